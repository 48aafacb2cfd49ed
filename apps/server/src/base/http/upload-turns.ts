import { FOTO_BYTES } from '@sehati/contract/base/constants'
import { addressKey } from './client-address.ts'
import { reject } from './errors.ts'

/** The number of files that one person may send at the same time at this process. */
const UPLOADS_OF_EACH = 5
/** The bytes of files that a process may hold in memory: as much as 64 of the largest. */
const BYTES_OF_ALL = 64 * FOTO_BYTES
/** The bytes that an upload counts for before any of it has arrived. */
const BYTES_OF_NOTHING = 64 * 1024

/** Counts bytes that have arrived; returns whether there is room for them. */
export type Hold = (bytes: number) => boolean

/**
 * Limits the memory that uploads use while they arrive and are processed. An upload counts by what has arrived: a slow
 * sender takes next to nothing from others. One address may use half of the limit, because accounts cost nothing.
 */
export function makeUploadTurns(bytesOfAll: number = BYTES_OF_ALL) {
  const ofPerson = new Map<number, number>()
  const ofAddress = new Map<string, number>()
  let all = 0

  /** Adds to what an address uses, or subtracts from it. */
  function count(address: string, bytes: number): void {
    all += bytes
    const held = (ofAddress.get(address) ?? 0) + bytes
    if (held > 0) ofAddress.set(address, held)
    else ofAddress.delete(address)
  }
  const hasRoom = (address: string, bytes: number) =>
    all + bytes <= bytesOfAll && (ofAddress.get(address) ?? 0) + bytes <= bytesOfAll / 2

  /** Runs the work on an upload, to its end even when the sender has gone. Refuses an upload without room. */
  return async <T>(sender: { user_id: number; ip: string }, work: (hold: Hold) => Promise<T>): Promise<T> => {
    const [user_id, address] = [sender.user_id, addressKey(sender.ip)]
    const others = ofPerson.get(user_id) ?? 0
    if (others >= UPLOADS_OF_EACH) reject('TOO_MANY_REQUESTS', { retryAfterSeconds: 1 })
    if (!hasRoom(address, BYTES_OF_NOTHING)) reject('TOO_MANY_REQUESTS', { retryAfterSeconds: 2 })
    let arrived = 0
    let held = BYTES_OF_NOTHING
    count(address, held)
    ofPerson.set(user_id, others + 1)
    try {
      return await work((bytes) => {
        arrived += bytes
        const more = Math.max(0, arrived - held)
        if (!hasRoom(address, more)) return false
        count(address, more)
        held += more
        return true
      })
    } finally {
      count(address, -held)
      const left = (ofPerson.get(user_id) ?? 1) - 1
      if (left > 0) ofPerson.set(user_id, left)
      else ofPerson.delete(user_id)
    }
  }
}
