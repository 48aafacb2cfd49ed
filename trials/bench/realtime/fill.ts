import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'

/** A conversation and the tokens of its two. */
export type Pair = { jadwal_id: number; tokens: [string, string] }

/** So many conversations, each between a patient and a professional of its own who are signed in. */
export async function fillClinic(url: string, pairs: number): Promise<Pair[]> {
  const db = new pg.Client({ connectionString: url, options: '-c timezone=Asia/Jakarta' })
  await db.connect()
  try {
    await db.query(
      `insert into users (level_id, name, email, password_hash, no_bpjs, created_at, updated_at)
       select level_id, initcap(kind) || ' ' || n, kind || n || '@beban.test', '$argon2id$v=19$m=19456,t=2,p=1$YmViYW4$YmViYW4', lpad(n::text, 13, '0'), now(), now()
       from generate_series(1, $1::int) n, (values (2, 'dokter'), (5, 'pasien')) kinds (level_id, kind)`,
      [pairs],
    )
    await db.query(`insert into spesialisasi (nama_spesialisasi) values ('Beban')`)
    await db.query(
      `insert into tenaga_profesional (user_id, spesialisasi_id, lokasi)
       select user_id, spesialisasi_id, 'Klinik' from users, spesialisasi
       where email like 'dokter%@beban.test' and nama_spesialisasi = 'Beban'`,
    )
    await db.query(
      `insert into jadwal_tenaga (profesional_id, hari, sesi, jam_mulai, jam_selesai)
       select profesional_id, 'Rabu', 1, '09:00', '10:00' from tenaga_profesional`,
    )
    // On an open Wednesday far enough away that the server sends no reminder. The complaint is never read here.
    const made = await db.query<{ jadwal_id: number; user_id: number; tenaga_id: number }>(
      `with hari as (
         select day::date as tanggal from generate_series(current_date + 28, current_date + 90, interval '1 day') day
         where extract(isodow from day) = 3 and not exists (select from hari_libur h where h.tanggal = day::date)
         limit 1
       ), pasangan as (
         select p.user_id, t.user_id as tenaga_id, t.profesional_id, j.jadwal_tenaga_id
         from users p
         join users u on u.email = replace(p.email, 'pasien', 'dokter')
         join tenaga_profesional t on t.user_id = u.user_id
         join jadwal_tenaga j on j.profesional_id = t.profesional_id
         where p.email like 'pasien%@beban.test'
       ), baru as (
         insert into konsultasi (jadwal_tenaga_id, profesional_id, user_id, mulai, selesai, sesi, metode_konsultasi,
           status, use_bpjs, keluhan, pengaju_id, diubah_oleh, created_at, updated_at)
         select jadwal_tenaga_id, profesional_id, user_id, tanggal + time '09:00', tanggal + time '10:00', 1, 'online',
           'disetujui', false, '\\x01'::bytea || (select key_id from data_key limit 1) || decode(repeat('00', 36), 'hex'), user_id, user_id, now(), now()
         from pasangan, hari
         returning jadwal_id, user_id, profesional_id
       )
       select jadwal_id, baru.user_id, tenaga_id from baru join pasangan using (user_id)`,
    )
    const sessions = made.rows.map((row) => ({ ...row, tokens: [newToken(), newToken()] as [string, string] }))
    await db.query(
      `insert into auth_session (token_hash, user_id, created_at, last_used_at)
       select decode(hash, 'hex'), user_id, now(), now() from unnest($1::text[], $2::int[]) s (hash, user_id)`,
      [
        sessions.flatMap(({ tokens }) => tokens.map(hashed)),
        sessions.flatMap(({ user_id, tenaga_id }) => [user_id, tenaga_id]),
      ],
    )
    await db.query('analyze')
    return sessions.map(({ jadwal_id, tokens }) => ({ jadwal_id, tokens }))
  } finally {
    await db.end()
  }
}

const newToken = () => randomBytes(32).toString('base64url')
const hashed = (token: string) => createHash('sha256').update(token).digest('hex')
