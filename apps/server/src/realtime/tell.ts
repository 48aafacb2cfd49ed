import { namaRuang, type Tutup } from '@sehati/contract/realtime.schema'
import type { Berita } from '../db/berita.ts'
import type { ClientSocket, SocketServer } from './socket-server.ts'

/** Rooms that no client can name: all connections of a session, and of a person. */
export const sesiRoom = (sesi_id: number) => `:sesi:${sesi_id}`
export const userRoom = (user_id: number) => `:user:${user_id}`

/** Passes on what the database told to those connected here whom it concerns. */
export function tell(io: SocketServer, berita: Berita): void {
  switch (berita.jenis) {
    case 'sesi':
      endAll(io, sesiRoom(berita.sesi_id))
      break
    case 'akun':
      endAll(io, userRoom(berita.user_id))
      break
    case 'luput':
      io.emit('segar')
      break
    case 'pemberitahuan':
      io.to(userRoom(berita.user_id)).emit('kabar', berita)
      break
    case 'pesan':
    case 'tanda': {
      const { kepada, ...kabar } = berita
      io.to(kepada.map(userRoom)).emit('kabar', kabar)
      break
    }
    case 'mengetik': {
      const ruang = namaRuang({ jenis: 'percakapan', id: berita.jadwal_id })
      io.to(ruang).except(userRoom(berita.user_id)).emit('kabar', berita)
      break
    }
    case 'slot': {
      const { profesional_id } = berita
      for (const id of profesional_id === null ? followedSlots(io) : [profesional_id]) {
        io.to(namaRuang({ jenis: 'slot', id })).emit('kabar', { ...berita, profesional_id: id })
      }
      break
    }
    case 'tenaga':
      // These are for the processes alone.
      break
    default:
      berita satisfies never
  }
}

/** Ends a connection and says why. */
export function end(socket: ClientSocket, alasan: Tutup['alasan']): void {
  socket.emit('tutup', { alasan })
  socket.disconnect(true)
}

function endAll(io: SocketServer, room: string): void {
  for (const id of io.sockets.adapter.rooms.get(room) ?? []) {
    const socket = io.sockets.sockets.get(id)
    if (socket) end(socket, 'sesi')
  }
}

/** The professionals whose slots somebody follows here. */
const followedSlots = (io: SocketServer): number[] =>
  [...io.sockets.adapter.rooms.keys()].flatMap((room) => {
    const id = /^slot:(\d+)$/.exec(room)?.[1]
    return id ? [Number(id)] : []
  })
