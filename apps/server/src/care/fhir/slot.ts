import { acuan, nomor, utc } from './acuan.ts'

/** A session on one of its dates. `sebab` is why it cannot be booked, as `slot_status` has it; `menunggu`: by a request without an answer. */
export type SlotFhir = {
  jadwal_tenaga_id: number
  tanggal: string
  mulai: string
  selesai: string
  sebab: string | null
  menunggu: boolean
}

export const slotId = ({ jadwal_tenaga_id, tanggal }: Pick<SlotFhir, 'jadwal_tenaga_id' | 'tanggal'>): string =>
  `${jadwal_tenaga_id}-${tanggal.replaceAll('-', '')}`

/** The session and the date of an id; null for what is none. */
export function slotOf(id: string): Pick<SlotFhir, 'jadwal_tenaga_id' | 'tanggal'> | null {
  const [, sesi, y, m, d] = /^([1-9]\d{0,8})-(\d{4})(\d\d)(\d\d)$/.exec(id) ?? []
  const tanggal = `${y}-${m}-${d}`
  return sesi && !Number.isNaN(Date.parse(tanggal)) ? { jadwal_tenaga_id: Number(sesi), tanggal } : null
}

function statusSlot({ sebab, menunggu }: Pick<SlotFhir, 'sebab' | 'menunggu'>): string {
  if (sebab === null) return 'free'
  if (sebab === 'ditahan' || (sebab === 'terisi' && menunggu)) return 'busy-tentative'
  return sebab === 'terisi' || sebab === 'penuh' ? 'busy' : 'busy-unavailable'
}

export const keSlot = (s: SlotFhir) => ({
  resourceType: 'Slot',
  id: slotId(s),
  identifier: nomor('slot', slotId(s)),
  schedule: acuan('Schedule', s.jadwal_tenaga_id),
  status: statusSlot(s),
  start: utc(s.mulai),
  end: utc(s.selesai),
})
