import { MENGETIK_MS } from '@sehati/contract/base/constants'
import { Id } from '@sehati/contract/base/isian'
import { namaRuang } from '@sehati/contract/channel/realtime.schema'
import type { Publish } from '../base/db/publisher.ts'
import type { ClientSocket } from './socket-server.ts'

/**
 * Publishes that a person is typing, to the other connections in the room at every process. Ignores clients outside the
 * room, and repetitions within 80 % of `MENGETIK_MS`: clients repeat the event every `MENGETIK_MS`.
 */
export function serveTyping(socket: ClientSocket, publish: Publish): void {
  let last = { jadwal_id: 0, at: Number.NEGATIVE_INFINITY }
  socket.on('mengetik', (said) => {
    const { data: jadwal_id } = Id.safeParse(said)
    if (!jadwal_id || !socket.rooms.has(namaRuang({ jenis: 'percakapan', id: jadwal_id }))) return
    const at = performance.now()
    if (last.jadwal_id === jadwal_id && at - last.at < MENGETIK_MS * 0.8) return
    last = { jadwal_id, at }
    publish({ jenis: 'mengetik', jadwal_id, user_id: socket.data.user_id })
  })
}
