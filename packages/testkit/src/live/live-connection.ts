import { setTimeout as sleep } from 'node:timers/promises'
import { type DariServer, type Kabar, REALTIME_PATH } from '@sehati/contract/channel/realtime.schema'

// The live channel by its protocol (Engine.IO 4, Socket.IO 5): two thousand of the full client would measure the client,
// and a drill must see every connection end. `trials/fuzz/live-channel.ts` sends what no client sends, and stays there.

export type LiveOptions = {
  /** What the server publishes; only `kabar` carries data. */
  received?: (event: keyof DariServer, kabar: Kabar | undefined) => void
  /** The server accepted the token. */
  connected?: () => void
  /** The server refused the token; it ends the connection some time later. */
  refused?: () => void
  /** The response to `ask`. */
  acknowledged?: (response: unknown) => void
  /** A server that sends nothing for so many milliseconds has gone; by default the connection waits. */
  silenceMs?: number
  stop?: AbortSignal
}

export type LiveConnection = {
  /** Rejects where the server refuses the token, or the connection ends before. */
  connected: Promise<void>
  ended: Promise<void>
  /** Sends an event that is acknowledged; one may be under way. */
  ask: (event: string, body: unknown) => void
  close: () => void
}

/** One connection, from its beginning to its end. */
export function openLive(url: string, token: string, options: LiveOptions = {}): LiveConnection {
  const { received, silenceMs, stop } = options
  const socket = new WebSocket(`${url.replace('http', 'ws')}${REALTIME_PATH}/?EIO=4&transport=websocket`)
  const [connected, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  connected.promise.catch(() => {})
  let silence: NodeJS.Timeout | undefined
  const end = (why = 'the connection ended') => {
    clearTimeout(silence)
    stop?.removeEventListener('abort', abort)
    socket.close()
    connected.reject(new Error(why))
    ended.resolve()
  }
  const abort = () => end()
  const expectWords = () => {
    clearTimeout(silence)
    if (silenceMs !== undefined) silence = setTimeout(end, silenceMs)
  }
  stop?.addEventListener('abort', abort)
  socket.onerror = () => end('the connection failed')
  socket.onclose = () => end()
  socket.onmessage = ({ data }: { data: string }) => {
    expectWords()
    if (data[0] === '0') socket.send(`40${JSON.stringify({ token })}`)
    else if (data === '2') socket.send('3')
    else if (data.startsWith('40')) {
      connected.resolve()
      options.connected?.()
    } else if (data.startsWith('44')) {
      connected.reject(new Error(data))
      options.refused?.()
    } else if (data.startsWith('43')) options.acknowledged?.(JSON.parse(data.slice(data.indexOf('[')))[0])
    else if (data.startsWith('42')) received?.(...(JSON.parse(data.slice(2)) as [keyof DariServer, Kabar | undefined]))
  }
  expectWords()
  const ask = (event: string, body: unknown) => socket.send(`420${JSON.stringify([event, body])}`)
  return { connected: connected.promise, ended: ended.promise, ask, close: () => end() }
}

type Pace = {
  firstMs: number
  lastMs: number /** Clients that were cut off together do not come back together. */
  isSpread?: boolean
}

/** Opens connections one after the other until `stop`: each failure doubles the pause, a success (`back` is called) resets it. */
export async function keepLive(
  open: (back: () => void) => LiveConnection,
  stop: AbortSignal,
  { firstMs, lastMs, isSpread = false }: Pace,
): Promise<void> {
  for (let pause = firstMs; !stop.aborted; pause = Math.min(pause * 2, lastMs)) {
    let isGood = false
    await open(() => {
      isGood = true
    }).ended
    if (isGood) pause = firstMs
    await sleep(pause * (isSpread ? 0.5 + Math.random() : 1), undefined, { signal: stop }).catch(() => {})
  }
}
