import type pg from 'pg'
import type { Seal } from '../../../../apps/server/src/base/db/seal.ts'
import { sealNomor } from '../../../../apps/server/src/people/user/nomor-bpjs.ts'

/** A password that no user can enter: these people come with their session. */
const NO_PASSWORD = '$argon2id$v=19$m=19456,t=2,p=1$YmViYW4$YmViYW4'

const NUMBER = `lpad(n::text, 13, '0')`

type Crowd = {
  /** Distinguishes these people from others: `latihan` makes dokter1@latihan.test and pasien1@latihan.test. */
  word: string
  professionals: number
  patients: number
  /** By default one that no user can enter. */
  passwordHash?: string
  /** Each professional has so many sessions on each of these weekdays, one after the other. */
  days: readonly string[]
  sessions: { first: string; minutes: number; many: number }
  /** Encrypts a BPJS number for each; without it they have none. */
  seal?: Seal
  /** When they registered: by default now, by the clock of the database. */
  at?: Date
}

/** Doctors with weekly sessions and patients, in bulk. Ids of one kind follow one another, those of sessions by doctor and day. */
export async function insertPeople(db: pg.ClientBase, crowd: Crowd): Promise<void> {
  const { word, professionals, patients, passwordHash = NO_PASSWORD, days, sessions, at = null } = crowd
  // A test of old backups fills tables of before a column. Elsewhere the people get their mails.
  const known = await db.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = 'users'`,
  )
  const has = (column: string) => known.rows.some(({ name }) => name === column)
  const columns = [
    ...(has('email_terverifikasi_pada') ? [['email_terverifikasi_pada', 'coalesce($5, now())']] : []),
    // Readable before migration 0057.
    ...(has('no_bpjs') ? [['no_bpjs', NUMBER]] : []),
  ]
  const [names, values] = [0, 1].map((at) => columns.map((column) => `, ${column[at]}`).join(''))
  await db.query(
    `insert into users (level_id, name, email, password_hash, created_at, updated_at${names})
     select level_id, initcap(kind) || ' ' || initcap($1) || ' ' || n, kind || n || '@' || $1 || '.test', $2,
       coalesce($5, now()), coalesce($5, now())${values}
     from (values (1, 2, 'dokter', $3::int), (2, 5, 'pasien', $4::int)) kinds (place, level_id, kind, many),
       generate_series(1, many) n
     order by place, n`,
    [word, passwordHash, professionals, patients, at],
  )
  if (crowd.seal) await giveNumbers(db, crowd.seal, word)
  await db.query('insert into spesialisasi (nama_spesialisasi) values (initcap($1))', [word])
  await db.query(
    `insert into tenaga_profesional (user_id, spesialisasi_id, lokasi)
     select user_id, spesialisasi_id, 'Klinik Pratama, lantai 2' from users, spesialisasi
     where email like 'dokter%@' || $1 || '.test' and nama_spesialisasi = initcap($1) order by user_id`,
    [word],
  )
  await db.query(
    `insert into jadwal_tenaga (profesional_id, hari, sesi, jam_mulai, jam_selesai)
     select profesional_id, hari, sesi, $3::time + (sesi - 1) * $4::interval, $3::time + sesi * $4::interval
     from tenaga_profesional join spesialisasi using (spesialisasi_id),
       unnest($2::text[]) with ordinality week (hari, day), generate_series(1, $5::int) sesi
     where nama_spesialisasi = initcap($1)
     order by profesional_id, day, sesi`,
    [word, days, sessions.first, `${sessions.minutes} minutes`, sessions.many],
  )
}

/** The n-th person of each level has the number n. */
async function giveNumbers(db: pg.ClientBase, seal: Seal, word: string): Promise<void> {
  const people = await db.query<{ user_id: number; nomor: string }>(
    `select user_id, ${NUMBER} as nomor
     from (select user_id, substring(email from '[0-9]+')::int as n from users where email like '%@' || $1 || '.test') p`,
    [word],
  )
  const sealed = people.rows.map(({ user_id, nomor }) => ({ user_id, ...sealNomor(seal, user_id, nomor) }))
  await db.query(
    `update users u set no_bpjs_segel = s.segel, no_bpjs_sidik = s.sidik
     from unnest($1::int[], $2::bytea[], $3::bytea[]) as s (user_id, segel, sidik) where u.user_id = s.user_id`,
    [sealed.map(({ user_id }) => user_id), sealed.map(({ segel }) => segel), sealed.map(({ sidik }) => sidik)],
  )
}
