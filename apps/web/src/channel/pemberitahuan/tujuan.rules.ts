import { isAdmin, isPatient, isProfessional, type LevelId } from '@sehati/contract/base/access'
import {
  isTentangAkun,
  isTentangTunggu,
  isUntukAdmin,
  type Pemberitahuan,
  type TentangAkun,
  type UntukAdmin,
} from '@sehati/contract/channel/pemberitahuan.schema'
import type { Address } from '../../base/lib/pages.ts'
import { consultationPage, homeOf, inArea } from '../../base/lib/paths.ts'

/** The part of the profile, or of the page of the user's data, that a notice about an account is about. */
const bagian: Record<TentangAkun, string> = {
  masuk: 'perangkat',
  reset: 'password',
  email_konfirmasi: 'data',
  verifikasi: 'data',
  undangan: 'password',
  email_diminta: 'data',
  email_berubah: 'data',
  password_admin: 'password',
  password_berubah: 'password',
  cara_masuk: 'keamanan',
  data_berubah: 'data',
  kalender_dibuat: 'kalender',
  tugas_berubah: 'tugas',
  persetujuan_dicatat: 'persetujuan',
  naskah_baru: 'persetujuan',
  cuti_diatur: 'notifikasi',
  izin_diberi: 'data',
  izin_dicabut: 'data',
  jangkar_jejak: 'tugas',
  dibuka_darurat: 'data',
  tinjauan: 'tugas',
  peringatan: 'tugas',
  peringatan_belum: 'tugas',
  janji_lewat: 'notifikasi',
  keberatan_ditanggapi: 'data',
  permintaan: 'permintaan',
  permintaan_masuk: 'permintaan',
  tenggat: 'permintaan',
  hapus_konfirmasi: 'permintaan',
  akun_dihapus: 'permintaan',
  insiden: 'data',
  akun_tidur: 'data',
  draf_berakhir: 'notifikasi',
  wa_berhenti: 'notifikasi',
  admin_baru: 'notifikasi',
  tugas_diberi: 'notifikasi',
  akun_staf_diatur: 'notifikasi',
  pengaman_berubah: 'notifikasi',
  kunci_dibuat: 'notifikasi',
  webhook_berubah: 'notifikasi',
  akun_diekspor: 'notifikasi',
}

/** The parts that are on the page of the user's data. */
const diDataSaya = ['persetujuan', 'permintaan']

/** The page on which an admin checks what another one did. */
const halamanAdmin = {
  admin_baru: '/role',
  tugas_diberi: '/tugas',
  akun_staf_diatur: '/role',
  pengaman_berubah: '/pengaturan',
  kunci_dibuat: '/integrasi',
  webhook_berubah: '/integrasi/webhook',
  akun_diekspor: '/impor',
} as const satisfies Record<UntukAdmin, string>

export type Tujuan = { to: Address; hash?: string }

/**
 * Where a notice leads, in the reader's own area: to its consultation, to the waiting list, to the page of emergency access, of alerts, of shared
 * notes or of late requests
 * that it is about, else to the part of the profile or of the user's data.
 */
export function tujuanOf(level: LevelId, { jenis, jadwal_id }: Pick<Pemberitahuan, 'jenis' | 'jadwal_id'>): Tujuan {
  if (jadwal_id !== null) return { to: consultationPage(level, jadwal_id) }
  if (isTentangTunggu(jenis) && isPatient(level)) return { to: inArea(level, '/tunggu') }
  if ((jenis === 'dibuka_darurat' || jenis === 'keberatan_ditanggapi') && isPatient(level))
    return { to: inArea(level, '/privasi/jejak') }
  if (jenis === 'permintaan_masuk' || jenis === 'tenggat') {
    if (isAdmin(level)) return { to: inArea(level, '/petugas') }
    if (isProfessional(level)) return { to: inArea(level, '/permintaan-akses') }
  }
  if (jenis === 'insiden') return { to: homeOf(level) }
  if (jenis === 'janji_lewat' && isAdmin(level))
    return { to: inArea(level, '/konsultasi', { perhatian: 'lewat_janji' }) }
  if (isUntukAdmin(jenis) && isAdmin(level)) return { to: inArea(level, halamanAdmin[jenis]) }
  if (jenis === 'tinjauan' && !isPatient(level)) return { to: inArea(level, '/tinjauan') }
  if (jenis === 'peringatan' && !isPatient(level)) return { to: inArea(level, '/jaga') }
  if (jenis === 'peringatan_belum' && isAdmin(level)) return { to: inArea(level, '/jadwal-jaga') }
  if (isProfessional(level) && jenis === 'draf_berakhir') return { to: inArea(level, '/daftarKonsultasi') }
  if (isProfessional(level) && jenis === 'cuti_diatur') return { to: inArea(level, '/jadwal') }
  if (isProfessional(level) && (jenis === 'izin_diberi' || jenis === 'izin_dicabut'))
    return { to: inArea(level, '/catatan-dibagikan') }
  const hash = isTentangAkun(jenis) ? bagian[jenis] : 'notifikasi'
  return { to: inArea(level, diDataSaya.includes(hash) ? '/data-saya' : '/profile'), hash }
}
