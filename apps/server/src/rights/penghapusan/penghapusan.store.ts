import { register } from '@sehati/contract/record/pemrosesan.register'
import type { DataOrang } from '@sehati/contract/record/pemrosesan.rules'
import { REKAM_TAHUN } from '@sehati/contract/record/retensi.rules'
import { HAPUS_JAM } from '@sehati/contract/rights/permintaan.rules'
import type { SisaHapus } from '@sehati/contract/rights/permintaan.schema'
import { bagianSalinan } from '@sehati/contract/rights/salinan.texts'
import sql, { join, raw } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import type { Seal } from '../../base/db/seal.ts'
import { type Kunci, milikDari } from '../data-saya/salinan.store.ts'

/** The tables whose rows an erasure deletes, by the register: a row after those that refer to it. */
const dihapus = Object.entries(register)
  .filter(([, entry]) => entry.orang !== null && (entry as DataOrang).hapus === 'hapus')
  .map(([tabel]) => tabel)
  .reverse()

/** Deletes what the register marks so. Returns how many rows of each table there were. */
export async function removeMilik(tx: Db, kunci: Kunci, user_id: number): Promise<Record<string, number>> {
  const jumlah: Record<string, number> = {}
  for (const tabel of dihapus) {
    const row = await tx.row<{ n: number }>(sql`
      with gone as (delete from ${raw(tabel)} t where ${milikDari(kunci, tabel, user_id)} returning 1)
      select count(*)::int as n from gone`)
    if (row?.n) jumlah[tabel] = row.n
  }
  return jumlah
}

/** How many rows of each part of the person's data there are, and what an erasure makes of them; parts without rows are left out. */
export const listSisa = async (db: Db, kunci: Kunci, user_id: number): Promise<SisaHapus[]> => {
  const counts = bagianSalinan.map(
    ({ tabel }, at) =>
      sql`select ${at}::int as ke, count(*)::int as jumlah from ${raw(tabel)} t where ${milikDari(kunci, tabel, user_id)}`,
  )
  const rows = await db.rows<{ ke: number; jumlah: number }>(sql`${join(counts, ' union all ')} order by ke`)
  return rows.flatMap(({ ke, jumlah }) => {
    const bagian = bagianSalinan[ke]
    if (!bagian || jumlah === 0) return []
    return [{ bagian: bagian.judul, jumlah, menjadi: (register[bagian.tabel] as DataOrang).hapus }]
  })
}

/**
 * The consultation `k` is part of a medical record. One that was cancelled before anything happened is not: no reply, no arrival, no
 * message.
 */
const isRekam = sql`(k.status <> 'dibatalkan' or k.initial_consult is not null or k.tiba_pada is not null
  or exists (select from percakapan p where p.jadwal_id = k.jadwal_id))`

/** When the last consultation of the person's medical record began; null where they have none. */
export const findKunjunganTerakhir = async (tx: Db, user_id: number): Promise<string | null> =>
  (
    await tx.row<{ terakhir: string | null }>(sql`
      select tanggal_wib(max(k.mulai))::text as terakhir from konsultasi k where k.user_id = ${user_id} and ${isRekam}`)
  )?.terakhir ?? null

/** Keeps whose a record is, apart from the account. */
export async function insertIdentitas(
  tx: Db,
  seal: Seal,
  { user_id, isi, terakhir }: { user_id: number; isi: object; terakhir: string },
  now: Date,
): Promise<void> {
  await tx.rows(sql`
    insert into identitas_rekam (user_id, isi, dikunci_pada, simpan_sampai)
    values (${user_id}, ${seal.seal(`identitas_rekam.isi:${user_id}`, JSON.stringify(isi))}, ${now},
      ${terakhir}::date + ${REKAM_TAHUN} * interval '1 year')`)
}

/** Takes the person out of their account. It waits for bookings under way; triggers end what an account that is closed loses. */
export async function updateDihapus(tx: Db, user_id: number, now: Date): Promise<void> {
  await tx.rows(sql`
    update users set name = 'Pengguna dihapus', email = 'dihapus-' || user_id || '@dihapus.invalid', password_hash = '$argon2id$dihapus',
      harus_ganti_password = false, phone_number = null, gender = null, no_bpjs_segel = null, no_bpjs_sidik = null, foto_versi = null,
      status_user = 'nonaktif', dihapus_pada = ${now}, updated_at = ${now}
    where user_id = ${user_id}`)
}

