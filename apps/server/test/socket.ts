import type { DariKlien, DariServer, Jawaban, Kabar, Ruang, Tutup } from '@sehati/contract/channel/realtime.schema'
import { REALTIME_PATH } from '@sehati/contract/channel/realtime.schema'
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client'

export type Connected = {
  socket: Socket<DariServer, DariKlien>
  received: Kabar[]
  /** The `segar` and `jeda` events, in order. */
  state: string[]
  end: { tutup: Tutup[]; reason: string | null }
  follow: (ruang: Ruang) => Promise<Jawaban>
}

/** Real connections to running servers, as clients make them. */
export function makeConnect() {
  const opened: Socket<DariServer, DariKlien>[] = []
  /** Resolves once the server has admitted it; a refusal rejects. */
  async function connect(
    url: string,
    { token }: { token: string },
    options: Partial<ManagerOptions & SocketOptions> = {},
  ): Promise<Connected> {
    const socket: Connected['socket'] = io(url, {
      path: REALTIME_PATH,
      transports: ['websocket'],
      auth: { token },
      forceNew: true,
      reconnection: false,
      ...options,
    })
    opened.push(socket)
    const connected: Connected = {
      socket,
      received: [],
      state: [],
      end: { tutup: [], reason: null },
      follow: (ruang) => socket.emitWithAck('ikut', ruang),
    }
    socket.on('kabar', (kabar) => connected.received.push(kabar))
    socket.on('segar', () => connected.state.push('segar'))
    socket.on('jeda', () => connected.state.push('jeda'))
    socket.on('tutup', (tutup) => connected.end.tutup.push(tutup))
    socket.on('disconnect', (reason) => {
      connected.end.reason = reason
    })
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve)
      socket.once('connect_error', reject)
    })
    return connected
  }
  const closeAll = () => {
    for (const socket of opened.splice(0)) socket.close()
  }
  return { connect, closeAll }
}
