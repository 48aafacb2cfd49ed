import type pg from 'pg'

/** A password that no user can enter: these people come with their session. */
const NO_PASSWORD = '$argon2id$v=19$m=19456,t=2,p=1$YmViYW4$YmViYW4'

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
  /** When they registered: by default now, by the clock of the database. */
  at?: Date
}

/** Doctors with weekly sessions and patients, in bulk. Ids of one kind follow one another, those of sessions by doctor and day. */
export async function insertPeople(db: pg.ClientBase, crowd: Crowd): Promise<void> {
  const { word, professionals, patients, passwordHash = NO_PASSWORD, days, sessions, at = null } = crowd
  // A test of old backups fills tables of before this column. Elsewhere the people get their mails.
  const { rowCount } = await db.query(
    `select from information_schema.columns where table_name = 'users' and column_name = 'email_terverifikasi_pada'`,
  )
  const [column, confirmed] = rowCount ? [', email_terverifikasi_pada', ', coalesce($5, now())'] : ['', '']
  await db.query(
    `insert into users (level_id, name, email, password_hash, no_bpjs, created_at, updated_at${column})
     select level_id, initcap(kind) || ' ' || initcap($1) || ' ' || n, kind || n || '@' || $1 || '.test', $2,
       lpad(n::text, 13, '0'), coalesce($5, now()), coalesce($5, now())${confirmed}
     from (values (1, 2, 'dokter', $3::int), (2, 5, 'pasien', $4::int)) kinds (place, level_id, kind, many),
       generate_series(1, many) n
     order by place, n`,
    [word, passwordHash, professionals, patients, at],
  )
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
