import { addDays, daysBetween, type Tanggal, tanggalWib } from '@sehati/contract/base/waktu'
import { AppError } from '../../base/http/errors.ts'
import { batasOf, idOf, type Rentang, type Saring } from './cari.ts'
import { listSesi, listSlot } from './jadwal.store.ts'
import { keSlot, type SlotFhir, slotOf } from './slot.ts'
import type { Bacaan, Hasil } from './sumber.ts'
import { keSchedule, type SesiFhir } from './tempat.ts'

const ofSesi = (row: SesiFhir): Hasil => ({
  sumber: keSchedule(row),
  penanda: String(row.jadwal_tenaga_id),
  milik: null,
})

const NONE = -1
const numberOf = (id: string | undefined) => (id === undefined ? undefined : (idOf(id) ?? NONE))

export const schedule: Bacaan = {
  sumber: 'Schedule',
  param: { actor: { jenis: 'reference', ke: ['Practitioner', 'PractitionerRole'] } },
  async find({ reads }, text) {
    const id = idOf(text)
    return id === null ? [] : (await listSesi(reads, { sesudahId: 0, count: 1, id })).map(ofSesi)
  },
  async page({ reads }, { acuan: { actor }, halaman, count }) {
    const id = numberOf(actor?.id)
    const who = actor?.sumber === 'PractitionerRole' ? { profesional_id: id } : { user_id: id }
    return (await listSesi(reads, { ...who, sesudahId: idOf(halaman ?? '') ?? 0, count })).map(ofSesi)
  },
}

/** How many days a search covers: by itself, and at most, of all professionals and of one session. */
const HARI = { biasa: 7, semua: 7, sesi: 31 } as const

const ofSlot = ({ penanda, ...row }: SlotFhir & { penanda: string }): Hasil => ({
  sumber: keSlot(row),
  penanda,
  milik: null,
})

function tanggalOf({ dari, sampai }: Rentang, now: Date, most: number): { dari: Tanggal; sampai: Tanggal } {
  const from = dari ? tanggalWib(dari) : tanggalWib(sampai ? new Date(sampai.getTime() - 1) : now)
  const until = sampai ? tanggalWib(new Date(sampai.getTime() - 1)) : addDays(from, HARI.biasa - 1)
  if (daysBetween(from, until) >= most) throw new AppError('VALIDATION_FAILED', { field: 'start' })
  return { dari: from, sampai: until }
}

export const slot: Bacaan = {
  sumber: 'Slot',
  param: {
    schedule: { jenis: 'reference', ke: ['Schedule'] },
    start: { jenis: 'date' },
    status: { jenis: 'token', kata: ['free', 'busy', 'busy-tentative', 'busy-unavailable'] },
  },
  async find({ reads, clock }, id) {
    const asked = slotOf(id)
    if (!asked) return []
    const { jadwal_tenaga_id: sesi, tanggal } = asked
    const days = { dari: tanggal, sampai: tanggal }
    return (await listSlot(reads, { ...days, sesi, batas: null, count: 1 }, clock())).map(ofSlot)
  },
  async page({ reads, clock }, { rentang, acuan, halaman, count }) {
    const sesi = numberOf(acuan.schedule?.id)
    const start = rentang.start ?? { dari: null, sampai: null }
    const days = tanggalOf(start, clock(), sesi === undefined ? HARI.semua : HARI.sesi)
    return (await listSlot(reads, { ...days, sesi, batas: batasOf(halaman), count }, clock())).map(ofSlot)
  },
  pilih: ({ kata, rentang: { start } }: Saring, sumber) =>
    (kata.status?.includes(sumber.status as string) ?? true) && isWithin(start, sumber.start as string),
}

/** A day may begin or end in the middle of what was asked for. */
const isWithin = (start: Rentang | undefined, at: string): boolean => {
  const instant = Date.parse(at)
  if (start?.dari && instant < start.dari.getTime()) return false
  return !start?.sampai || instant < start.sampai.getTime()
}
