import { randomUUID } from 'node:crypto'
import type { Agent } from 'node:http'
import { DENYUT_DETIK } from '@sehati/contract/base/constants'
import type { Bilik, IsiSinyal, Sinyal } from '@sehati/contract/talk/bilik.schema'
import { dataOf } from '@sehati/testkit/client/ask'
import { openLive } from '@sehati/testkit/live/live-connection'

/** Counts of all pages together: requests, those that failed by what they said, and milliseconds from a signal sent to it read. */
export type Counts = { requests: number; failed: Record<string, number>; heard: number[] }
type Place = { url: string; agent: Agent; token: string; jadwal_id: number; counts: Counts }
export type Page = Awaited<ReturnType<typeof openPage>>

/** Real descriptions of a call with picture and sound have about this length. */
const SDP = 'v=0\r\n'.padEnd(5_600, 'a=rtpmap:96 VP8/90000\r\n')
/** A browser behind a relay finds so many candidates, in as many bursts. */
const BURSTS = 3
const CANDIDATE = {
  candidate: 'candidate:1 1 udp 41885439 203.0.113.5 49160 typ relay raddr 0.0.0.0 rport 0 generation 0',
  sdpMid: '0',
  sdpMLineIndex: 0,
}
const sentAt = new Map<number, number>()

/** One page in a room as the browser's: it keeps its seat, reads at each event, and answers an offer. */
export async function openPage({ url, agent, token, jadwal_id, counts }: Place) {
  const sambungan = randomUUID()
  let after: number | undefined
  let seat: Bilik | null = null
  let beat: ReturnType<typeof setInterval> | undefined
  let reading: Promise<void> = Promise.resolve()

  async function ask<T>(method: 'GET' | 'PUT' | 'POST', path: string, body?: object): Promise<T | null> {
    counts.requests += 1
    try {
      return await dataOf<T>(url, { method, path, token, ...(body ? { body } : {}) }, { agent })
    } catch (error) {
      const said = (error as Error).message
      counts.failed[said] = (counts.failed[said] ?? 0) + 1
      return null
    }
  }
  const room = '/api/allroles/bilik'
  const sit = async () => {
    seat = await ask('PUT', `${room}/masuk?jadwalid=${jadwal_id}`, { sambungan })
  }
  const send = async (isi: IsiSinyal) => {
    const at = performance.now()
    const made = await ask<{ sinyal_id: number }>('POST', `${room}/sinyal?jadwalid=${jadwal_id}`, { sambungan, isi })
    if (made) sentAt.set(made.sinyal_id, at)
  }
  const describe = async (type: 'offer' | 'answer') => {
    await ask('GET', `${room}/turn?jadwalid=${jadwal_id}&sambungan=${sambungan}`)
    await send({ deskripsi: { type, sdp: SDP } })
    for (let n = 0; n < BURSTS; n++) await send({ kandidat: [CANDIDATE, CANDIDATE] })
  }
  async function read() {
    const from = after === undefined ? '' : `&after=${after}`
    const path = `${room}/sinyal?jadwalid=${jadwal_id}&sambungan=${sambungan}${from}`
    for (const { sinyal_id, isi } of (await ask<Sinyal[]>('GET', path)) ?? []) {
      after = sinyal_id
      const at = sentAt.get(sinyal_id)
      if (at !== undefined) counts.heard.push(performance.now() - at)
      if ('deskripsi' in isi && isi.deskripsi.type === 'offer') void describe('answer')
    }
  }

  const live = openLive(url, token, {
    received: (event, kabar) => {
      if (event !== 'kabar' || !kabar || !('jadwal_id' in kabar) || kabar.jadwal_id !== jadwal_id) return
      if (kabar.jenis === 'bilik') void sit()
      if (kabar.jenis === 'sinyal') reading = reading.then(read)
    },
  })
  await live.connected
  return {
    /** Enters, and keeps the seat by its heartbeat. */
    enter: async () => {
      await sit()
      beat = setInterval(sit, DENYUT_DETIK * 1_000)
    },
    seat: () => seat,
    admit: () => ask('PUT', `/api/tenpro/bilik/persilakan?jadwalid=${jadwal_id}`),
    /** Offers a connection, at the beginning of a call and after a network was lost. */
    offer: () => describe('offer'),
    close: () => {
      clearInterval(beat)
      live.close()
    },
  }
}
