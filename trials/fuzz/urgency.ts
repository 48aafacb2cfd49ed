import { weekday } from '@sehati/contract/base/waktu'
import sql from 'sql-template-tag'
import { insertAlihan } from '../../apps/server/src/absence/alihan/alihan.store.ts'
import type { Db } from '../../apps/server/src/base/db/db.ts'
import type { makeFactories } from '../../apps/server/test/factories.ts'

type Person = {
  user_id: number
  level_id: number
  own: Record<'profesional' | 'sesi' | 'konsultasi' | 'peringatan' | 'alihan', number[]>
}

const SESSIONS_A_DAY = 6
const HOUR_MS = 3_600_000
/** Requests that wait are few among the consultations, and much can be done with them alone. */
const OFTEN = 6

/**
 * Holders of duties, an urgent type with places that are kept back for it, patients about whom an alert is open, and requests that are
 * offered to another professional at a time on `date`. Returns the id of the type.
 */
export async function addUrgency(
  db: Db,
  make: ReturnType<typeof makeFactories>,
  people: Person[],
  date: string,
): Promise<number> {
  const now = new Date()
  const of = (...levels: number[]) => people.filter(({ level_id }) => levels.includes(level_id))
  const [admins, staff, patients] = [of(1), of(2, 3), of(4, 5)]
  const [first, second, third] = admins as [Person, Person, Person]
  for (const { user_id } of [first, ...staff.slice(0, 2)]) await make.tugas(user_id, 'jaga')
  await make.tugas(second.user_id, 'petugas_data')
  await make.tugas(third.user_id, 'peninjau')

  const profesional = (person: Person) => person.own.profesional[0] as number
  const urgent = await make.jenis(
    { menit: 20, mendesak: true },
    ...staff.map((person) => ({ profesional_id: profesional(person) })),
  )
  await db.rows(sql`
    update jadwal_tenaga set cadangan = true
    where sesi = ${SESSIONS_A_DAY} and profesional_id = any(${staff.map(profesional)}::int[])`)

  const alerts: number[] = []
  for (const { user_id } of patients.filter((_, n) => n % 2 === 0)) {
    const row = await db.row<{ id: number }>(sql`select peringatkan(${user_id}, 'skrining', null, ${now}) as id`)
    if (row) alerts.push(row.id)
  }
  for (const [n, patient] of patients.entries()) {
    await offer(db, { patient, staff, first, date, now, sesi: n % 5 })
    patient.own.konsultasi.push(...(await waitingOf(db, patient)).flatMap((id) => Array<number>(OFTEN).fill(id)))
  }
  for (const { own } of people) own.peringatan = alerts
  return urgent
}

const waitingOf = async (db: Db, { user_id }: Person): Promise<number[]> =>
  (
    await db.rows<{ id: number }>(
      sql`select jadwal_id as id from konsultasi where user_id = ${user_id} and status = 'diajukan'`,
    )
  ).map(({ id }) => id)

type Offer = { patient: Person; staff: Person[]; first: Person; date: string; now: Date; sesi: number }

/** Offers the first request of a patient that waits to another professional of the same level. */
async function offer(db: Db, { patient, staff, first, date, now, sesi }: Offer): Promise<void> {
  const request = await db.row<{ jadwal_id: number; profesional_id: number; level_id: number }>(sql`
    select jadwal_id, profesional_id, level_id from konsultasi join tenaga_profesional t using (profesional_id)
    join users u on u.user_id = t.user_id
    where konsultasi.user_id = ${patient.user_id} and status = 'diajukan' order by jadwal_id limit 1`)
  const others = staff.filter(
    ({ level_id, own }) => level_id === request?.level_id && own.profesional[0] !== request.profesional_id,
  )
  if (!request) return
  for (const { own } of others) {
    const [profesional_id, jadwal_tenaga_id] = [own.profesional[0], own.sesi[weekday(date) * SESSIONS_A_DAY + sesi]]
    if (!profesional_id || !jadwal_tenaga_id) continue
    const slot = { profesional_id, jadwal_tenaga_id, tanggal: date, jam_mulai: undefined, jenis_id: 1 }
    const until = new Date(now.getTime() + 20 * HOUR_MS)
    const of = { jadwal_id: request.jadwal_id, user_id: patient.user_id, oleh: first.user_id, habis_pada: until }
    try {
      await db.transaction((tx) => insertAlihan(tx, { ...slot, ...of }, now))
    } catch {
      // Another offer has this time.
      continue
    }
    const made = await db.row<{ id: number }>(
      sql`select alihan_id as id from alihan where jadwal_id = ${request.jadwal_id}`,
    )
    if (made) patient.own.alihan.push(made.id)
    return
  }
}
