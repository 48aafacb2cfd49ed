import type { KataTugas } from '@sehati/contract/base/access'
import sql from 'sql-template-tag'
import type { Db } from '../base/db/db.ts'
import { exclusiveSingle, locks } from '../base/db/locks.ts'
import type { Seal } from '../base/db/seal.ts'
import type { DemoJenis } from './content/jenis.ts'
import type { layananContoh } from './content/layanan.ts'
import type { DemoCuti } from './cuti.ts'
import type { Person } from './people.ts'
import type { Sesi } from './sesi.ts'

/** Until the transaction ends, no other process seeds. */
export const lockSeeding = (db: Db) => db.rows(sql`select ${exclusiveSingle(locks.seeding)}`)

export async function hasUsers(db: Db): Promise<boolean> {
  return (await db.row(sql`select from users limit 1`)) !== null
}

/** Returns the id that the database gave. */
export type IdOf<K> = (key: K) => number

function idsBy<K>(rows: { key: K; id: number }[]): IdOf<K> {
  const ids = new Map(rows.map(({ key, id }) => [key, id]))
  return (key) => {
    const id = ids.get(key)
    if (id === undefined) throw new Error(`demo data names "${key}", which was not inserted`)
    return id
  }
}

/** Returns ids by e-mail. All accounts start active: an inactive one cannot be booked. */
export async function insertPeople(db: Db, seal: Seal, people: Person[], password_hash: string): Promise<IdOf<string>> {
  const ids = await db.rows<{ id: number }>(sql`
    select nextval(pg_get_serial_sequence('users', 'user_id'))::int as id from generate_series(1, ${people.length}::int)`)
  const numbered = people.map(({ no_bpjs, ...person }, n) => {
    const user_id = ids[n]?.id as number
    const segel = no_bpjs && seal.seal(`users.no_bpjs:${user_id}`, no_bpjs).toString('hex')
    const sidik = no_bpjs && seal.fingerprint('users.no_bpjs', no_bpjs).toString('hex')
    return { ...person, user_id, segel, sidik }
  })
  const rows = await db.rows<{ key: string; id: number }>(sql`
    insert into users (user_id, level_id, name, email, password_hash, phone_number, gender, no_bpjs_segel, no_bpjs_sidik, status_user, created_at, updated_at, email_terverifikasi_pada)
    overriding system value
    select user_id, level_id, name, email, ${password_hash}, phone_number, gender, decode(segel, 'hex'), decode(sidik, 'hex'), 'aktif', created_at, created_at, created_at
    from json_to_recordset(${JSON.stringify(numbered)}::json) as p (user_id int, level_id int, name text, email text,
      phone_number text, gender text, segel text, sidik text, created_at timestamptz)
    returning email as key, user_id as id`)
  return idsBy(rows)
}

/** Deactivates these accounts, after their consultations are written. */
export const closeAccounts = (db: Db, emails: string[]) =>
  db.rows(sql`update users set status_user = 'nonaktif' where email = any (${emails}::text[])`)

/** Returns ids by name. */
export async function insertSpesialisasi(db: Db, names: string[]): Promise<IdOf<string>> {
  const rows = await db.rows<{ key: string; id: number }>(sql`
    insert into spesialisasi (nama_spesialisasi)
    select nama from unnest(${names}::text[]) with ordinality as s (nama, urutan) order by urutan
    returning nama_spesialisasi as key, spesialisasi_id as id`)
  return idsBy(rows)
}

/** Lets reasons for a visit lead to specialities, by their words. */
export const updateAlasan = (db: Db, of: { kata: string; spesialisasi_id: number }[]) =>
  db.rows(sql`
    update alasan a set spesialisasi_id = t.spesialisasi_id
    from unnest(${of.map(({ kata }) => kata)}::text[], ${of.map((one) => one.spesialisasi_id)}::int[]) as t (kata, spesialisasi_id)
    where a.kata = t.kata`)

type TenagaRow = {
  user_id: number
  spesialisasi_id: number
  lokasi: string
  biografi: string | null
  topik: string[]
  bahasa: string[]
  no_str: string | null
  no_sip: string | null
}

/** Returns ids by the user's. */
export async function insertTenaga(db: Db, tenaga: TenagaRow[]): Promise<IdOf<number>> {
  const rows = await db.rows<{ key: number; id: number }>(sql`
    insert into tenaga_profesional (user_id, spesialisasi_id, lokasi, biografi, topik, bahasa, no_str, no_sip)
    select * from json_to_recordset(${JSON.stringify(tenaga)}::json) as t (user_id int, spesialisasi_id int, lokasi text,
      biografi text, topik text[], bahasa text[], no_str text, no_sip text)
    returning user_id as key, profesional_id as id`)
  return idsBy(rows)
}

export const sesiKey = (profesional_id: number, { hari, sesi }: Pick<Sesi, 'hari' | 'sesi'>) =>
  `${profesional_id} ${hari} ${sesi}`

