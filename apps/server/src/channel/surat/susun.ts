import { batasKeberatan } from '@sehati/contract/absence/kehadiran.rules'
import { konfirmasiSurat } from '@sehati/contract/absence/kehadiran.texts'
import { isAdmin, isPatient, isProfessional, type LevelId, registeredLevel } from '@sehati/contract/base/access'
import { areaOf } from '@sehati/contract/base/screens'
import { format } from '@sehati/contract/base/sentence'
import { perangkatTexts } from '@sehati/contract/base/texts'
import { isoDi, namaZona, WIB, type Zona } from '@sehati/contract/base/waktu'
import { type TujuanTautan, tujuanTautan } from '@sehati/contract/booking/tautan.schema'
import { lihatBerhenti } from '@sehati/contract/channel/berhenti.endpoints'
import {
  isPengingat,
  isTentangAkun,
  isTentangTunggu,
  type TentangAkun,
} from '@sehati/contract/channel/pemberitahuan.schema'
import { kindsOf } from '@sehati/contract/channel/pilihan-kabar.rules'
import {
  jadwalLain,
  kakiSurat,
  sapaanSurat,
  suratTexts,
  tautanSurat,
  usulanSurat,
} from '@sehati/contract/channel/surat.texts'
import { isBatalKlinik } from '@sehati/contract/consultation/konsultasi.rules'
import { akunDihapusRekam } from '@sehati/contract/rights/permintaan.texts'
import { caraOf } from './cara.ts'
import type { MailJob } from './surat.store.ts'
import { asHtml, asText, type Lembar } from './tata-letak.ts'

/** A mail ready to send, without sender and Message-ID. */
export type SuratJadi = { kepada: string; subjek: string; teks: string; html: string; berhenti: string | null }

export type Rahasia = {
  /** The token of the link that turns the mails of this kind off. */
  berhenti: () => string
  /** The encrypted token of a link to one act on the consultation. */
  tautan: (tujuan: TujuanTautan) => string
  /** The token of a link to an offer of the waiting list; null where the mail offers none. */
  tawaran: string | null
  /** The token of a reset mail. */
  reset: string | null
  /** The token of an invitation. */
  undangan: string | null
  /** The token of a mail that confirms the erasure of the account. */
  hapus: string | null
  /** The token of a mail that confirms an address, of a new account or a new one of an account. */
  email: string | null
}

const hari = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
/** `Rabu, 2 Desember 2026`, of a date without a time. */
const tanggalPanjang = new Intl.DateTimeFormat('id-ID', { timeZone: 'UTC', ...hari })
/** `Senin, 23 November 2026 pukul 09.00 WIB`, by the clock of each zone. */
const waktu = new Map(
  ([7, 8, 9] as const).map((zona) => [
    zona,
    new Intl.DateTimeFormat('id-ID', {
      timeZone: `+0${zona}:00`,
      ...hari,
      hour: '2-digit',
      minute: '2-digit',
    }),
  ]),
)
/** `11.30 WIB`, until when an offer can be taken. */
const jamDi = ({ habis_pada, zona }: { habis_pada: string; zona: Zona }): string =>
  `${isoDi(new Date(habis_pada), zona).slice(11, 16).replace(':', '.')} ${namaZona(zona)}`
const waktuDi = (at: Date, zona: Zona): string => `${waktu.get(zona)?.format(at)} ${namaZona(zona)}`

