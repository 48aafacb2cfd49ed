import { namaRuang, Ruang } from '@sehati/contract/realtime.schema'
import { limits, makeAllowance } from './limits.ts'
import { mayFollow } from './ruang.policy.ts'
import type { ClientSocket } from './socket-server.ts'
import { end } from './tell.ts'

/** Lets a connection into the rooms it may follow, and out again; one that says too much is ended. */
export function serveRooms(socket: ClientSocket): void {
  const isWithinLimit = makeAllowance()
  const joined = new Set<string>()
  socket.use((_event, next) => (isWithinLimit() ? next() : end(socket, 'batas')))

  socket.on('ikut', (asked, answer) => {
    if (typeof answer !== 'function') return
    const ruang = Ruang.safeParse(asked)
    if (!ruang.success) return answer({ ok: false, code: 'VALIDATION_FAILED' })
    if (!mayFollow(socket.data, ruang.data)) return answer({ ok: false, code: 'FORBIDDEN' })
    const name = namaRuang(ruang.data)
    if (!joined.has(name) && joined.size >= limits.rooms) return answer({ ok: false, code: 'TOO_MANY_REQUESTS' })
    joined.add(name)
    socket.join(name)
    answer({ ok: true })
  })

  socket.on('lepas', (asked) => {
    const ruang = Ruang.safeParse(asked)
    if (!ruang.success) return
    joined.delete(namaRuang(ruang.data))
    socket.leave(namaRuang(ruang.data))
  })
}
