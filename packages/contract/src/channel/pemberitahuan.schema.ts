import * as z from 'zod/mini'
import { describeSchema } from '../base/describe-schema.ts'
import { Id } from '../base/isian.ts'
import { pageOf } from '../base/page.schema.ts'
import { Zona } from '../base/waktu.ts'

/** Those of the waiting list, which are about no consultation. */
export const tentangTunggu = [
  'tunggu_ditawari',
  'tunggu_lewat',
  'tunggu_ditarik',
  'tunggu_jeda',
  'tunggu_berakhir',
] as const

/**
 * The notices about a consultation: `tanda_terima` confirms a patient's own request, `didaftarkan` informs them that an
 * admin has requested it for them, `dipesankan` that the front desk has, `metode_diubah` that it became online or in person, `undangan_ulasan` invites them to rate it, `rekam_dirilis` says that the
 * professional has released a note, `peringatan_konsultasi` that the patient may need help soon. `jawab_separuh` and
 * `jawab_lewat` remind the professional of a request, at half of the time to answer and at its end, when `belum_dijawab` says
 * so to the patient. A request that ran out is `tidak_dijawab` to the patient and `jawab_habis` to the professional.
 * `alihan_ditawarkan` offers the patient another professional, `dialihkan` says to the first one that the patient agreed.
 * `waktu_ditawarkan` offers the patient other times, `waktu_ditolak` says to the professional that none of them fits.
 * `lanjutan` says to the patient that the professional has booked a follow-up, `tindak_lanjut` that the suggested next visit is not
 * booked yet. `rangkaian_dipesan` and `rangkaian_dibatalkan` tell once of a series that was booked, and of its meetings ahead that were cancelled. `tidak_hadir`
 * tells the patient that an absence was recorded, `tidak_dikonfirmasi` that an appointment was cancelled because they did not confirm it in time
 * (`konfirmasi_habis` the professional), `kehadiran_diperbaiki` that it was the clinic's fault after all,
 * `keberatan_hadir_diterima` and `…_ditolak` how an objection to it was decided. Of the waiting list: `tunggu_ditawari` a place is kept for
 * the patient, `tunggu_lewat` it went to the next person, `tunggu_ditarik` it is no longer there, `tunggu_jeda` asks whether they still
 * wait, `tunggu_berakhir` the entry is over. These name no consultation, only the time.
 */
export const tentangKonsultasi = [
  'pengajuan',
  'tanda_terima',
  'didaftarkan',
  'dipesankan',
  'disetujui',
  'menunggu',
  'dibatalkan',
  'dijadwalkan',
  'metode_diubah',
  'balasan',
  'pengingat_besok',
  'pengingat_sejam',
  'undangan_ulasan',
  'rekam_dirilis',
  'peringatan_konsultasi',
  'jawab_separuh',
  'jawab_lewat',
  'belum_dijawab',
  'tidak_dijawab',
  'jawab_habis',
  'alihan_ditawarkan',
  'dialihkan',
  'waktu_ditawarkan',
  'waktu_ditolak',
  'lanjutan',
  'tindak_lanjut',
  'rangkaian_dipesan',
  'rangkaian_dibatalkan',
  'tidak_hadir',
  'tidak_dikonfirmasi',
  'konfirmasi_habis',
  'kehadiran_diperbaiki',
  'keberatan_hadir_diterima',
  'keberatan_hadir_ditolak',
  ...tentangTunggu,
] as const

/**
 * What one admin did, for all of them: `admin_baru` an account became an admin, `tugas_diberi` a duty was given,
 * `akun_staf_diatur` the e-mail or the password of an admin or a professional was set by another person, `pengaman_berubah` strict privacy was turned off, `akun_diekspor` the list
 * of all accounts was exported, `kunci_dibuat` a key was made by which a program reads, `webhook_berubah` a webhook was changed, or switched off by the service. `nama` is whom it is about, of the last
 * four who did it; null where the service did.
 */
export const untukAdmin = [
  'admin_baru',
  'tugas_diberi',
  'akun_staf_diatur',
  'pengaman_berubah',
  'akun_diekspor',
  'kunci_dibuat',
  'webhook_berubah',
] as const
export type UntukAdmin = (typeof untukAdmin)[number]
export const isUntukAdmin = (jenis: JenisPemberitahuan): jenis is UntukAdmin => untukAdmin.some((one) => one === jenis)

