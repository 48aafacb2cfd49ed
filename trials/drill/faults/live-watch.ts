import { keepLive, openLive } from '@sehati/testkit/live/live-connection'

/** After so long without a packet the connection counts as lost, as in the web. */
const SILENCE_MS = 30_000
const PACE = { firstMs: 200, lastMs: 2_000 }

/** The live connection of one person, reopened whenever it ends, with counts of what happened to it. */
export class LiveWatch {
  connected = 0
  refused = 0
  /** How often the server reported that events may be missing, and that they are complete again. */
  interrupted = 0
  resumed = 0
  /** When an event arrived, each in milliseconds of `performance.now()`. */
  events: number[] = []
  private readonly address: string
  private readonly token: string

  constructor(address: string, token: string) {
    this.address = address
    this.token = token
  }

  run(stop: AbortSignal): Promise<void> {
    const connect = (back: () => void) =>
      openLive(this.address, this.token, {
        stop,
        silenceMs: SILENCE_MS,
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
          else if (event === 'kabar') this.events.push(performance.now())
        },
      })
    return keepLive(connect, stop, PACE)
  }
}
