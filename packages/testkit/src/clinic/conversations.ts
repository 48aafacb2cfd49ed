import type pg from 'pg'
import { insertPeople } from './people.ts'
import { signIn } from './sessions.ts'

/** A consultation that was approved, and the tokens of its two. */
export type Conversation = { id: number; patientToken: string; professionalToken: string }

/**
 * So many conversations, each between another patient and another doctor, on an open Wednesday so far ahead that the server
 * sends no reminder. Their complaint cannot be read.
 */
export async function openConversations(
  db: pg.ClientBase,
  many: number,
  now: Date,
  word = 'obrolan',
): Promise<Conversation[]> {
  const sessions = { first: '09:00', minutes: 60, many: 1 }
  await insertPeople(db, { word, professionals: many, patients: many, days: ['Rabu'], sessions, at: now })
  const made = await db.query<{ jadwal_id: number; user_id: number; tenaga_id: number }>(
    `with hari as (
       select day::date as tanggal from generate_series($1::timestamptz::date + 28, $1::timestamptz::date + 90, interval '1 day') day
       where extract(isodow from day) = 3 and not exists (select from hari_libur h where h.tanggal = day::date) limit 1
     ), pasangan as (
       select p.user_id, t.user_id as tenaga_id, t.profesional_id, j.jadwal_tenaga_id
       from users p
       join users u on u.email = replace(p.email, 'pasien', 'dokter')
       join tenaga_profesional t on t.user_id = u.user_id
       join jadwal_tenaga j on j.profesional_id = t.profesional_id
       where p.email like 'pasien%@' || $2 || '.test'
     ), baru as (
       insert into konsultasi (jadwal_tenaga_id, profesional_id, user_id, mulai, selesai, sesi, metode_konsultasi,
         status, use_bpjs, keluhan, pengaju_id, diubah_oleh, created_at, updated_at)
       select jadwal_tenaga_id, profesional_id, user_id, (tanggal + time '09:00') at time zone 'Asia/Jakarta',
         (tanggal + time '10:00') at time zone 'Asia/Jakarta', 1, 'online', 'disetujui', false,
         '\\x01'::bytea || (select key_id from data_key limit 1) || decode(repeat('00', 36), 'hex'), user_id, user_id, $1, $1
       from pasangan, hari returning *
     ), tempat_baru as (
       insert into tempat (tempat_id, jenis, profesional_id, user_id, dari, sampai)
       select jadwal_id, 'konsultasi', profesional_id, user_id, mulai, selesai from baru
     )
     select baru.jadwal_id, user_id, tenaga_id from baru join pasangan using (user_id)`,
    [now, word],
  )
  const tokensOf = (people: number[]) => signIn(db, people, now)
  const patients = await tokensOf(made.rows.map(({ user_id }) => user_id))
  const professionals = await tokensOf(made.rows.map(({ tenaga_id }) => tenaga_id))
  return made.rows.map(({ jadwal_id }, n) => ({
    id: jadwal_id,
    patientToken: patients[n] ?? '',
    professionalToken: professionals[n] ?? '',
  }))
}