/**
 * The notices about an account: `masuk` is a sign-in from a new device, `reset` the mail with a reset link,
 * `email_konfirmasi` the link to a new address, `email_diminta` and `email_berubah` the notices about it to the old address,
 * `password_admin` a password that an admin has set, `password_berubah` one that was set with the old one or a reset
 * link, `cara_masuk` a change of the other ways to sign in, as of the second factor, `data_berubah` another name, phone or BPJS number, `kalender_dibuat` an address of the calendar, `verifikasi` the
 * link that confirms the address of a new account, `undangan` the link by which an invited person chooses a password,
 * `tugas_berubah` a duty that was given or ended, `cuti_diatur` leave of a professional that an admin filed or took back, `izin_diberi` and `izin_dicabut` a client's grant to the professional,
 * `jangkar_jejak` the daily end of the trail for those who keep it, `dibuka_darurat` an emergency access to the person's data,
 * `tinjauan` one that the person can review, `peringatan` an alert for a person with the duty `jaga`, `peringatan_belum` one that no
 * one handles, for admins, `janji_lewat` requests whose deadline has passed, for admins, `keberatan_ditanggapi` that a report of the
 * person's was answered, `permintaan` a step of the person's request about their data, `permintaan_masuk` such a request and `tenggat` a deadline that is
 * near or has passed, both for the data protection officers, `hapus_konfirmasi` the link that confirms the erasure of the account,
 * `akun_dihapus` that it was erased, which is only ever a mail, the last one,
 * `insiden` that their data became known to others, `akun_tidur` that the account will be erased unless it is used, `draf_berakhir` that drafts which their author did not sign will be deleted, `persetujuan_dicatat` that the clinic has recorded an answer of the person's or of their guardian's, or their age, `naskah_baru` a version of a notice to which people must agree again, from `tanggal` on, `wa_berhenti` the end of a consent because WhatsApp does not deliver to the number. Those of `untukAdmin` tell every admin what one of
 * them did. These appear in no list and cannot be
 * turned off.
 */
export const tentangAkun = [
  'masuk',
  'reset',
  'email_konfirmasi',
  'email_diminta',
  'email_berubah',
  'password_admin',
  'password_berubah',
  'cara_masuk',
  'data_berubah',
  'kalender_dibuat',
  'verifikasi',
  'undangan',
  'tugas_berubah',
  'cuti_diatur',
  'izin_diberi',
  'izin_dicabut',
  'jangkar_jejak',
  'dibuka_darurat',
  'tinjauan',
  'peringatan',
  'peringatan_belum',
  'janji_lewat',
  'keberatan_ditanggapi',
  'permintaan',
  'permintaan_masuk',
  'tenggat',
  'hapus_konfirmasi',
  'akun_dihapus',
  'insiden',
  'akun_tidur',
  'draf_berakhir',
  'wa_berhenti',
  'persetujuan_dicatat',
  'naskah_baru',
  ...untukAdmin,
] as const
export type TentangAkun = (typeof tentangAkun)[number]
export const isTentangAkun = (jenis: JenisPemberitahuan): jenis is TentangAkun =>
  tentangAkun.some((one) => one === jenis)

export type TentangTunggu = (typeof tentangTunggu)[number]
export const isTentangTunggu = (jenis: JenisPemberitahuan): jenis is TentangTunggu =>
  tentangTunggu.some((one) => one === jenis)

export const jenisPemberitahuan = [...tentangKonsultasi, ...tentangAkun] as const
export const JenisPemberitahuan = z.enum(jenisPemberitahuan)
describeSchema(JenisPemberitahuan, 'The kind of a notice.')
export type JenisPemberitahuan = z.output<typeof JenisPemberitahuan>

/** Kinds of mail that are true only while the request waits: one that is answered first is not sent. */
export const selamaDiajukan = [
  'tanda_terima',
  'jawab_separuh',
  'jawab_lewat',
  'belum_dijawab',
  'alihan_ditawarkan',
] as const satisfies readonly JenisPemberitahuan[]

