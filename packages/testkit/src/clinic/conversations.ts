import type pg from 'pg'
import { NO_PASSWORD, signIn } from './sessions.ts'

/** A consultation that was approved, and the token of its patient. */
export type Conversation = { id: number; token: string }

/** So many conversations of people who have nothing to do with the bookings, some weeks ahead. */
export async function openConversations(db: pg.Client, many: number, now: Date): Promise<Conversation[]> {
  await db.query(
    `insert into users (level_id, name, email, password_hash, no_bpjs, created_at, updated_at)
     select level_id, initcap(kind) || ' Obrolan ' || n, kind || n || '@obrolan.test', $3, lpad(n::text, 13, '0'), $2, $2
     from generate_series(1, $1::int) n, (values (2, 'dokter'), (5, 'pasien')) kinds (level_id, kind)`,
    [many, now, NO_PASSWORD],
  )
  await db.query(`insert into spesialisasi (nama_spesialisasi) values ('Obrolan')`)
  await db.query(
    `insert into tenaga_profesional (user_id, spesialisasi_id, lokasi)
     select user_id, spesialisasi_id, 'Klinik' from users, spesialisasi
     where email like 'dokter%@obrolan.test' and nama_spesialisasi = 'Obrolan'`,
  )
  await db.query(
    `insert into jadwal_tenaga (profesional_id, hari, sesi, jam_mulai, jam_selesai)
     select profesional_id, 'Rabu', 1, '09:00', '10:00' from tenaga_profesional
     join spesialisasi using (spesialisasi_id) where nama_spesialisasi = 'Obrolan'`,
  )
  // Their complaint is never read here.
  const made = await db.query<{ jadwal_id: number; user_id: number }>(
    `with hari as (
       select day::date as tanggal from generate_series($1::timestamptz::date + 28, $1::timestamptz::date + 90, interval '1 day') day
       where extract(isodow from day) = 3 and not exists (select from hari_libur h where h.tanggal = day::date) limit 1
     ), pasangan as (
       select p.user_id, t.profesional_id, j.jadwal_tenaga_id
       from users p
       join users u on u.email = replace(p.email, 'pasien', 'dokter')
       join tenaga_profesional t on t.user_id = u.user_id
       join jadwal_tenaga j on j.profesional_id = t.profesional_id
       where p.email like 'pasien%@obrolan.test'
     )
     insert into konsultasi (jadwal_tenaga_id, profesional_id, user_id, mulai, selesai, sesi, metode_konsultasi,
       status, use_bpjs, keluhan, pengaju_id, diubah_oleh, created_at, updated_at)
     select jadwal_tenaga_id, profesional_id, user_id, (tanggal + time '09:00') at time zone 'Asia/Jakarta',
       (tanggal + time '10:00') at time zone 'Asia/Jakarta', 1, 'online', 'disetujui', false,
       '\\x01'::bytea || (select key_id from data_key limit 1) || decode(repeat('00', 36), 'hex'), user_id, user_id, $1, $1
     from pasangan, hari returning jadwal_id, user_id`,
    [now],
  )
  const tokens = await signIn(
    db,
    made.rows.map(({ user_id }) => user_id),
    now,
  )
  return made.rows.map(({ jadwal_id }, number) => ({ id: jadwal_id, token: tokens[number] ?? '' }))
}
