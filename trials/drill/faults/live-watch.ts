import { setTimeout as sleep } from 'node:timers/promises'

const FIRST_PAUSE_MS = 200
const LAST_PAUSE_MS = 2_000

/** One person's live connection, made again as often as it ends, and what became of it. */
export class LiveWatch {
  connected = 0
  refused = 0
  /** The server said that news may be missing, and that it is whole again. */
  interrupted = 0
  resumed = 0
  news: number[] = []
  private readonly url: string
  private readonly token: string

  constructor(address: string, token: string) {
    this.url = `${address.replace('http', 'ws')}/api/realtime/?EIO=4&transport=websocket`
    this.token = token
  }

  async run(stop: AbortSignal): Promise<void> {
    for (let pause = FIRST_PAUSE_MS; !stop.aborted; pause = Math.min(pause * 2, LAST_PAUSE_MS)) {
      const before = this.connected
      await this.once(stop)
      if (this.connected > before) pause = FIRST_PAUSE_MS
      await sleep(pause, null, { signal: stop }).catch(() => {})
    }
  }

  /** One connection from its beginning to its end. A server that says nothing for 30 seconds is given up, as the web does. */
  private once(stop: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const socket = new WebSocket(this.url)
      const end = () => {
        clearTimeout(silence)
        stop.removeEventListener('abort', end)
        socket.close()
        resolve()
      }
      let silence = setTimeout(end, 30_000)
      stop.addEventListener('abort', end)
      socket.onerror = end
      socket.onclose = end
      socket.onmessage = ({ data }: { data: string }) => {
        clearTimeout(silence)
        silence = setTimeout(end, 30_000)
        if (data[0] === '0') socket.send(`40${JSON.stringify({ token: this.token })}`)
        else if (data === '2') socket.send('3')
        else this.hear(data)
      }
    })
  }

  private hear(data: string): void {
    if (data.startsWith('40')) this.connected += 1
    else if (data.startsWith('44')) this.refused += 1
    else if (data.startsWith('42["jeda"')) this.interrupted += 1
    else if (data.startsWith('42["segar"')) this.resumed += 1
    else if (data.startsWith('42["kabar"')) this.news.push(performance.now())
  }
}
