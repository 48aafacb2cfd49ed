import { isAdmin, isPatient, type LevelId } from '../base/access.ts'
import { areaOf } from '../base/screens.ts'
import { akhirTenang } from '../base/tenang.rules.ts'
import { urlOf } from '../base/url.ts'
import type { Zona } from '../base/waktu.ts'
import {
  hanyaSurat,
  isPengingat,
  isTentangTunggu,
  type JenisPemberitahuan,
  jamPengingat,
  semuaDikirim,
} from './pemberitahuan.schema.ts'

/** What a push says it is about: as much as the neutral sentence of the screen, and no more. */
export type KelompokPush = 'jadwal' | 'pesan' | 'akun' | 'tugas'

type HanyaSurat = (typeof hanyaSurat)[number]
export type JenisPush = Exclude<JenisPemberitahuan, HanyaSurat>

/** Kinds that are mailed only are no notices, and there is no push of them. */
export const isJenisPush = (jenis: JenisPemberitahuan): jenis is JenisPush => !hanyaSurat.some((one) => one === jenis)

export const kelompokOf = {
  pengajuan: 'jadwal',
  didaftarkan: 'jadwal',
  dipesankan: 'jadwal',
  disetujui: 'jadwal',
  menunggu: 'jadwal',
  dibatalkan: 'jadwal',
  dijadwalkan: 'jadwal',
  metode_diubah: 'jadwal',
  balasan: 'pesan',
  pengingat_besok: 'jadwal',
  pengingat_sejam: 'jadwal',
  undangan_ulasan: 'jadwal',
  rekam_dirilis: 'pesan',
  peringatan_konsultasi: 'tugas',
  jawab_separuh: 'jadwal',
  jawab_lewat: 'jadwal',
  belum_dijawab: 'jadwal',
  tidak_dijawab: 'jadwal',
  jawab_habis: 'jadwal',
  alihan_ditawarkan: 'jadwal',
  dialihkan: 'jadwal',
  waktu_ditawarkan: 'jadwal',
  waktu_ditolak: 'jadwal',
  lanjutan: 'jadwal',
  tindak_lanjut: 'jadwal',
  rangkaian_dipesan: 'jadwal',
  rangkaian_dibatalkan: 'jadwal',
  tidak_hadir: 'jadwal',
  tidak_dikonfirmasi: 'jadwal',
  konfirmasi_habis: 'jadwal',
  kehadiran_diperbaiki: 'jadwal',
  keberatan_hadir_diterima: 'jadwal',
  keberatan_hadir_ditolak: 'jadwal',
  tunggu_ditawari: 'jadwal',
  tunggu_lewat: 'jadwal',
  tunggu_ditarik: 'jadwal',
  tunggu_jeda: 'jadwal',
  tunggu_berakhir: 'jadwal',
  masuk: 'akun',
  email_diminta: 'akun',
  email_berubah: 'akun',
  password_admin: 'akun',
  password_berubah: 'akun',
  cara_masuk: 'akun',
  data_berubah: 'akun',
  kalender_dibuat: 'akun',
  tugas_berubah: 'akun',
  cuti_diatur: 'jadwal',
  izin_diberi: 'akun',
  izin_dicabut: 'akun',
  dibuka_darurat: 'akun',
  tinjauan: 'tugas',
  peringatan: 'tugas',
  peringatan_belum: 'tugas',
  janji_lewat: 'tugas',
  keberatan_ditanggapi: 'akun',
  permintaan: 'akun',
  permintaan_masuk: 'akun',
  tenggat: 'akun',
  insiden: 'akun',
  akun_tidur: 'akun',
  draf_berakhir: 'tugas',
  wa_berhenti: 'akun',
  persetujuan_dicatat: 'akun',
  naskah_baru: 'akun',
  admin_baru: 'tugas',
  tugas_diberi: 'tugas',
  akun_staf_diatur: 'tugas',
  pengaman_berubah: 'tugas',
  kunci_dibuat: 'tugas',
  webhook_berubah: 'tugas',
  akun_diekspor: 'tugas',
} as const satisfies Record<JenisPush, KelompokPush>

/** The page of a push: its consultation, for an alert the page on which it is handled, else the reader's list of notices. */
export function halamanPush(
  level: LevelId,
  { jenis, jadwal_id }: { jenis: JenisPush; jadwal_id: number | null },
): string {
  if (jadwal_id !== null) return `/konsultasi/${jadwal_id}`
  if (isTentangTunggu(jenis) && isPatient(level)) return `${areaOf[level]}/tunggu`
  if (jenis === 'peringatan' && !isPatient(level)) return `${areaOf[level]}/jaga`
  if (jenis === 'peringatan_belum' && isAdmin(level)) return `${areaOf[level]}/jadwal-jaga`
  return `${areaOf[level]}/notifikasi`
}

const HOUR_MS = 3_600_000
type Kiriman = { jenis: JenisPush; mulai: Date | null; zona: Zona }

const isAlert = (jenis: JenisPush) => semuaDikirim.some((one) => one === jenis)

/** A reminder of a consultation that begins within the hour. */
const isSoon = ({ jenis, mulai }: Kiriman, now: Date): boolean =>
  isPengingat(jenis) && mulai !== null && mulai.getTime() - now.getTime() <= jamPengingat.pengingat_sejam * HOUR_MS

/**
 * The end of the quiet hours where a push has to wait for it, null where it may leave now. Alerts for people on duty and
 * reminders within the hour never wait, nor does an offer of the waiting list: at night it goes to those alone who want that.
 */
export function tungguTenang(kiriman: Kiriman, now: Date): Date | null {
  const { jenis, zona } = kiriman
  return isAlert(jenis) || isSoon(kiriman, now) || jenis === 'tunggu_ditawari' ? null : akhirTenang(now, zona)
}

/** How long a push service keeps a push for a device that is away: until the start, a day where none is ahead; in seconds. */
export function ttlPush(mulai: Date | null, now: Date): number {
  const ahead = mulai === null ? 0 : Math.floor((mulai.getTime() - now.getTime()) / 1_000)
  return ahead > 0 ? Math.min(ahead, 28 * 86_400) : 86_400
}

/** Whether the device is to be woken for it. */
export const isMendesak = (jenis: JenisPush): boolean =>
  isAlert(jenis) ||
  isPengingat(jenis) ||
  jenis === 'peringatan_konsultasi' ||
  jenis === 'alihan_ditawarkan' ||
  jenis === 'tunggu_ditawari'

/** The push services of the browsers; a name that begins with a point stands for every host below it. */
const layananDikenal = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const

const isKnown = (host: string) =>
  layananDikenal.some((one) => (one.startsWith('.') ? host.endsWith(one) : host === one))

/**
 * Whether a subscription may name this address: https, the usual port and a known push service, so that no client makes the
 * service send requests elsewhere. `lain` are further origins, for tests.
 */
export function isLayananPush(endpoint: string, lain: readonly string[]): boolean {
  const url = urlOf(endpoint)
  if (!url) return false
  const { protocol, port, hostname, origin, username, password } = url
  if (username !== '' || password !== '') return false
  return (protocol === 'https:' && port === '' && isKnown(hostname)) || lain.includes(origin)
}