/** Writes the text of a mail from its data. Secrets are in the fragments of URLs, which browsers send to no server. */
export function susunSurat(job: MailJob, alamat: string, now: Date, rahasia: Rahasia): SuratJadi {
  const mulai = new Date(job.mulai ?? job.created_at)
  const { tombol } = suratTexts[job.jenis]
  const { subjek, isi } = teksOf(job)
  const about = {
    tanggal: job.simpan_sampai
      ? tanggalPanjang.format(new Date(job.simpan_sampai))
      : waktuDi(mulai, job.zona ?? job.tawaran?.zona ?? WIB),
    menit: Math.max(1, Math.round((mulai.getTime() - now.getTime()) / 60_000)),
    perangkat: job.perangkat ?? perangkatTexts.tanpaNama,
    jangkar: job.jangkar ?? '',
    jumlah: job.jumlah,
    jam: job.tawaran ? jamDi(job.tawaran) : '',
    sampai: job.konfirmasi_sampai ? waktuDi(new Date(job.konfirmasi_sampai), job.zona ?? WIB) : '',
    batas: tanggalPanjang.format(new Date(batasKeberatan(new Date(job.created_at)))),
  }
  const halaman = alamat + tujuanOf(job, rahasia)
  const cara = caraOf(job, halaman)
  const kalimat = [...isi.map((one) => format(one, about)), ...cara.isi]
  const berhenti = canBeTurnedOff(job) ? `${alamat}${lihatBerhenti.path}?token=${rahasia.berhenti()}` : null
  const lembar: Lembar = {
    sapaan: sapaanOf(job),
    isi: kalimat,
    tombol: [{ kata: tombol, alamat: halaman }, ...cara.tombol],
    kaki: kakiSurat.otomatis,
    berhenti: berhenti === null ? null : { kata: kakiSurat.berhenti, alamat: berhenti },
  }
  if (isReminder(job) && !isTenaga(job)) {
    lembar.isi = [...kalimat, tautanSurat.ajakan]
    const acts = tujuanTautan.map((tujuan) => ({
      kata: tautanSurat.tombol[tujuan],
      alamat: `${alamat}/tautan#${rahasia.tautan(tujuan)}`,
    }))
    lembar.tombol = [...cara.tombol, ...acts]
  }
  const usulan = usulanOf(job, now)
  if (usulan) {
    lembar.isi = [...kalimat, ...usulan]
    lembar.tombol = [{ kata: usulanSurat.tombol, alamat: halaman }]
  } else if (isByClinic(job)) {
    lembar.isi = [...kalimat, jadwalLain.ajakan]
    lembar.tombol = [
      {
        kata: jadwalLain.tombol,
        alamat: `${alamat}${areaOf[isPatient(job.level_id) ? job.level_id : registeredLevel]}/konsultasi`,
      },
    ]
  }
  return { kepada: job.email, subjek: format(subjek, about), teks: asText(lembar), html: asHtml(lembar), berhenti }
}

/** What the mail says: of several events, or a reminder that asks, in other words. */
function teksOf(job: MailJob): { subjek: string; isi: readonly string[] } {
  const teks = suratTexts[job.jenis]
  if (job.konfirmasi_sampai !== null) return konfirmasiSurat
  if (job.simpan_sampai !== null) return { ...teks, isi: [akunDihapusRekam] }
  return job.jumlah > 1 && 'banyak' in teks ? teks.banyak : teks
}

const isTenaga = ({ level_id }: MailJob) => isProfessional(level_id)
const isByClinic = (job: MailJob) => job.jenis === 'dibatalkan' && isBatalKlinik(job.sebab_batal) && !isTenaga(job)
const isReminder = ({ jenis }: MailJob) => isPengingat(jenis)
const canBeTurnedOff = (job: MailJob) =>
  (isTenaga(job) ? kindsOf.profesional : kindsOf.pasien).some((jenis) => jenis === job.jenis)

function sapaanOf(job: MailJob): string {
  const isAccount = isTentangAkun(job.jenis)
  const name = harmless(job.name)
  if (!name || job.alamat_terakhir) return sapaanSurat.tanpaNama
  return format(isAccount ? sapaanSurat.akun : sapaanSurat.konsultasi, { nama: name })
}

/**
 * Any client may register any name with a foreign e-mail: in a mail to it, the name must not become a link, a
 * telephone number or a paragraph of its own.
 */
const harmless = (name: string): string =>
  name
    .replace(/[\p{C}\p{N}\s:/\\@]+/gu, ' ')
    .replace(/(\p{L}*)([.\u3002\uFF0E\uFF61])(?=(\p{L}+))/gu, (_, before: string, dot: string, after: string) =>
      isGelar(before, after)
        ? before + dot + (noDomain.has(after.toLowerCase()) ? '' : WORD_JOINER)
        : `${before}${dot} `,
    )
    .trim()

/** `M.Psi`, `Sp.KJ`, `Ph.D`: a degree is written without a space. */
const isGelar = (before: string, after: string) => /^([ADMS]|Amd|Sp|Ph)$/.test(before) && after.length <= 4
/** What no domain ends with. In other degrees, as `M.Si`, an invisible sign keeps mail programs from making a link. */
const noDomain = new Set(['psi', 'kes', 'ked', 'kep', 'keb', 'kom', 'hum', 'pd', 'kj', 'og', 'd', 'a'])
const WORD_JOINER = '\u2060'

