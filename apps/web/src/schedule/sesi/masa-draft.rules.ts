import { type Hari, hariOf, Tanggal } from '@sehati/contract/base/waktu'
import { hasEnded, type Masa, onlyDate } from '@sehati/contract/schedule/masa.rules'

/** Between which dates the typed session takes place, as its form holds it; a weekly session has none. Dates `YYYY-MM-DD` or blank. */
export type MasaDraft = { cara: 'tanggal'; tanggal: string } | { cara: 'rentang'; dari: string; sampai: string }

export function masaDraftOf(masa: Masa): MasaDraft | undefined {
  const satu = onlyDate(masa)
  if (satu) return { cara: 'tanggal', tanggal: satu }
  const { berlaku_dari, berlaku_sampai } = masa
  return berlaku_dari || berlaku_sampai
    ? { cara: 'rentang', dari: berlaku_dari ?? '', sampai: berlaku_sampai ?? '' }
    : undefined
}

/** What is sent. A blank limit of a span is none; the only date must be there. */
export function readMasa(masa: MasaDraft | undefined): Masa {
  if (!masa) return {}
  if (masa.cara === 'tanggal') return { berlaku_dari: masa.tanggal, berlaku_sampai: masa.tanggal }
  return { berlaku_dari: masa.dari || null, berlaku_sampai: masa.sampai || null }
}

/** The weekday of the only date; null where the weekday is chosen. */
export const hariOfMasa = (masa: MasaDraft | undefined): Hari | null =>
  masa?.cara === 'tanggal' && Tanggal.safeParse(masa.tanggal).success ? hariOf(masa.tanggal) : null

/** Sessions whose last date is not past: only these are in the way of another one. */
export const notEnded = <S extends Masa>(sessions: readonly S[], today: string): S[] =>
  sessions.filter((sesi) => !hasEnded(sesi, today))
