import { keepLive, openLive } from '@sehati/testkit/live/live-connection'

/** A server that says nothing for so long is given up, as the web does. */
const SILENCE_MS = 30_000
const PACE = { firstMs: 200, lastMs: 2_000 }

/** One person's live connection, made again as often as it ends, and what became of it. */
export class LiveWatch {
  connected = 0
  refused = 0
  /** The server said that news may be missing, and that it is whole again. */
  interrupted = 0
  resumed = 0
  news: number[] = []
  private readonly address: string
  private readonly token: string

  constructor(address: string, token: string) {
    this.address = address
    this.token = token
  }

  run(stop: AbortSignal): Promise<void> {
    const connect = (back: () => void) =>
      openLive(this.address, this.token, {
        ...{ stop, silenceMs: SILENCE_MS },
        connected: () => {
          this.connected += 1
          back()
        },
        refused: () => {
          this.refused += 1
        },
        received: (event) => {
          if (event === 'jeda') this.interrupted += 1
          else if (event === 'segar') this.resumed += 1
          else if (event === 'kabar') this.news.push(performance.now())
        },
      })
    return keepLive(connect, stop, PACE)
  }
}
