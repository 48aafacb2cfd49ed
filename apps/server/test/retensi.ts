import { randomBytes } from 'node:crypto'
import { ukuranFoto } from '@sehati/contract/base/constants'
import sql, { type Sql } from 'sql-template-tag'
import type { KelasBagian } from '../src/rights/retensi/kelas.store.ts'
import type { startServer } from './server.ts'

type Server = Pick<Awaited<ReturnType<typeof startServer>>, 'seal'>
/** Whose consultation it is with whom. */
type Of = { tenaga: { profesional_id: number }; done: number }
export const days = (date: Date, n: number) => new Date(date.getTime() + n * 86_400_000)

export type Ids = { user_id: number; since: Date }
const hash = () => randomBytes(32)
const n = () => randomBytes(4).readUInt32BE() >> 1
/** The statement that puts a row of each table of each class whose period begins then. It asks no trigger and no reference. */
export const makeRows = (
  { seal }: Server,
  { tenaga, done }: Of,
): Record<KelasBagian, Record<string, (ids: Ids) => Sql>> => ({
  tautan: {
    reset_password: ({ user_id, since }) =>
      sql`insert into reset_password (token_hash, user_id, expires_at) values (${hash()}, ${user_id}, ${since})`,
    ganti_email: ({ user_id, since }) =>
      sql`insert into ganti_email (user_id, email, sesi_hash, berlaku_sampai) values (${user_id}, 'x@uji.test', ${hash()}, ${since})`,
    tautan_verifikasi: ({ user_id, since }) =>
      sql`insert into tautan_verifikasi (token_hash, user_id, berlaku_sampai) values (${hash()}, ${user_id}, ${since})`,
    undangan: ({ user_id, since }) =>
      sql`insert into undangan (user_id, peristiwa_id, dibuat_pada, berlaku_sampai) values (${user_id}, ${n()}, ${days(since, -7)}, ${since})`,
    perangkat_token: ({ user_id, since }) =>
      sql`insert into perangkat_token (user_id, nomor, token_hash, berlaku_sampai) values (${user_id}, 9, ${hash()}, ${since})`,
    tiket_kedua: ({ user_id, since }) =>
      sql`insert into tiket_kedua (token_hash, user_id, berlaku_sampai) values (${hash()}, ${user_id}, ${since})`,
    tantangan: ({ user_id, since }) =>
      sql`insert into tantangan (tantangan_hash, user_id, berlaku_sampai) values (${hash()}, ${user_id}, ${since})`,
    auth_session: ({ user_id, since }) =>
      sql`insert into auth_session (token_hash, user_id, created_at, last_used_at) values (${hash()}, ${user_id}, ${days(since, -8)}, ${days(since, -7)})`,
  },
  percobaan: {
    login_failure: ({ since }) => sql`insert into login_failure (account_hash, failed_at) values (${hash()}, ${since})`,
    reset_diminta: ({ since }) =>
      sql`insert into reset_diminta (account_hash, diminta_pada) values (${hash()}, ${since})`,
  },
  tahan_jejak: {
    tahan_jejak: ({ user_id, since }) =>
      sql`insert into tahan_jejak (user_id, profesional_id, dari, sejak) values (${user_id}, ${tenaga.profesional_id}, ${since}, ${since})`,
  },
  kiriman_wa: {
    kiriman_wa: ({ since }) =>
      sql`insert into kiriman_wa (izin_id, jenis, peristiwa_id, sejak, dibuat) values (0, 'masuk', ${n()}, ${since}, ${since})`,
    jeda_wa: ({ since }) => sql`insert into jeda_wa (kode, sejak, coba_lagi) values (1, ${since}, ${since})`,
  },
  kiriman_webhook: {
    pengiriman_webhook: ({ since }) => sql`
      insert into pengiriman_webhook (pengiriman_id, webhook_id, peristiwa_id, jenis, jadwal_id, status_konsultasi, mulai, terjadi, sejak, dibuat)
      values (gen_random_uuid(), 0, ${n()}, 'konsultasi.selesai', ${done}, 'selesai', ${since}, ${since}, ${since}, ${since})`,
  },
  pengingat: {
    pengingat: ({ since }) =>
      sql`insert into pengingat (jadwal_id, jenis, mulai) values (${done}, 'pengingat_besok', ${since})`,
  },
  eskalasi: {
    eskalasi: ({ since }) =>
      sql`insert into eskalasi (jadwal_id, tahap, jatuh_tempo) values (${done}, 'batas', ${since})`,
  },
  daftar_tunggu: {
    daftar_tunggu: ({ user_id, since }) => sql`
      insert into daftar_tunggu (user_id, profesional_id, jenis_id, metode, use_bpjs, dari, sampai, boleh_malam, status, sejak, dibuat, berakhir_pada)
      values (${user_id}, ${tenaga.profesional_id}, 1, 'online', false, '2026-11-23', '2026-11-30', false, 'keluar', ${since}, ${since}, ${since})`,
  },
  pemberitahuan_dibaca: {
    pemberitahuan: ({ user_id, since }) => sql`
      insert into pemberitahuan (user_id, jenis, peristiwa_id, created_at, dibaca_pada) values (${user_id}, 'masuk', ${n()}, ${since}, ${since})`,
  },
  pemberitahuan_belum: {
    pemberitahuan: ({ user_id, since }) =>
      sql`insert into pemberitahuan (user_id, jenis, peristiwa_id, created_at) values (${user_id}, 'masuk', ${n()}, ${since})`,
  },
  surat_terkirim: {
    surat: ({ user_id, since }) => sql`
      insert into surat (jenis, user_id, peristiwa_id, status, sejak, created_at, terkirim_pada)
      values ('masuk', ${user_id}, ${n()}, 'terkirim', ${since}, ${since}, ${since})`,
  },
  surat_gagal: {
    surat: ({ user_id, since }) => sql`
      insert into surat (jenis, user_id, peristiwa_id, status, sejak, created_at) values ('masuk', ${user_id}, ${n()}, 'gagal', ${since}, ${since})`,
  },
  perangkat_dikenal: {
    perangkat_dikenal: ({ user_id, since }) =>
      sql`insert into perangkat_dikenal (user_id, perangkat, sejak, terakhir_pada) values (${user_id}, 'Opera', ${days(since, -900)}, ${since})`,
  },
  foto_tutup: {
    foto: ({ user_id, since }) => sql`
      with closed as (update users set status_user = 'nonaktif', nonaktif_sejak = ${since}, foto_versi = 'abcdefghijklmnop' where user_id = ${user_id})
      insert into foto (user_id, versi, ukuran, isi, created_at) values (${user_id}, 'abcdefghijklmnop', ${ukuranFoto[0]}, ${seal.seal(`foto.isi:${user_id}:abcdefghijklmnop:${ukuranFoto[0]}`, 'x'.repeat(40))}, ${since})`,
  },
  rekam_draf: {
    rekam_draf: ({ since }) => sql`
      insert into rekam_draf (jadwal_id, jenis, isi, dasar_versi, revisi, diubah_pada) values (${done}, 'lengkap', ${seal.seal(`rekam_draf.isi:${done}:lengkap`, 'Konsep')}, 0, 1, ${since})
      on conflict (jadwal_id, jenis) do update set diubah_pada = excluded.diubah_pada, diingatkan_pada = null`,
  },
  persetujuan: {
    persetujuan: ({ user_id, since }) => sql`
      insert into persetujuan (user_id, keperluan, versi, sikap, pada, oleh)
      values (${user_id}, 'layanan', 1, 'setuju', ${days(since, -400)}, ${user_id}), (${user_id}, 'layanan', 1, 'menarik', ${since}, ${user_id})`,
    izin_wa: ({ user_id, since }) => sql`
      insert into izin_wa (user_id, nomor, diberi_pada, dicabut_pada, sebab)
      values (${user_id}, '6281234567890', ${days(since, -9)}, ${since}, 'dicabut')`,
  },
  penghapusan: {
    penghapusan: ({ user_id, since }) =>
      sql`insert into penghapusan (user_id, pada, jumlah) values (${user_id}, ${since}, '{}')`,
  },
  permintaan: {
    permintaan: ({ user_id, since }) => sql`
      with p as (
        insert into permintaan (user_id, jenis, kanal, dicatat_oleh, diterima_pada, dicatat_pada, batas, status, ditutup_pada, diubah_oleh, diubah_pada)
        values (${user_id}, 'salinan', 'web', ${user_id}, ${since}, ${since}, ${days(since, 3)}, 'dijawab', ${since}, ${user_id}, ${since})
        returning permintaan_id
      )
      insert into permintaan_langkah (permintaan_id, ke, oleh, pada) select permintaan_id, 'baru', ${user_id}, ${since} from p`,
  },
  insiden: {
    insiden: ({ user_id, since }) => sql`
      with i as (
        insert into insiden (judul, tingkat, diketahui_pada, batas, dibuka_pada, ditutup_pada)
        values ('Uji', 'rendah', ${since}, ${days(since, 3)}, ${since}, ${since}) returning insiden_id
      ), l as (
        insert into insiden_langkah (insiden_id, jenis, isi, pada, oleh) select insiden_id, 'dibuka', '', ${since}, ${user_id} from i
      )
      insert into insiden_terdampak (insiden_id, user_id, cara, ditambah_pada) select insiden_id, ${user_id}, 'daftar', ${since} from i`,
  },
  retensi_jalan: {
    retensi_jalan: ({ since }) =>
      sql`insert into retensi_jalan (pada, kelas, batas, jumlah, ms) values (${since}, 'surat_gagal', ${since}, 0, 0)`,
  },
  pemeriksaan_jejak: {
    pemeriksaan_jejak: ({ since }) => sql`
      insert into pemeriksaan_jejak (hari, mulai, selesai, baris, nomor, rusak, temuan)
      values (tanggal_wib(${since}), ${since}, ${since}, 0, 0, 0, '[]')`,
  },
})