/** How many hours before an approved consultation each reminder is due. */
export const jamPengingat = {
  pengingat_besok: 24,
  pengingat_sejam: 1,
} as const satisfies Record<Extract<JenisPemberitahuan, `pengingat_${string}`>, number>
export type JenisPengingat = keyof typeof jamPengingat
export const jenisPengingat = Object.keys(jamPengingat) as JenisPengingat[]
/** Kinds that a patient gets none of while they restrict the use of their data: the service keeps it, and reminds of nothing. */
export const diamSaatDibatasi = [
  ...jenisPengingat,
  'tindak_lanjut',
  'undangan_ulasan',
] as const satisfies readonly JenisPemberitahuan[]
export const isPengingat = (jenis: JenisPemberitahuan): jenis is JenisPengingat => jenis in jamPengingat

/**
 * Kinds that are mailed only: those that carry a link with a secret, the receipt, because the app has shown its words, the
 * last one to an erased account, and the end of the trail, which must lie outside of the app.
 */
export const hanyaSurat = [
  'tanda_terima',
  'reset',
  'email_konfirmasi',
  'verifikasi',
  'undangan',
  'hapus_konfirmasi',
  'akun_dihapus',
  'jangkar_jejak',
] as const satisfies readonly JenisPemberitahuan[]

/** Kinds about an account of which every mail is sent, however many an address got. */
export const semuaDikirim = ['peringatan', 'peringatan_belum'] as const satisfies readonly JenisPemberitahuan[]

/** Kinds of alerts. Their mails to one person are folded: one at once, then at most one a minute, with the number. */
export const dilipat = [...semuaDikirim, 'peringatan_konsultasi'] as const satisfies readonly JenisPemberitahuan[]

/** One line of the notification centre. `tanggal` is the start of the consultation at the time it was written. */
export const Pemberitahuan = z.object({
  pemberitahuan_id: Id,
  jenis: JenisPemberitahuan,
  jadwal_id: z.nullable(Id),
  tanggal: z.nullable(z.string()),
  /** The zone in which the consultation takes place. */
  zona: z.nullable(Zona),
  /** The other person of the consultation, or the account that a notice for admins is about; seen only by who is signed in, never mailed. */
  nama: z.nullable(z.string()),
  /** For a `dibatalkan` of the patient: with whom and when the clinic proposes another one. `tanggal` is an instant. */
  usulan: z.nullable(z.object({ nama: z.string(), tanggal: z.string(), zona: Zona })),
  /** For a reminder of the day before: until when the reader is asked to confirm. Null once they have, and where they need not. */
  konfirmasi_sampai: z.nullable(z.string()),
  /** For `masuk`: the device. */
  perangkat: z.nullable(z.string()),
  dibaca: z.boolean(),
  created_at: z.string(),
})
describeSchema(Pemberitahuan, 'A notice of the notification centre.')
export type Pemberitahuan = z.output<typeof Pemberitahuan>
export const PemberitahuanPage = pageOf(Pemberitahuan)
describeSchema(PemberitahuanPage, 'A page of notices.')

/**
 * Whether mail is sent for a kind, and whether it comes to the devices of the person; the notification centre always shows it.
 * `push` is null for a kind that is mailed only.
 */
export const PilihanKabar = z.object({ jenis: JenisPemberitahuan, email: z.boolean(), push: z.nullable(z.boolean()) })
describeSchema(
  PilihanKabar,
  'Whether the caller also gets notices of a kind by mail, and on devices; null for a kind that is mailed only.',
)
export type PilihanKabar = z.output<typeof PilihanKabar>

/** A choice about a kind: its mail, its pushes, or both. What is left out stays. */
export const PilihanMasukan = z
  .object({ jenis: JenisPemberitahuan, email: z.optional(z.boolean()), push: z.optional(z.boolean()) })
  .check(z.refine(({ email, push }) => email !== undefined || push !== undefined, { path: ['email'] }))
describeSchema(
  PilihanMasukan,
  'Turns the mail or the pushes of a kind on or off. What is left out stays; one of both must be there.',
)
export type PilihanMasukan = z.output<typeof PilihanMasukan>
