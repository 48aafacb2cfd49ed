import type { Verdict } from '../base/verdict.ts'
import { instantOf, type Jam, type Tanggal } from '../base/waktu.ts'
import { isScheduled } from '../consultation/konsultasi.rules.ts'
import type { Konsultasi } from '../consultation/konsultasi.schema.ts'
import { hoursMeet, type JamTutup } from '../schedule/jam-tutup.rules.ts'
import type { UsulanSlot } from '../schedule/ketersediaan.schema.ts'
import type { SlotBebas, WaktuTerisi } from './usulan.rules.ts'

/** Calendar dates in Jakarta, both included; with hours, only these of each date. */
export type Rentang = { dari: Tanggal; sampai: Tanggal } & JamTutup

/** Whether a consultation is one of those that these closed days strand, so that it may be moved or cancelled for them. */
export function checkStranded(
  k: Pick<Konsultasi, 'status' | 'tanggal'> & Partial<Pick<Konsultasi, 'jam_mulai' | 'jam_selesai'>>,
  days: Rentang,
  now: Date,
): Verdict<'NOT_OPEN' | 'TOO_LATE' | 'NOT_STRANDED'> {
  if (!isScheduled(k.status)) return 'NOT_OPEN'
  if (new Date(k.tanggal) <= now) return 'TOO_LATE'
  const tanggal = k.tanggal.slice(0, 10)
  const { jam_mulai = '00:00:00', jam_selesai = '23:59:59' } = k
  const isIn = tanggal >= days.dari && tanggal <= days.sampai && hoursMeet(days, { jam_mulai, jam_selesai })
  return isIn ? null : 'NOT_STRANDED'
}

/** What can become of a stranded consultation. */
export const semuaTindakan = ['batal', 'jadwal-ulang', 'tawarkan', 'alihkan'] as const

/** How many hours before its start a stranded consultation without a reply is shown as stranded again. */
export const TERLANTAR_JAM = 2

/** Whether the patient of a stranded consultation may still be waited for: times or a colleague are offered, and its start is not near. */
export const isDitunggu = ({ hasil, tanggal }: { hasil: string | null; tanggal: string }, now: Date): boolean =>
  hasil === 'menunggu' && Date.parse(tanggal) - now.getTime() >= TERLANTAR_JAM * 3_600_000

type Stranded = { jadwal_id: number; user_id: number; profesional_id: number }

/**
 * Proposes for each row the first of the free slots of its professional at which the patient has no other consultation. Rows
 * choose in their order, slots are tried in theirs, so that equal facts give equal proposals; no slot is proposed twice.
 */
export function proposeSlots(
  rows: readonly Stranded[],
  free: readonly SlotBebas[],
  busy: readonly WaktuTerisi[],
): Map<number, UsulanSlot> {
  const proposals = new Map<number, UsulanSlot>()
  const taken = new Set<SlotBebas>()
  const occupied = [...busy]
  for (const { jadwal_id, user_id, profesional_id } of rows) {
    const slot = free.find(
      (one) =>
        one.profesional_id === profesional_id &&
        !taken.has(one) &&
        !occupied.some((time) => time.user_id === user_id && overlaps(one, time)),
    )
    if (!slot) continue
    const { jadwal_tenaga_id, tanggal, jam_mulai, jam_selesai, zona } = slot
    taken.add(slot)
    const textOf = (jam: Jam) => instantOf(tanggal, jam, zona).toISOString()
    occupied.push({ user_id, mulai: textOf(jam_mulai), selesai: textOf(jam_selesai) })
    proposals.set(jadwal_id, { jadwal_tenaga_id, tanggal, jam_mulai, jam_selesai, zona })
  }
  return proposals
}

const overlaps = ({ tanggal, jam_mulai, jam_selesai, zona }: UsulanSlot, { mulai, selesai }: WaktuTerisi) =>
  instantOf(tanggal, jam_mulai, zona) < new Date(selesai) && new Date(mulai) < instantOf(tanggal, jam_selesai, zona)
