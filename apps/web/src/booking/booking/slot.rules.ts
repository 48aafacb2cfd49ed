import { t } from '@lingui/core/macro'
import { instantOf, type Tanggal, tanggalWib, type Zona } from '@sehati/contract/base/waktu'
import { konsultasi as messages } from '@sehati/contract/consultation/konsultasi.messages'
import type { SlotTanggal } from '@sehati/contract/schedule/jadwal-tenaga.schema'
import type { ApiError } from '../../base/lib/api-error.ts'
import { say } from '../../base/lib/say.ts'
import { jam, tanggalOf, tanggalPendek } from '../../base/lib/tanggal.ts'

/** A session on one date, and why it cannot be chosen there; null where it can. */
export type Slot = SlotTanggal & { blocked: string | null }

/** What is said of a slot that another person has. */
export const taken = () => t`Sudah terisi`

/** `sampai`: the instant at which the hold of another person ends. */
function held(sampai: string, zona: Zona): string {
  const waktu = jam(sampai, zona)
  return t`Sedang dipilih orang lain sampai ${waktu}`
}

const { isiRinci, isiHari } = messages.SLOT_RESERVED

/**
 * `lepas_pada`: the instant at which a place that is kept back for urgent visits opens, by the clock of the clinic. Another
 * date in Jakarta than today is named.
 */
export const keptBack = (lepas_pada: string, today: Tanggal, zona: Zona): string =>
  tanggalOf(lepas_pada) === today
    ? say(isiRinci, { jam: jam(lepas_pada, zona) })
    : say(isiHari, { hari: tanggalPendek(lepas_pada), jam: jam(lepas_pada, zona) })

type Own = {
  /** The slot that the patient already holds, when a booking is moved. */
  mine?: number | null
  /** The slot that the patient requested without receiving a response: if it is taken, the patient may hold it. */
  asked?: number | null
}

/** The sessions of a date in their order. */
export function slotsOf(sessions: SlotTanggal[], tanggal: Tanggal, now: Date, { mine, asked }: Own = {}): Slot[] {
  const reason = (sesi: SlotTanggal): string | null => {
    if (sesi.id === mine) return t`Jadwal Anda saat ini`
    if (instantOf(tanggal, sesi.jam_mulai, sesi.zona) <= now) return t`Sudah lewat`
    if (sesi.is_available === 1 || sesi.id === asked) return null
    if (sesi.tutup) return t`Tidak dilayani`
    if (sesi.lepas_pada) return keptBack(sesi.lepas_pada, tanggalWib(now), sesi.zona)
    return sesi.ditahan_sampai ? held(sesi.ditahan_sampai, sesi.zona) : taken()
  }
  return sessions
    .map((sesi) => ({ ...sesi, blocked: reason(sesi) }))
    .sort((a, b) => a.jam_mulai.localeCompare(b.jam_mulai))
}

/** A slot as it was when the person chose it: its session may get other hours afterwards. */
export type Chosen = Pick<Slot, 'id' | 'jam_mulai'>
/** The same with its date: a session returns every week. */
export type ChosenSlot = Chosen & {
  tanggal: Tanggal
  /** The type of consultations, where it is not the usual one. */
  jenis_id?: number | undefined
}

/** The starts of a type on a date, as a query has them. */
type Starts = { data?: Slot[]; error: ApiError | null; isFetching: boolean; refetch: () => Promise<unknown> }
export type Jenis = { jenis_id: number; nama?: string; starts: Starts }

/** A type whose starts are not there yet; null for the usual one. */
export const startsOf = (jenis_id?: number | null): Jenis | null =>
  jenis_id ? { jenis_id, starts: { error: null, isFetching: true, refetch: async () => {} } } : null

/** The chosen slot as long as it can be had at the hour that the person saw. */
export const freeSlot = (slots: Slot[], chosen: Chosen | null): Slot | null =>
  slots.find(({ id, jam_mulai, blocked }) => id === chosen?.id && jam_mulai === chosen.jam_mulai && blocked === null) ??
  null
