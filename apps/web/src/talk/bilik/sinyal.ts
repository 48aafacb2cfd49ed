import type { IsiSinyal, Sinyal } from '@sehati/contract/talk/bilik.schema'
import { ApiError } from '../../base/lib/api-error.ts'
import { bacaSinyal, kirimSinyal, type Tempat } from './bilik.queries.ts'

type Kandidat = Extract<IsiSinyal, { kandidat: unknown }>['kandidat'][number]

/** Candidates come in a burst: one request carries those of a tenth of a second. */
const KUMPUL_MS = 100
const KANDIDAT_TERBANYAK = 20
const ULANGI_MS = 1_000

export type Sinyalan = ReturnType<typeof makeSinyal>

/**
 * The signals between this page and the other one: sent in their order, one request at a time, and read after the last that was
 * seen. A request that the network lost is sent again; what the server refuses is dropped, because a connection that lacks it begins again.
 */
export function makeSinyal(tempat: Tempat, onSinyal: (sinyal: Sinyal) => void) {
  const waiting: IsiSinyal[] = []
  let candidates: Kandidat[] = []
  let gathering: ReturnType<typeof setTimeout> | undefined
  let after: number | undefined
  let isSending = false
  let isStopped = false
  let reading: Promise<void> = Promise.resolve()

  async function send() {
    if (isSending) return
    isSending = true
    for (let isi = waiting[0]; isi && !isStopped; isi = waiting[0]) {
      try {
        await kirimSinyal(tempat, isi)
      } catch (error) {
        const isLost = error instanceof ApiError && (error.isPassing || error.code === 'TOO_MANY_REQUESTS')
        if (isLost && !isStopped) {
          await new Promise((again) => setTimeout(again, ULANGI_MS))
          continue
        }
      }
      waiting.shift()
    }
    isSending = false
  }

  const flush = () => {
    clearTimeout(gathering)
    gathering = undefined
    for (; candidates.length > 0; candidates = candidates.slice(KANDIDAT_TERBANYAK))
      waiting.push({ kandidat: candidates.slice(0, KANDIDAT_TERBANYAK) })
    void send()
  }

  /** Sends a description or a wish, behind the candidates that belong before it. */
  const kirim = (isi: IsiSinyal) => {
    flush()
    waiting.push(isi)
    void send()
  }

  const kirimKandidat = ({ candidate = '', sdpMid, sdpMLineIndex, usernameFragment }: RTCIceCandidateInit) => {
    candidates.push({ candidate, sdpMid: sdpMid ?? null, sdpMLineIndex: sdpMLineIndex ?? null, usernameFragment })
    gathering ??= setTimeout(flush, KUMPUL_MS)
  }

  const read = async (isWanted: boolean) => {
    const rows = await bacaSinyal(tempat, after).catch(() => [])
    for (const sinyal of rows) {
      after = sinyal.sinyal_id
      if (isWanted && !isStopped) onSinyal(sinyal)
    }
  }
  /** One read after the other: two at a time would both return what is new. */
  const inTurn = (isWanted: boolean): Promise<void> => {
    reading = reading.then(() => (isStopped ? undefined : read(isWanted)))
    return reading
  }

  return {
    kirim,
    kirimKandidat,
    baca: () => inTurn(true),
    /** Passes over what was meant for an earlier connection of this page. */
    lewati: () => inTurn(false),
    stop: () => {
      isStopped = true
      clearTimeout(gathering)
    },
  }
}
