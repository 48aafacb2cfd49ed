import { drafHari, type KelasRetensi } from '@sehati/contract/record/retensi.rules'
import sql, { raw, type Sql } from 'sql-template-tag'
import { SESSION_END } from '../../people/auth/auth.store.ts'

/** The rows of a table, here called `t`, that a class ends. */
export type Bagian = {
  tabel: string
  /** Since when the period of a row counts; null: it does not end. */
  sejak: Sql
  /** Which rows of the table are of the class. */
  syarat?: Sql
  /** What else follows from the rows that are `gone`, in the same statement. */
  lalu?: Sql
  /** Whom it is about; while one of them is held, it stays. Null where it is about no person. */
  orang: Sql | null
}

/** Rows that come together with those of another table, by their foreign key. */
const own = sql`t.user_id`
const ofConsultation = sql`(select k.user_id from konsultasi k where k.jadwal_id = t.jadwal_id)`
const at = (tabel: string, kolom: string, orang: Sql | null = own): Bagian => ({
  tabel,
  sejak: sql`t.${raw(kolom)}`,
  orang,
})

/**
 * When an answer of a person no longer proves anything that counts: a later one withdrew it, or the account was erased. The last word of
 * an account that is there is still heeded, so it stays.
 */
const consentEnded = sql`least(
  (select u.dihapus_pada from users u where u.user_id = t.user_id),
  (select min(p.pada) from persetujuan p
   where p.user_id = t.user_id and p.keperluan = t.keperluan and p.profesional_id is not distinct from t.profesional_id
     and p.persetujuan_id > t.persetujuan_id and p.sikap <> 'setuju'))`

export type KelasBagian = Exclude<KelasRetensi, 'akun_tidur' | 'rekam'>

/** What each class ends. How long it lives stands in the contract. Accounts and medical records end by rules of their own. */
export const bagianOf: Record<KelasBagian, readonly Bagian[]> = {
  tautan: [
    at('reset_password', 'expires_at'),
    at('ganti_email', 'berlaku_sampai'),
    at('tautan_verifikasi', 'berlaku_sampai'),
    at('undangan', 'berlaku_sampai'),
    at('perangkat_token', 'berlaku_sampai'),
    at('tiket_kedua', 'berlaku_sampai'),
    at('tantangan', 'berlaku_sampai'),
    at('sso_mulai', 'berlaku_sampai', null),
    at('sso_tiket', 'berlaku_sampai', null),
    { tabel: 'auth_session', sejak: SESSION_END, orang: own },
  ],
  percobaan: [at('login_failure', 'failed_at', null), at('reset_diminta', 'diminta_pada', null)],
  tahan_jejak: [at('tahan_jejak', 'sejak')],
  kiriman_wa: [
    at('kiriman_wa', 'dibuat', sql`(select i.user_id from izin_wa i where i.izin_id = t.izin_id)`),
    at('jeda_wa', 'coba_lagi', null),
  ],
  kiriman_webhook: [at('pengiriman_webhook', 'dibuat', ofConsultation)],
  pengingat: [at('pengingat', 'mulai', ofConsultation)],
  eskalasi: [at('eskalasi', 'jatuh_tempo', ofConsultation)],
  daftar_tunggu: [at('daftar_tunggu', 'berakhir_pada')],
  pemberitahuan_dibaca: [at('pemberitahuan', 'dibaca_pada')],
  pemberitahuan_belum: [{ ...at('pemberitahuan', 'created_at'), syarat: sql`t.dibaca_pada is null` }],
  surat_terkirim: [at('surat', 'terkirim_pada')],
  surat_gagal: [{ ...at('surat', 'created_at'), syarat: sql`t.status = 'gagal'` }],
  perangkat_dikenal: [at('perangkat_dikenal', 'terakhir_pada')],
  foto_tutup: [
    {
      tabel: 'foto',
      sejak: sql`(select u.nonaktif_sejak from users u where u.user_id = t.user_id)`,
      lalu: sql`update users set foto_versi = null where user_id in (select user_id from gone)`,
      orang: own,
    },
  ],
  rekam_draf: [
    {
      tabel: 'rekam_draf',
      syarat: sql`t.diingatkan_pada is not null`,
      // The author had the days between the notice and the end, also where the notice came late.
      sejak: sql`greatest(t.diubah_pada, (select k.selesai from konsultasi k where k.jadwal_id = t.jadwal_id),
        t.diingatkan_pada - ${drafHari.diingatkan} * interval '1 day')`,
      orang: ofConsultation,
    },
  ],
  persetujuan: [{ tabel: 'persetujuan', sejak: consentEnded, orang: own }, at('izin_wa', 'dicabut_pada')],
  // Deleted before the request that it names.
  penghapusan: [at('penghapusan', 'pada')],
  permintaan: [
    {
      ...at('permintaan', 'ditutup_pada'),
      // A statement beside a record is a part of that record.
      syarat: sql`t.pernyataan is null and not exists (select from penghapusan h where h.permintaan_id = t.permintaan_id)`,
    },
  ],
  insiden: [
    {
      ...at('insiden', 'ditutup_pada', null),
      syarat: sql`not exists (
        select from insiden_terdampak o where o.insiden_id = t.insiden_id and o.user_id in (select yang_ditahan()))`,
    },
  ],
  retensi_jalan: [at('retensi_jalan', 'pada', null)],
  pemeriksaan_jejak: [at('pemeriksaan_jejak', 'mulai', null)],
}

/** Whether a person is held: null is no one. */
const isFree = (orang: Sql | null): Sql =>
  orang === null ? sql`true` : sql`coalesce(${orang} <> all (array(select yang_ditahan())), true)`

/** The rows of a part, called `t`, that are of its class. */
export const ofKelas = ({ tabel, syarat = sql`true` }: Bagian): Sql => sql`from ${raw(tabel)} t where ${syarat}`

/** Those of them whose period began before this instant, of people who are not held. */
export const dueBefore = (bagian: Bagian, batas: Sql): Sql =>
  sql`${ofKelas(bagian)} and ${bagian.sejak} < ${batas} and ${isFree(bagian.orang)}`

/** A person `u` whose last entry of the medical record is older than this. */
export const recordOlder = (batas: Sql): Sql => sql`
  exists (select from konsultasi k where k.user_id = u.user_id)
  and not exists (select from konsultasi k where k.user_id = u.user_id and greatest(k.selesai, k.dibalas_pada) >= ${batas})
  and not exists (
    select from konsultasi k join percakapan p on p.jadwal_id = k.jadwal_id
    where k.user_id = u.user_id and p.waktu_kirim >= ${batas})
  and not exists (
    select from konsultasi k join rekam r on r.jadwal_id = k.jadwal_id
    where k.user_id = u.user_id and r.ditandatangani_pada >= ${batas})
  and u.user_id <> all (array(select yang_ditahan()))`

export const isBagian = (kelas: KelasRetensi): kelas is KelasBagian => kelas in bagianOf
