/** What one second of a call showed. Each value is null where the browser does not know it. */
export type Sample = {
  /** Milliseconds, of any clock that only moves on. */
  at: number
  /** The share of the sent picture and sound that did not arrive, 0 to 1. */
  hilang: number | null
  /** How much the network carries towards the other person, in bit/s. */
  lajuKirim: number | null
  /** How many packets of sound have arrived since the call began. */
  paketSuara: number | null
}

/** Whether a picture is sent now: only then can one be given up. */
type Keadaan = { isMengirimVideo: boolean }
export type Anjuran = { matikanVideo: boolean; tawarkanChat: boolean }

const HILANG_TERLALU_BANYAK = 0.08
const LAJU_TERLALU_KECIL = 150_000
const LEMAH_MS = 10_000
const SENYAP_MS = 15_000

const mean = (values: (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null)
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : null
}

/** Over the last ten seconds; false as long as they have not passed. */
function isLemah(samples: readonly Sample[], now: number): boolean {
  if (now - (samples[0]?.at ?? now) < LEMAH_MS) return false
  const last = samples.filter(({ at }) => now - at <= LEMAH_MS)
  const [hilang, laju] = [mean(last.map((one) => one.hilang)), mean(last.map((one) => one.lajuKirim))]
  return (hilang !== null && hilang > HILANG_TERLALU_BANYAK) || (laju !== null && laju < LAJU_TERLALU_KECIL)
}

/** For how long no packet of sound has arrived, in milliseconds. */
function senyapSelama(samples: readonly Sample[], newest: Sample): number {
  const since = samples.map(({ paketSuara }) => paketSuara !== newest.paketSuara).lastIndexOf(true) + 1
  return newest.at - (samples[since] ?? newest).at
}

/**
 * What the last seconds of a call mean: where ten seconds lost more than 8 % or carried less than 150 kbit/s, the sound is kept by
 * giving up the picture, and without any packet of sound for 15 seconds people do not hear one another. Silence itself still has
 * packets, a few each second.
 */
export function nilaiJaringan(samples: readonly Sample[], { isMengirimVideo }: Keadaan): Anjuran {
  const newest = samples.at(-1)
  if (!newest) return { matikanVideo: false, tawarkanChat: false }
  return {
    matikanVideo: isMengirimVideo && isLemah(samples, newest.at),
    tawarkanChat: senyapSelama(samples, newest) >= SENYAP_MS,
  }
}

/** The snapshots that can still matter. */
export const terbaru = (samples: readonly Sample[]): Sample[] => {
  const newest = samples.at(-1)?.at ?? 0
  return samples.filter(({ at }) => newest - at <= SENYAP_MS + 2_000)
}
