import type { Kabar } from '@sehati/contract/realtime/schema'
import { REALTIME_PATH } from '@sehati/contract/realtime/schema'

export type LiveClient = { close: () => void }

/** A connection as the browser makes it, by the protocol itself: two thousand of the full client would measure the client. */
export function openLive(url: string, token: string, hear: (kabar: Kabar) => void): Promise<LiveClient> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${REALTIME_PATH}/?EIO=4&transport=websocket`)
  return new Promise((resolve, reject) => {
    socket.onerror = () => reject(new Error('a connection failed'))
    socket.onmessage = ({ data }: { data: string }) => {
      if (data[0] === '0') socket.send(`40${JSON.stringify({ token })}`)
      else if (data === '2') socket.send('3')
      else if (data.startsWith('40')) resolve({ close: () => socket.close() })
      else if (data.startsWith('44')) reject(new Error(data))
      else if (data.startsWith('42')) {
        const [event, said] = JSON.parse(data.slice(2)) as [string, Kabar]
        if (event === 'kabar') hear(said)
      }
    }
  })
}