/** What is said of a proposal whose start is ahead; null where there is none. */
function usulanOf(job: MailJob, now: Date): string[] | null {
  const { usulan } = job
  if (!usulan || !isByClinic(job) || new Date(usulan.tanggal) <= now) return null
  const nama = harmless(withoutTitles(usulan.nama))
  const tanggal = waktuDi(new Date(usulan.tanggal), usulan.zona)
  const ajakan = nama ? format(usulanSurat.ajakan, { nama, tanggal }) : format(usulanSurat.ajakanTanpaNama, { tanggal })
  return [ajakan, usulanSurat.catatan]
}

/**
 * The name of a professional without titles, which would say what they treat: nothing that follows a comma, no word with a
 * full stop in it, and neither *dokter* nor *psikolog*.
 */
const withoutTitles = (name: string): string =>
  (name.split(',')[0] as string)
    .split(/\s+/)
    .filter((word) => !/[.]|^(dokter|psikolog|dr|drg|prof)$/i.test(word))
    .join(' ')

/** The page that a mail about an account links to. */
const tujuanAkun: Record<TentangAkun, (rahasia: Rahasia, level: LevelId) => string> = {
  masuk: () => '/profile#perangkat',
  reset: ({ reset }) => `/reset-password#${reset}`,
  email_konfirmasi: ({ email }) => `/konfirmasi-email#${email}`,
  verifikasi: ({ email }) => `/konfirmasi-email#${email}`,
  undangan: ({ undangan }) => `/undangan#${undangan}`,
  email_diminta: () => '/profile',
  email_berubah: () => '/login',
  password_admin: () => '/login',
  password_berubah: () => '/lupa-password',
  cara_masuk: () => '/profile#keamanan',
  data_berubah: () => '/profile#data',
  kalender_dibuat: () => '/profile#kalender',
  tugas_berubah: () => '/profile#tugas',
  persetujuan_dicatat: () => '/data-saya#persetujuan',
  naskah_baru: () => '/data-saya#persetujuan',
  cuti_diatur: () => '/login',
  izin_diberi: () => '/login',
  izin_dicabut: () => '/login',
  jangkar_jejak: () => '/admin/jejak',
  dibuka_darurat: (_, level) => (isPatient(level) ? `${areaOf[level]}/privasi/jejak` : '/profile'),
  // The address of the page itself would name the role of a professional.
  tinjauan: () => '/profile#tugas',
  peringatan: () => '/profile#tugas',
  peringatan_belum: () => '/admin/jadwal-jaga',
  permintaan: () => '/data-saya#permintaan',
  // Of a psychologist, an address that names the role would say what they do.
  permintaan_masuk: (_, level) => (isAdmin(level) ? '/admin/petugas' : '/login'),
  tenggat: (_, level) => (isAdmin(level) ? '/admin/petugas' : '/login'),
  hapus_konfirmasi: ({ hapus }) => `/hapus-akun#${hapus}`,
  akun_dihapus: () => '/',
  keberatan_ditanggapi: (_, level) => (isPatient(level) ? `${areaOf[level]}/privasi/jejak` : '/profile'),
  insiden: () => '/login',
  akun_tidur: () => '/login',
  draf_berakhir: () => '/login',
  wa_berhenti: () => '/profile#notifikasi',
  janji_lewat: () => '/admin/konsultasi?perhatian=lewat_janji',
  admin_baru: () => '/admin/role',
  tugas_diberi: () => '/admin/tugas',
  // Professionals get this one too.
  akun_staf_diatur: () => '/login',
  akun_diekspor: () => '/admin/impor',
  pengaman_berubah: () => '/admin/pengaturan',
  kunci_dibuat: () => '/admin/integrasi',
  webhook_berubah: () => '/admin/integrasi/webhook',
}

/** A mail about a consultation leads to the page of that consultation in the reader's area, through login if need be. */
const tujuanOf = ({ jenis, jadwal_id, level_id }: MailJob, rahasia: Rahasia): string =>
  isTentangAkun(jenis)
    ? tujuanAkun[jenis](rahasia, level_id)
    : isTentangTunggu(jenis)
      ? rahasia.tawaran === null
        ? `${areaOf[isPatient(level_id) ? level_id : registeredLevel]}/tunggu`
        : `/tawaran#${rahasia.tawaran}`
      : `/konsultasi/${jadwal_id}`