/** What stays of a person in rows that are kept: no number with a consent, no words with a rating. */
export async function updateTersamar(tx: Db, seal: Seal, user_id: number): Promise<void> {
  await tx.rows(sql`update izin_wa set nomor = null where user_id = ${user_id}`)
  const rows = await tx.rows<{ jadwal_id: number }>(sql`select jadwal_id from feedback where user_id = ${user_id}`)
  for (const { jadwal_id } of rows)
    await tx.rows(sql`
      update feedback set komentar = ${seal.seal(`feedback.komentar:${jadwal_id}`, '-')}, tampil_publik = false
      where jadwal_id = ${jadwal_id}`)
}

/** Takes the complaint out of the consultations that are no part of the medical record. */
export async function updateTanpaKeluhan(tx: Db, seal: Seal, user_id: number): Promise<void> {
  const rows = await tx.rows<{ jadwal_id: number }>(sql`
    select k.jadwal_id from konsultasi k where k.user_id = ${user_id} and not ${isRekam} order by k.jadwal_id`)
  for (const { jadwal_id } of rows)
    await tx.rows(sql`
      update konsultasi set keluhan = ${seal.seal(`konsultasi.keluhan:${jadwal_id}`, '-')} where jadwal_id = ${jadwal_id}`)
}

export async function insertPenghapusan(
  tx: Db,
  { user_id, permintaan_id, jumlah }: { user_id: number; permintaan_id: number | null; jumlah: Record<string, number> },
  now: Date,
): Promise<void> {
  await tx.rows(sql`
    insert into penghapusan (user_id, permintaan_id, pada, jumlah)
    values (${user_id}, ${permintaan_id}, ${now}, ${JSON.stringify(jumlah)}::jsonb)`)
}

/**
 * Queues the last mail to a person whose account is erased in this transaction. No event causes it, so its number is 0: there is one
 * such mail of an account.
 */
export async function insertSuratTerakhir(
  tx: Db,
  seal: Seal,
  { user_id, email }: { user_id: number; email: string },
  now: Date,
): Promise<void> {
  await tx.rows(sql`
    with terakhir as (
      insert into surat (jenis, user_id, peristiwa_id, created_at, sejak) values ('akun_dihapus', ${user_id}, 0, ${now}, ${now})
      returning surat_id
    )
    insert into surat_terakhir (user_id, surat_id, alamat)
    select ${user_id}, surat_id, ${seal.seal(`surat_terakhir.alamat:${user_id}`, email)} from terakhir`)
}

/** An erasure that is due: confirmed long enough ago, and not taken back. */
export type Jatuh = { permintaan_id: number; user_id: number }
const jatuh = (now: Date) => sql`
  jenis = 'penghapusan' and ditutup_pada is null and dikonfirmasi_pada <= ${now}::timestamptz - ${HAPUS_JAM} * interval '1 hour'`

export const listJatuh = (db: Db, now: Date): Promise<Jatuh[]> =>
  db.rows(sql`select permintaan_id, user_id from permintaan where ${jatuh(now)} order by permintaan_id limit 20`)

/** Locks it until the transaction ends; null where it was taken back or carried out meanwhile. */
export const lockJatuh = (tx: Db, permintaan_id: number, now: Date): Promise<Jatuh | null> =>
  tx.row(sql`
    select permintaan_id, user_id from permintaan where permintaan_id = ${permintaan_id} and ${jatuh(now)} for update`)

/** An open erasure that waits for its confirmation, with the mark of the address to which its link was mailed. */
export const findDitunggu = (
  db: Db,
  permintaan_id: number,
): Promise<{ user_id: number; alamat_tanda: number } | null> =>
  db.row(sql`
    select p.user_id, u.alamat_tanda from permintaan p join users u on u.user_id = p.user_id and u.status_user = 'aktif'
    where p.permintaan_id = ${permintaan_id} and p.jenis = 'penghapusan' and p.ditutup_pada is null`)

/** An erased account, with the time of its registration as text. */
export type Dihapus = { user_id: number; created_at: string }

/** The erased accounts of a database; none where it is of a version without them. */
export async function listDihapus(db: Db): Promise<Dihapus[]> {
  const there = await db.row(sql`select where to_regclass('public.penghapusan') is not null`)
  if (!there) return []
  return db.rows(sql`select user_id, created_at::text from penghapusan join users using (user_id) order by user_id`)
}

/** Those of these accounts that are not erased here. By the time of registration too: a backup of another system has other people. */
export const listBelumDihapus = async (
  db: Db,
  { erased, named }: { erased: readonly Dihapus[]; named: readonly number[] },
): Promise<number[]> =>
  (
    await db.rows<{ user_id: number }>(sql`
      select u.user_id from users u
      where u.dihapus_pada is null and (u.user_id = any (${[...named]}::int[]) or exists (
        select from json_to_recordset(${JSON.stringify(erased)}::json) as e (user_id int, created_at timestamptz)
        where e.user_id = u.user_id and e.created_at = u.created_at))
      order by u.user_id`)
  ).map(({ user_id }) => user_id)
