import type { Jawaban, Ruang } from '@sehati/contract/channel/realtime.schema'
import type { Patient } from '@sehati/testkit/clinic/plans'
import { keepLive, openLive } from '@sehati/testkit/live/live-connection'
import { ENTRANCE_URL } from './layout.ts'

/** The pace of reconnection of socket.io-client: after half a second to five, not all at once. */
const PACE = { firstMs: 500, lastMs: 5_000, isSpread: true }
/** The server pings every 15 seconds; after so long without a ping the connection counts as lost. */
const SILENCE_MS = 25_000

export type CrowdCounts = { dropped: number; reconnected: number; paused: number; refreshed: number }

/** Screens that follow one professional's slots over the live channel and come back whenever they are cut off. */
export class LiveCrowd {
  counts: CrowdCounts = { dropped: 0, reconnected: 0, paused: 0, refreshed: 0 }
  private readonly following = new Set<number>()
  private readonly reached = new Set<number>()
  private readonly stop = new AbortController()
  private readonly people: Patient[]
  private readonly professionalId: number

  constructor(people: Patient[], professionalId: number) {
    this.people = people
    this.professionalId = professionalId
    for (const [number, patient] of people.entries()) void this.follow(number, patient.token)
  }

  get size(): number {
    return this.people.length
  }

  isConnected = (): boolean => this.following.size === this.people.length

  /** From now on `reachedScreens` counts the screens that receive an event of the professional. */
  listen(): void {
    this.reached.clear()
  }

  reachedScreens = (): number => this.reached.size

  newRound(): void {
    this.counts = { dropped: 0, reconnected: 0, paused: 0, refreshed: 0 }
  }

  close(): void {
    this.stop.abort()
  }

  private follow(number: number, token: string): Promise<void> {
    let wasThere = false
    const { signal: stop } = this.stop
    const connect = (back: () => void) => {
      const live = openLive(ENTRANCE_URL, token, {
        stop,
        silenceMs: SILENCE_MS,
        connected: () => live.ask('ikut', { jenis: 'slot', id: this.professionalId } satisfies Ruang),
        acknowledged: (response) => {
          if (!(response as Jawaban).ok) return live.close()
          this.following.add(number)
          if (wasThere) this.counts.reconnected += 1
          wasThere = true
          back()
        },
        refused: () => live.close(),
        received: (event) => {
          if (event === 'jeda') this.counts.paused += 1
          else if (event === 'segar') this.counts.refreshed += 1
          else if (event === 'kabar') this.reached.add(number)
        },
      })
      live.ended.then(() => {
        if (this.following.delete(number) && !stop.aborted) this.counts.dropped += 1
      })
      return live
    }
    return keepLive(connect, stop, PACE)
  }
}
