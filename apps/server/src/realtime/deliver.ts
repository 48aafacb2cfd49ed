import { namaRuang, type Tutup } from '@sehati/contract/channel/realtime.schema'
import { type DbEvent, GAP } from '../base/db/db-event.ts'
import type { ClientSocket, SocketServer } from './socket-server.ts'

/** Rooms that no client can join by name: all connections of a session, and of a person. */
export const sesiRoom = (sesi_id: number) => `:sesi:${sesi_id}`
export const userRoom = (user_id: number) => `:user:${user_id}`

/** Delivers an event to the clients of this process that it concerns. */
export function deliver(io: SocketServer, event: DbEvent): void {
  switch (event.jenis) {
    case 'sesi':
      endAll(io, sesiRoom(event.sesi_id))
      break
    case 'akun':
      endAll(io, userRoom(event.user_id))
      break
    case GAP:
      io.emit('segar')
      break
    case 'pemberitahuan':
      io.to(userRoom(event.user_id)).emit('kabar', event)
      break
    case 'pesan':
    case 'tanda':
    case 'bilik':
    case 'sinyal':
    case 'peringatan': {
      const { kepada, ...kabar } = event
      io.to(kepada.map(userRoom)).emit('kabar', kabar)
      break
    }
    case 'mengetik': {
      const ruang = namaRuang({ jenis: 'percakapan', id: event.jadwal_id })
      io.to(ruang).except(userRoom(event.user_id)).emit('kabar', event)
      break
    }
    case 'slot': {
      const { profesional_id } = event
      for (const id of profesional_id === null ? followedSlots(io) : [profesional_id]) {
        io.to(namaRuang({ jenis: 'slot', id })).emit('kabar', { ...event, profesional_id: id })
      }
      break
    }
    case 'antrean':
      io.to(namaRuang({ jenis: 'antrean', id: event.klinik_id })).emit('kabar', event)
      break
    case 'tenaga':
    case 'tugas':
      // Only the session cache uses it.
      break
    case 'layanan':
      // Pages read it when they are opened.
      break
    default:
      event satisfies never
  }
}

/** Sends the reason and ends a connection. */
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

/** The professionals whose slots at least one client of this process follows. */
const followedSlots = (io: SocketServer): number[] =>
  [...io.sockets.adapter.rooms.keys()].flatMap((room) => {
    const id = /^slot:(\d+)$/.exec(room)?.[1]
    return id ? [Number(id)] : []
  })
