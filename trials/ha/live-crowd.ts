import { setTimeout as sleep } from 'node:timers/promises'
import { REALTIME_PATH } from '@sehati/contract/realtime/schema'
import type { Patient } from '@sehati/testkit/clinic/plans'
import { ENTRANCE_URL } from './layout.ts'

/** The client's own pace of coming back (socket.io-client: half a second to five, never all at once). */
const FIRST_RETRY_MS = 500
const LAST_RETRY_MS = 5_000
/** The server asks every 15 seconds; one that was not asked for so long is not there any more. */
const SILENCE_MS = 25_000

export type CrowdCounts = { dropped: number; reconnected: number; paused: number; refreshed: number }

/** Screens that follow one professional's slots over the live channel and come back whenever they are cut off. */
export class LiveCrowd {
  counts: CrowdCounts = { dropped: 0, reconnected: 0, paused: 0, refreshed: 0 }
  private readonly following = new Set<number>()
  private readonly heard = new Set<number>()
  private readonly stop = new AbortController()
  private readonly people: Patient[]
  private readonly professionalId: number

  constructor(people: Patient[], professionalId: number) {
    this.people = people
    this.professionalId = professionalId
    for (const [number, patient] of people.entries()) this.follow(number, patient.token)
  }

  get size(): number {
    return this.people.length
  }

  isConnected = (): boolean => this.following.size === this.people.length

  /** From now on `heardBy` counts who hears of the professional. */
  listen(): void {
    this.heard.clear()
  }

  heardBy = (): number => this.heard.size

  newRound(): void {
    this.counts = { dropped: 0, reconnected: 0, paused: 0, refreshed: 0 }
  }

  close(): void {
    this.stop.abort()
  }

  private async follow(number: number, token: string): Promise<void> {
    let wasThere = false
    for (let retry = FIRST_RETRY_MS; !this.stop.signal.aborted; retry = Math.min(retry * 2, LAST_RETRY_MS)) {
      await this.stay(token, (event) => {
        if (event === 'joined') {
          this.following.add(number)
          if (wasThere) this.counts.reconnected += 1
          wasThere = true
          retry = FIRST_RETRY_MS / 2
        } else if (event === 'jeda') this.counts.paused += 1
        else if (event === 'segar') this.counts.refreshed += 1
        else if (event === 'kabar') this.heard.add(number)
      })
      if (this.following.delete(number) && !this.stop.signal.aborted) this.counts.dropped += 1
      await sleep(retry * (0.5 + Math.random()), undefined, { signal: this.stop.signal }).catch(() => {})
    }
  }

  /** One connection, by the protocol itself, from its beginning to its end. */
  private stay(token: string, tell: (event: string) => void): Promise<void> {
    const socket = new WebSocket(`${ENTRANCE_URL.replace('http', 'ws')}${REALTIME_PATH}/?EIO=4&transport=websocket`)
    return new Promise((resolve) => {
      let silence = setTimeout(() => end(), SILENCE_MS)
      const end = () => {
        clearTimeout(silence)
        this.stop.signal.removeEventListener('abort', end)
        socket.close()
        resolve()
      }
      this.stop.signal.addEventListener('abort', end)
      socket.onerror = end
      socket.onclose = end
      socket.onmessage = ({ data }: { data: string }) => {
        clearTimeout(silence)
        silence = setTimeout(() => end(), SILENCE_MS)
        if (data[0] === '0') socket.send(`40${JSON.stringify({ token })}`)
        else if (data === '2') socket.send('3')
        else if (data.startsWith('40')) socket.send(this.wish())
        else if (data.startsWith('430') && data.includes('"ok":true')) tell('joined')
        else if (data.startsWith('44') || data.startsWith('43')) end()
        else if (data.startsWith('42')) tell((JSON.parse(data.slice(2)) as [string])[0])
      }
    })
  }

  /** `ikut`, with an acknowledgement asked for. */
  private wish = () => `420${JSON.stringify(['ikut', { jenis: 'slot', id: this.professionalId }])}`
}
