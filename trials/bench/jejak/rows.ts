import { randomBytes } from 'node:crypto'
import type { DasarJejak, Objek, Tindakan } from '@sehati/contract/record/jejak.rules'
import type { IsiJejak } from '../../../apps/server/src/record/jejak/rantai.ts'
import { BUSY, type Cast, LOOKED_UP, newFrom } from './people.ts'

type Act = { tindakan: Tindakan; objek: Objek; by: 'own' | 'care' | 'admin'; dasar: DasarJejak; about?: 'many' }

/** What a day of a clinic leaves, about as often as it does. */
const ACTS: readonly Act[] = [
  { tindakan: 'masuk', objek: 'akun', by: 'own', dasar: 'milik_sendiri' },
  { tindakan: 'masuk', objek: 'akun', by: 'own', dasar: 'milik_sendiri' },
  { tindakan: 'ajukan', objek: 'konsultasi', by: 'own', dasar: 'milik_sendiri' },
  { tindakan: 'lihat', objek: 'konsultasi', by: 'own', dasar: 'milik_sendiri' },
  { tindakan: 'lihat', objek: 'percakapan', by: 'own', dasar: 'milik_sendiri' },
  { tindakan: 'lihat_daftar', objek: 'konsultasi', by: 'care', dasar: 'perawatan' },
  { tindakan: 'lihat_daftar', objek: 'konsultasi', by: 'care', dasar: 'perawatan' },
  { tindakan: 'lihat', objek: 'konsultasi', by: 'care', dasar: 'perawatan' },
  { tindakan: 'lihat', objek: 'percakapan', by: 'care', dasar: 'perawatan' },
  { tindakan: 'ubah_status', objek: 'konsultasi', by: 'care', dasar: 'perawatan' },
  { tindakan: 'balas', objek: 'konsultasi', by: 'care', dasar: 'perawatan' },
  { tindakan: 'lihat', objek: 'rekam', by: 'care', dasar: 'perawatan' },
  { tindakan: 'lihat', objek: 'konsultasi', by: 'admin', dasar: 'administrasi' },
  { tindakan: 'lihat', objek: 'akun', by: 'admin', dasar: 'administrasi' },
  { tindakan: 'lihat', objek: 'daftar_konsultasi', by: 'admin', dasar: 'administrasi', about: 'many' },
  { tindakan: 'lihat', objek: 'daftar_akun', by: 'admin', dasar: 'administrasi', about: 'many' },
]
/** So many rows lie between two exports; and between two bursts about the two patients with an extreme trail. */
const EXPORT_EVERY = 5_000
const RARE_EVERY = 250_000
const MOST_EXTREME = 5_000

/** The content of the n-th row, from 1, without its instants and its hash: the same each time. */
export function contentOf(
  n: number,
  { clinic, professionals, admins }: Cast,
): Omit<IsiJejak, 'nomor' | 'dicatat_us' | 'waktu_us'> {
  const chance = mix(n)
  const common = { buka_id: null, sesi_id: 1 + (chance % 1_000_000), request_id: null, jumlah: 1, sidik: null }
  const admin = admins[chance % admins.length] as number
  const many = { ...common, objek_id: null, subjek_id: null, pelaku_id: admin, pelaku_level: 1, dasar: 'administrasi' }
  if (n % EXPORT_EVERY === 0) return { ...many, tindakan: 'ekspor', objek: 'daftar_akun', jumlah: 20_000 }
  if (n % RARE_EVERY === 1) return { ...many, tindakan: 'atur', objek: 'pengaturan' }
  const extreme = n % 2_000 < 2 && n / 2_000 < MOST_EXTREME ? n % 2 : null
  const act =
    extreme === LOOKED_UP
      ? (ACTS[13] as Act)
      : extreme === BUSY
        ? (ACTS[7] as Act)
        : (ACTS[chance % ACTS.length] as Act)
  const patient = clinic.firstPatient + (extreme ?? 2 + (mix(n + 1) % (newFrom(clinic) - 2)))
  const by = {
    own: [patient, 5],
    care: [professionals[mix(n + 2) % professionals.length], 2],
    admin: [admin, 1],
  }[act.by] as [number, number]
  return {
    ...common,
    tindakan: act.tindakan,
    objek: act.objek,
    objek_id: act.about ? null : act.objek === 'akun' ? patient : 1 + (mix(n + 3) % clinic.lastConsultation),
    subjek_id: act.about ? null : patient,
    pelaku_id: by[0],
    pelaku_level: by[1],
    dasar: act.dasar,
    request_id: REQUESTS[chance % REQUESTS.length] as string,
    sidik: act.tindakan === 'balas' ? (DIGESTS[chance % DIGESTS.length] as Buffer) : null,
  }
}

const REQUESTS = Array.from({ length: 1_000 }, () => randomBytes(8).toString('hex'))
const DIGESTS = Array.from({ length: 1_000 }, () => randomBytes(32))

/** A number from 0 that looks random, made of another one. */
function mix(n: number): number {
  let h = Math.imul(n ^ (n >>> 15), 0x2c1b3c6d)
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39)
  return (h ^ (h >>> 15)) >>> 0
}
