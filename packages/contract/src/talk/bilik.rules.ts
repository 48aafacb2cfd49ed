import {
  BILIK_DIBUKA_MENIT,
  BILIK_DITUTUP_MENIT,
  KEMBALI_MENIT,
  KURSI_KOSONG_DETIK,
  SINYAL_HIDUP_DETIK,
} from '../base/constants.ts'
import type { Konsultasi } from '../consultation/konsultasi.schema.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND

type Waktu = { mulai: Date; selesai: Date }

/** From when until when the room of a consultation is open; at the second instant it is closed. */
export const jendelaBilik = ({ mulai, selesai }: Waktu): { dibuka: Date; ditutup: Date } => ({
  dibuka: new Date(mulai.getTime() - BILIK_DIBUKA_MENIT * MINUTE),
  ditutup: new Date(selesai.getTime() + BILIK_DITUTUP_MENIT * MINUTE),
})

/** Whether a consultation of this status has a room: it is approved, or was finished while the room was open. */
export function adaBilik(status: Konsultasi['status']): boolean {
  switch (status) {
    case 'disetujui':
    case 'selesai':
      return true
    case 'diajukan':
    case 'menunggu':
    case 'dibatalkan':
      return false
    default:
      return status satisfies never
  }
}

export type FaktaBilik = Waktu & Pick<Konsultasi, 'status' | 'metode_konsultasi'>

/** Whether the two may be in the room of a consultation now. */
export function checkBilik(k: FaktaBilik, now: Date): null | 'ROOM_NOT_ONLINE' | 'ROOM_CLOSED' {
  if (k.metode_konsultasi !== 'online') return 'ROOM_NOT_ONLINE'
  const { dibuka, ditutup } = jendelaBilik(k)
  return adaBilik(k.status) && dibuka <= now && now < ditutup ? null : 'ROOM_CLOSED'
}

/** The instant before which a heartbeat counts no more: the seat is empty. */
export const kosongSebelum = (now: Date): Date => new Date(now.getTime() - KURSI_KOSONG_DETIK * SECOND)

/** The instant after which a patient who was inside goes straight back in. */
export const kembaliSejak = (now: Date): Date => new Date(now.getTime() - KEMBALI_MENIT * MINUTE)

/** The instant before which signals are no longer given out. */
export const sinyalSejak = (now: Date): Date => new Date(now.getTime() - SINYAL_HIDUP_DETIK * SECOND)
