import { logIn, register } from '@sehati/testkit/client/booking'
import { fillClinic, listPatients, PASSWORD, type Patient, type Plan, planBookings } from '@sehati/testkit/clinic/plans'
import { withClient } from '@sehati/testkit/product/databases'
import type pg from 'pg'
import { databaseUrl, ENTRANCE_URL, type Layout, type WebName } from './layout.ts'

const REGISTERED = 'contoh@latihan.test'
const MARKER = 'penanda@latihan.test'

export type Clinic = {
  patients: Patient[]
  plans: Plan[]
  /** Bookings with a professional whom no other booking concerns: one each round, to see which clients receive it. */
  markers: Plan[]
}

/** Fills the clinic over the product's own way to the database, and signs all patients in. */
export async function fillForDrill(people: number, layout: Layout): Promise<Clinic> {
  await register(ENTRANCE_URL, REGISTERED, PASSWORD)
  return withDatabase('web1', layout, async (db) => {
    const made = await db.query<{ password_hash: string }>('select password_hash from users where email = $1', [
      REGISTERED,
    ])
    await fillClinic(db, people, made.rows[0]?.password_hash ?? '')
    const listed = await listPatients(db)
    const patients: Patient[] = []
    for (let from = 0; from < listed.length; from += 4) {
      const some = listed.slice(from, from + 4)
      const signedIn = some.map(async (one) => ({ ...one, token: await logIn(ENTRANCE_URL, one.email, PASSWORD) }))
      patients.push(...(await Promise.all(signedIn)))
    }
    const plans = await planBookings(db, patients)
    return { patients, plans, markers: await addMarkers(db, patients) }
  })
}

/** In the evening, after all that is planned. A patient may have only one request open with a professional. */
async function addMarkers(db: pg.Client, patients: Patient[]): Promise<Plan[]> {
  await db.query(
    `insert into users (level_id, name, email, password_hash, created_at, updated_at, email_terverifikasi_pada)
     select level_id, 'Penanda', $1, password_hash, now(), now(), now() from users where email like 'dokter%@latihan.test' limit 1`,
    [MARKER],
  )
  const added = await db.query<{ profesional_id: number; jadwal_tenaga_id: number }>(
    `with one as (
       insert into tenaga_profesional (user_id, spesialisasi_id, lokasi)
       select user_id, (select min(spesialisasi_id) from spesialisasi), 'Klinik' from users where email = $1
       returning profesional_id
     )
     insert into jadwal_tenaga (profesional_id, hari, sesi, jam_mulai, jam_selesai)
     select profesional_id, 'Senin', n, time '21:00' + n * interval '5 minutes', time '21:05' + n * interval '5 minutes'
     from one, generate_series(1, 30) n returning profesional_id, jadwal_tenaga_id`,
    [MARKER],
  )
  return added.rows.flatMap((row, number) => {
    const patient = patients[number]
    const [sessionId, professionalId] = [row.jadwal_tenaga_id, row.profesional_id]
    return patient ? [{ patient, sessionId, professionalId, date: '2026-11-23' }] : []
  })
}

/** As the superuser: reading every index whole is not for the product's role. */
export const withDatabase = <T>(web: WebName, layout: Layout, work: (db: pg.Client) => Promise<T>): Promise<T> =>
  withClient(databaseUrl(web, layout, 'postgres'), work)
