/** From so many visits of today on, the wait is estimated by these alone. */
const CUKUP_HARI_INI = 5
/** Estimates are ranges of whole steps of so many minutes. */
const LANGKAH_MENIT = 5
/** Where no visit was measured, visits are taken to vary by so much around their planned length. */
const SEBAR_RENCANA = 0.25

export type Perkiraan = { dari: number; sampai: number }

export type FaktaTunggu = {
  /** How long visits of the professional took from the call to their end, in minutes: today, and on the same weekday of four weeks. */
  hariIni: readonly number[]
  sebelumnya: readonly number[]
  /** How long the visit is planned, in minutes. */
  rencana: number
  /** How long ago the person was called who is called or inside; null where no one is. */
  sejakDipanggil: number | null
  /** How many wait before the patient. */
  diDepan: number
  /** The professional has called someone today. */
  melayani: boolean
}

/** A range reaches so many standard deviations to each side: four of five waits lie within it. */
const LEBAR = 1.4

const rata = (all: readonly number[]) => all.reduce((sum, menit) => sum + menit, 0) / all.length
function sebaran(all: readonly number[]): number {
  const tengah = rata(all)
  return all.reduce((sum, menit) => sum + (menit - tengah) ** 2, 0) / Math.max(all.length - 1, 1)
}

function lamaOf({ hariIni, sebelumnya, rencana }: FaktaTunggu): readonly number[] {
  if (hariIni.length >= CUKUP_HARI_INI) return hariIni
  const known = [...hariIni, ...sebelumnya]
  return known.length >= CUKUP_HARI_INI
    ? known
    : [rencana * (1 - SEBAR_RENCANA), rencana, rencana * (1 + SEBAR_RENCANA)]
}

/**
 * How long a patient still waits, as a range in minutes: what is left of the visit under way, and the visits of those before
 * them, as long and as different as visits were. Rounded outward. Null where it is not known, because the professional has not
 * called anyone today.
 */
export function perkirakanTunggu(facts: FaktaTunggu): Perkiraan | null {
  const { sejakDipanggil, diDepan, melayani } = facts
  if (!melayani) return null
  const lama = lamaOf(facts)
  // Of the visits that took longer than the one under way has taken already, what they had left.
  const longer = lama.filter((menit) => sejakDipanggil !== null && menit > sejakDipanggil)
  const sisa = longer.map((menit) => menit - (sejakDipanggil ?? 0))
  const left = sejakDipanggil === null ? [0] : sisa.length > 0 ? sisa : [0, rata(lama) / 2]
  const tengah = rata(left) + diDepan * rata(lama)
  // The mean of a few visits is itself uncertain, and counts for each person before.
  const lebar = LEBAR * Math.sqrt(sebaran(left) + sebaran(lama) * (diDepan + diDepan ** 2 / lama.length))
  const dari = Math.floor(Math.max(tengah - lebar, 0) / LANGKAH_MENIT) * LANGKAH_MENIT
  return { dari, sampai: Math.max(Math.ceil((tengah + lebar) / LANGKAH_MENIT) * LANGKAH_MENIT, dari + LANGKAH_MENIT) }
}
