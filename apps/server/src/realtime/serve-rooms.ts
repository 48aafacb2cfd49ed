import { type Jawaban, namaRuang, Ruang } from '@sehati/contract/channel/realtime.schema'
import type { Db } from '../base/db/db.ts'
import { makeAllowance } from '../base/http/allowance.ts'
import { end } from './deliver.ts'
import { limits } from './limits.ts'
import { mayFollow } from './ruang.policy.ts'
import type { ClientSocket } from './socket-server.ts'

/** Lets a connection join and leave the rooms that it may follow. Ends a connection that sends too much. */
export function serveRooms(socket: ClientSocket, db: Db, clock: () => Date): void {
  const isWithinLimit = makeAllowance(limits)
  /** Includes rooms whose query still runs: a client that leaves meanwhile is not admitted. */
  const wanted = new Set<string>()
  socket.use((_event, next) => (isWithinLimit() ? next() : end(socket, 'batas')))

  async function join(ruang: Ruang): Promise<Jawaban> {
    const name = namaRuang(ruang)
    if (!wanted.has(name) && wanted.size >= limits.rooms) return { ok: false, code: 'TOO_MANY_REQUESTS' }
    wanted.add(name)
    try {
      if (await mayFollow(db, socket.data, ruang, clock())) {
        if (wanted.has(name) && socket.connected) socket.join(name)
        return { ok: true }
      }
      wanted.delete(name)
      return { ok: false, code: 'FORBIDDEN' }
    } catch {
      wanted.delete(name)
      return { ok: false, code: 'UNAVAILABLE' }
    }
  }

  socket.on('ikut', async (asked, acknowledge) => {
    if (typeof acknowledge !== 'function') return
    const ruang = Ruang.safeParse(asked)
    acknowledge(ruang.success ? await join(ruang.data) : { ok: false, code: 'VALIDATION_FAILED' })
  })

  socket.on('lepas', (asked) => {
    const ruang = Ruang.safeParse(asked)
    if (!ruang.success) return
    wanted.delete(namaRuang(ruang.data))
    socket.leave(namaRuang(ruang.data))
  })
}
