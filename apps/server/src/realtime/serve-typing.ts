import { MENGETIK_MS } from '@sehati/contract/constants'
import { Id } from '@sehati/contract/isian'
import { namaRuang } from '@sehati/contract/realtime.schema'
import type { Announce } from '../db/announcer.ts'
import type { ClientSocket } from './socket-server.ts'

/**
 * Tells that somebody is typing to whoever else is in the room, at any server. Who is not let into the room is not
 * heard; who types on is heard once in a while. A little earlier than the client repeats it, so that no beat is missed.
 */
export function serveTyping(socket: ClientSocket, announce: Announce): void {
  let last = { jadwal_id: 0, at: Number.NEGATIVE_INFINITY }
  socket.on('mengetik', (said) => {
    const { data: jadwal_id } = Id.safeParse(said)
    if (!jadwal_id || !socket.rooms.has(namaRuang({ jenis: 'percakapan', id: jadwal_id }))) return
    const at = performance.now()
    if (last.jadwal_id === jadwal_id && at - last.at < MENGETIK_MS * 0.8) return
    last = { jadwal_id, at }
    announce({ jenis: 'mengetik', jadwal_id, user_id: socket.data.user_id })
  })
}