/** Returns ids by `sesiKey`. */
export async function insertSesi(db: Db, sesi: (Sesi & { profesional_id: number })[]): Promise<IdOf<string>> {
  const rows = await db.rows<{ key: string; id: number }>(sql`
    insert into jadwal_tenaga (profesional_id, hari, sesi, jam_mulai, jam_selesai, is_available, berlaku_dari, berlaku_sampai)
    select * from json_to_recordset(${JSON.stringify(sesi)}::json) as j (profesional_id int, hari text, sesi int,
      jam_mulai time, jam_selesai time, is_available boolean, berlaku_dari date, berlaku_sampai date)
    returning profesional_id || ' ' || hari || ' ' || sesi as key, jadwal_tenaga_id as id`)
  return idsBy(rows)
}

/** Leave of professionals; without hours, all day. */
export const insertCuti = (db: Db, cuti: (Omit<DemoCuti, 'tenaga'> & { profesional_id: number; created_at: Date })[]) =>
  db.rows(sql`
    insert into cuti (profesional_id, dari, sampai, jam_dari, jam_sampai, catatan, created_at)
    select * from json_to_recordset(${JSON.stringify(cuti)}::json) as c (profesional_id int, dari date, sampai date,
      jam_dari time, jam_sampai time, catatan text, created_at timestamptz)`)

/** Types of consultations, each with the ids of the professionals who offer it. */
export const insertJenis = (db: Db, jenis: (Omit<DemoJenis, 'tenaga'> & { profesional: number[] })[]) =>
  db.rows(sql`
    with rincian as (
      select * from json_to_recordset(${JSON.stringify(jenis)}::json) as j (nama_jenis text, menit smallint,
        jeda_sesudah smallint, pemberitahuan_menit int, bidang text, metode text, batas_semester int, mendesak boolean, profesional json)
    ), baru as (
      insert into jenis_konsultasi (nama_jenis, menit, jeda_sesudah, pemberitahuan_menit, bidang, metode, batas_semester, mendesak)
      select nama_jenis, menit, jeda_sesudah, pemberitahuan_menit, bidang, metode, batas_semester, mendesak from rincian
      returning jenis_id, nama_jenis
    )
    insert into jenis_tenaga (profesional_id, jenis_id)
    select p.id::int, baru.jenis_id from baru join rincian using (nama_jenis), json_array_elements_text(profesional) as p (id)`)

/** Duties that one admin has given. */
export const insertTugas = (
  db: Db,
  tugas: { user_id: number; tugas: KataTugas }[],
  { oleh, sejak }: { oleh: number; sejak: Date },
) =>
  db.rows(sql`
    insert into tugas (user_id, tugas, sejak, oleh)
    select t.user_id, t.tugas, ${sejak}, ${oleh}
    from json_to_recordset(${JSON.stringify(tugas)}::json) as t (user_id int, tugas text)`)

type LayananContoh = typeof layananContoh

/** Sets off a trigger that notifies every process. */
export const updateLayanan = (tx: Db, l: LayananContoh) =>
  tx.row(sql`
    update layanan set nama = ${l.nama}, alamat = ${l.alamat}, jam_buka = ${l.jam_buka}, telepon = ${l.telepon}::text[],
      email = ${l.email}, petunjuk_arah = ${l.petunjuk_arah}, peta_url = ${l.peta_url}, biaya = ${l.biaya},
      pembayaran = ${l.pembayaran}, bpjs = ${l.bpjs}, pengembalian = ${l.pengembalian}`)

/** The trail of the invented past, in the order in which it would have happened. The fold numbers it in that order. */
export const orderJejak = (tx: Db) =>
  tx.rows(sql`
    with semua as (delete from jejak_baru returning *)
    insert into jejak_baru (waktu, tindakan, objek, objek_id, subjek_id, pelaku_id, dasar, buka_id, sesi_id, sidik)
    select waktu, tindakan, objek, objek_id, subjek_id, pelaku_id, dasar, buka_id, sesi_id, sidik from semua order by waktu, baru_id`)

/** The patients of the demo are of age, so that their home does not ask. */
export const insertUsiaPasien = (db: Db, now: Date) =>
  db.rows(sql`
    insert into usia (user_id, pada, oleh) select user_id, ${now}::timestamptz, user_id from users where level_id in (4, 5)`)

/** The patients of the demo have answered every notice, so that their home shows no question: they agree to all of them, to psychology for each of their psychologists. */
export const insertPersetujuanPasien = (db: Db, now: Date) =>
  db.rows(sql`
    insert into persetujuan (user_id, keperluan, versi, sikap, pada, oleh, profesional_id)
    select u.user_id, n.keperluan, n.versi, 'setuju', ${now}::timestamptz, u.user_id, k.profesional_id
    from users u cross join (select distinct on (keperluan) keperluan, versi from naskah order by keperluan, versi desc) n
    left join lateral (
      select distinct k.profesional_id from konsultasi k join tenaga_profesional t on t.profesional_id = k.profesional_id
      where n.keperluan = 'psikologi' and k.user_id = u.user_id and t.kelas = 'psikologi') k on true
    where u.level_id in (4, 5) and (n.keperluan = 'psikologi') = (k.profesional_id is not null)`)
