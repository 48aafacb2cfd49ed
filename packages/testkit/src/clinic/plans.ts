import type pg from 'pg'

/** One booking to try: this patient in this session on this date. No two plans of one owner collide. */
export type Plan = { patient: Patient; sessionId: number; professionalId: number; date: string }
export type Patient = { userId: number; email: string; token: string }

export const PASSWORD = 'kata-sandi-latihan'
const DAYS = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat']
const SESSIONS_A_DAY = 20

/** The Monday that begins a whole bookable week, just after midnight in WIB. */
export const CLOCK = '2026-11-23T00:10:00+07:00'
const dateOf = (day: number) => new Date(Date.UTC(2026, 10, 23 + day)).toISOString().slice(0, 10)

/** `people` professionals with hourly sessions on weekdays, and as many patients, all with one known password. */
export async function fillClinic(db: pg.Client, people: number, passwordHash: string): Promise<void> {
  await db.query(
    `insert into users (level_id, name, email, password_hash, no_bpjs, created_at, updated_at)
     select level_id, initcap(kind) || ' Latihan ' || n, kind || n || '@latihan.test', $1,
            lpad(n::text, 13, '0'), now(), now()
     from generate_series(1, $2::int) n, (values (2, 'dokter'), (5, 'pasien')) kinds (level_id, kind)`,
    [passwordHash, people],
  )
  await db.query(`insert into spesialisasi (nama_spesialisasi) values ('Latihan')`)
  await db.query(
    `insert into tenaga_profesional (user_id, spesialisasi_id, lokasi)
     select user_id, spesialisasi_id, 'Klinik' from users, spesialisasi
     where email like 'dokter%@latihan.test' and nama_spesialisasi = 'Latihan' order by user_id`,
  )
  await db.query(
    `insert into jadwal_tenaga (profesional_id, hari, sesi, jam_mulai, jam_selesai)
     select profesional_id, hari, sesi, make_time(sesi, 0, 0), make_time(sesi + 1, 0, 0)
     from tenaga_profesional, unnest($1::text[]) hari, generate_series(1, $2::int) sesi`,
    [DAYS, SESSIONS_A_DAY],
  )
}

export async function listPatients(db: pg.Client): Promise<Omit<Patient, 'token'>[]> {
  const found = await db.query<{ user_id: number; email: string }>(
    `select user_id, email from users where email like 'pasien%@latihan.test' order by user_id`,
  )
  return found.rows.map((row) => ({ userId: row.user_id, email: row.email }))
}

/**
 * Every patient at every hour of the week, with the professionals going round: patient p has professional p + k at
 * hour k, so no plan stands in another's way.
 */
export async function planBookings(db: pg.Client, patients: Patient[]): Promise<Plan[]> {
  const found = await db.query<{ profesional_id: number; sessions: number[] }>(
    `select profesional_id, array_agg(jadwal_tenaga_id order by array_position($1::text[], hari), sesi) as sessions
     from jadwal_tenaga group by profesional_id order by profesional_id`,
    [DAYS],
  )
  const hours = DAYS.length * SESSIONS_A_DAY
  return Array.from({ length: hours }, (_, hour) => hour).flatMap((hour) =>
    patients.map((patient, number) => {
      const professional = found.rows[(number + hour) % found.rows.length]
      const sessionId = professional?.sessions[hour]
      if (!professional || !sessionId) throw new Error('the clinic has fewer sessions than planned')
      const date = dateOf(Math.floor(hour / SESSIONS_A_DAY))
      return { patient, sessionId, professionalId: professional.profesional_id, date }
    }),
  )
}
