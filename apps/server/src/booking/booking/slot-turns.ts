import pLimit from 'p-limit'

/** How many attempts for one slot run at once in this process: one that fails for a reason of its own delays no other. */
const PLACES = 8

type Crowd = { people: number; isTaken: boolean; limit: ReturnType<typeof pLimit> }

export type Turn = {
  /** Whether another request booked the slot while this one waited: then a read of the reason costs less than an attempt. */
  isTaken: () => boolean
  /** Marks the slot as taken for the waiting requests. */
  markTaken: () => void
}

/**
 * Limits simultaneous attempts for the same slot. Some run at once, the others wait for their turn and
 * learn whether an attempt can succeed: so a crowd uses few connections and row locks. Only the database decides who
 * gets the slot.
 */
export function makeSlotTurns(): <T>(slot: string, work: (turn: Turn) => Promise<T>) => Promise<T> {
  const crowds = new Map<string, Crowd>()
  return async (slot, work) => {
    const crowd = crowds.get(slot) ?? { people: 0, isTaken: false, limit: pLimit(PLACES) }
    crowds.set(slot, crowd)
    crowd.people += 1
    const turn: Turn = {
      isTaken: () => crowd.isTaken,
      markTaken: () => {
        crowd.isTaken = true
      },
    }
    try {
      return await crowd.limit(() => work(turn))
    } finally {
      crowd.people -= 1
      if (crowd.people === 0) crowds.delete(slot)
    }
  }
}
