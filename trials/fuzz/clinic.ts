import { type LevelId, levelIds } from '@sehati/contract/base/access'
import { namaHari, weekday } from '@sehati/contract/base/waktu'
import sql from 'sql-template-tag'
import { connect } from '../../apps/server/src/base/db/db.ts'
import { openKeyring } from '../../apps/server/src/base/db/keyring.ts'
import { makeSeal } from '../../apps/server/src/base/db/seal.ts'
import { sealNomor } from '../../apps/server/src/people/user/nomor-bpjs.ts'
import { makeFactories } from '../../apps/server/test/factories.ts'
import { PNG } from './bodies.ts'
import { FOR_ADMINS, FOR_NO_RESPONSE, VICTIM_BPJS, VICTIM_PHONE } from './canaries.ts'
import { type Keys, makeKeys } from './keys.ts'
import type { Product } from './product.ts'
import { addUrgency } from './urgency.ts'

/** A person in whose name requests are sent, and what is theirs: what a field of this kind may name. */
export type Person = { user_id: number; level_id: LevelId; token: string; own: Ids }
export type Ids = Record<
  | 'user'
  | 'profesional'
  | 'sesi'
  | 'konsultasi'
  | 'pesan'
  | 'spesialisasi'
  | 'cuti'
  | 'libur'
  | 'jenis'
  | 'tahan'
  | 'peringatan'
  | 'alihan',
  number[]
>
export type World = {
  people: Person[]
  victims: Ids
  /** Dates ahead that can be booked, and some behind. */
  dates: string[]
  /** Values that belong together and open doors. */
  keys: Keys
  /** Everything the victims have, as text. */
  victimsRows: () => Promise<string>
  /** Makes a new session for a person whose session or standing a request has ended. */
  revive: (person: Person) => Promise<void>
  close: () => Promise<void>
}

const OF_EACH_LEVEL = 4
const FIRST_VICTIM = 1_700_000
const DAY_MS = 86_400_000
const dateAt = (days: number) => new Date(Date.now() + days * DAY_MS + 7 * 3_600_000).toISOString().slice(0, 10)

/** People of every level with consultations among themselves, and two victims with whom none of them has to do. */
export async function fillClinic({ databaseUrl, dataKey }: Product): Promise<World> {
  const db = connect(databaseUrl, 4)
  const seal = makeSeal(openKeyring('', dataKey))
  const make = makeFactories(db, seal, () => new Date())
  const none = (): Ids => ({
    user: [],
    profesional: [],
    sesi: [],
    konsultasi: [],
    pesan: [],
    spesialisasi: [],
    cuti: [],
    libur: [],
    jenis: [],
    tahan: [],
    peringatan: [],
    alihan: [],
  })
  async function professional(level: 2 | 3, name?: string) {
    const { user_id, token, profesional_id } = await make.profesional(level, name ? { name } : {})
    const sessions = []
    for (const hari of namaHari)
      for (let sesi = 1; sesi <= 6; sesi++) {
        const jam = (n: number) => `${String(7 + n).padStart(2, '0')}:00:00`
        sessions.push(
          (await make.sesi(profesional_id, { hari, sesi, jam_mulai: jam(sesi), jam_selesai: jam(sesi + 1) })).id,
        )
      }
    const own = { ...none(), user: [user_id], profesional: [profesional_id], sesi: sessions }
    return { user_id, level_id: level, token, own } satisfies Person
  }

  let day = 0
  /** Consultations of the two on days of their own, half of them ahead, with a message of each in all of them. */
  async function meet(patient: Person, tenaga: Person, times: number, words: string, chat: string) {
    for (let n = 0; n < times; n++) {
      day += 1
      const ids = {
        user_id: patient.user_id,
        profesional_id: tenaga.own.profesional[0] as number,
        jadwal_tenaga_id: tenaga.own.sesi[n % tenaga.own.sesi.length] as number,
      }
      const status = ['diajukan', 'disetujui', 'selesai', 'disetujui', 'dibatalkan', 'disetujui'][n % 6] as string
      const isAhead = n === 0 || status === 'disetujui'
      const tanggal = dateAt(isAhead ? 15 + day : -day)
      const jadwal_id = await make.konsultasi(ids, {
        tanggal,
        status: n > 0 && status === 'diajukan' ? 'selesai' : status,
        keluhan: words,
        balasan: words,
      })
      patient.own.konsultasi.push(jadwal_id)
      tenaga.own.konsultasi.push(jadwal_id)
      for (const who of [patient, tenaga]) {
        const berkas = n % 4 === 0 ? { berkas: PNG } : {}
        const pesan = await make.pesan({ jadwal_id, pengirim_id: who.user_id }, { pesan: chat, ...berkas })
        for (const both of [patient, tenaga]) both.own.pesan.push(pesan)
      }
    }
  }

  // The days on which they meet are working days, on whichever day this runs.
  await db.rows(sql`delete from hari_libur`)
  // Wide enough for the dates of `makeKeys`: otherwise nearly all bookings are refused towards the end of a week.
  await db.rows(sql`update pengaturan set minggu_ke_depan = 4`)
  const people: Person[] = []
  for (const level_id of levelIds)
    for (let n = 0; n < OF_EACH_LEVEL; n++) {
      if (level_id === 2 || level_id === 3) people.push(await professional(level_id))
      else {
        const { user_id, token } = await make.person(level_id)
        people.push({ user_id, level_id, token, own: { ...none(), user: [user_id] } })
      }
    }
  const patients = people.filter(({ level_id }) => level_id > 3)
  const staff = people.filter(({ level_id }) => level_id === 2 || level_id === 3)
  for (const [n, patient] of patients.entries())
    for (const k of [0, 1]) await meet(patient, staff[(n + k) % staff.length] as Person, 12, 'Pusing', 'Selamat pagi')
  for (const tenaga of staff) tenaga.own.cuti.push(await make.cuti(tenaga.own.profesional[0] as number))
  const spesialisasi = (await db.rows<{ id: number }>(sql`select spesialisasi_id as id from spesialisasi`)).map(
    (r) => r.id,
  )
  for (const patient of patients) patient.own.tahan.push(await make.tahan(patient.user_id))
  const jenis = await make.jenis(
    { menit: 10 },
    ...staff.map(({ own }) => ({ profesional_id: own.profesional[0] as number })),
  )
  const urgent = await addUrgency(db, make, people, dateAt(60))
  const libur = await db.rows<{ id: number }>(sql`
    insert into hari_libur (tanggal, nama, jenis)
    select date '1990-01-01' + n, 'Libur', 'libur kampus' from generate_series(1, 40) n returning libur_id as id`)
  for (const { own } of people)
    Object.assign(own, { spesialisasi, libur: libur.map(({ id }) => id), jenis: [1, jenis, urgent] })

  await db.rows(sql`select setval(pg_get_serial_sequence('users', 'user_id'), ${FIRST_VICTIM})`)
  const patient = await make.person(5, {
    name: `Pasien ${FOR_ADMINS}`,
    email: `${FOR_ADMINS}.pasien@korban.test`,
    no_bpjs: `${VICTIM_BPJS}000001`,
  })
  const victim: Person = { ...patient, level_id: 5, own: { ...none(), user: [patient.user_id] } }
  const tenaga = await professional(2, 'dr. Korban')
  await db.rows(sql`
    update users set phone_number = ${VICTIM_PHONE}, email = case when user_id = ${tenaga.user_id} then ${`${FOR_ADMINS}.dokter@korban.test`} else email end
    where user_id in (${patient.user_id}, ${tenaga.user_id})`)
  const { segel, sidik } = sealNomor(seal, tenaga.user_id, `${VICTIM_BPJS}000002`)
  await db.rows(
    sql`update users set no_bpjs_segel = ${segel}, no_bpjs_sidik = ${sidik} where user_id = ${tenaga.user_id}`,
  )
  await make.foto(patient.user_id)
  await meet(victim, tenaga, 6, FOR_ADMINS, FOR_NO_RESPONSE)
  tenaga.own.cuti.push(await make.cuti(tenaga.own.profesional[0] as number))
  const reviewed = victim.own.konsultasi[2] as number
  await db.rows(sql`
    insert into feedback (jadwal_id, profesional_id, user_id, rating, komentar, created_at)
    values (${reviewed}, ${tenaga.own.profesional[0]}, ${victim.user_id}, 4,
      ${seal.seal(`feedback.komentar:${reviewed}`, FOR_ADMINS)}, now())`)
  await db.rows(sql`select setval(pg_get_serial_sequence('users', 'user_id'), 1000)`)
  const victims: Ids = {
    ...tenaga.own,
    user: [patient.user_id, tenaga.user_id],
    konsultasi: victim.own.konsultasi,
    pesan: victim.own.pesan,
    tahan: [await make.tahan(patient.user_id)],
  }

  const ofVictims = sql`user_id in (${patient.user_id}, ${tenaga.user_id})`
  const victimsRows = async () =>
    JSON.stringify(
      await db.rows(sql`
        select jsonb_agg(x order by x::text) as rows from (
          select to_jsonb(u) as x from users u where ${ofVictims}
          union all select to_jsonb(k) from konsultasi k where k.user_id = ${patient.user_id}
          union all select to_jsonb(p) from percakapan p where p.pengirim_id in (${patient.user_id}, ${tenaga.user_id})
          union all select to_jsonb(f) from feedback f where f.user_id = ${patient.user_id}
          union all select to_jsonb(t) from foto t where ${ofVictims}
          union all select to_jsonb(s) from auth_session s where ${ofVictims}
          union all select to_jsonb(p) from tempat p where p.user_id = ${patient.user_id} and p.jenis = 'konsultasi'
          union all select to_jsonb(t) from tugas t where ${ofVictims}
          union all select to_jsonb(p) from peringatan p where ${ofVictims}
          union all select to_jsonb(a) from alihan a join konsultasi k using (jadwal_id) where k.user_id = ${patient.user_id}
          union all select to_jsonb(x) from jenis_tenaga x where x.profesional_id = ${tenaga.own.profesional[0]}
          union all select to_jsonb(j) from jadwal_tenaga j where j.profesional_id = ${tenaga.own.profesional[0]}
          union all select to_jsonb(c) from cuti c where c.profesional_id = ${tenaga.own.profesional[0]}) all_of_it`),
    )

  const revive = async (person: Person) => {
    await db.rows(sql`
      update users set status_user = 'aktif', level_id = ${person.level_id} where user_id = ${person.user_id}`)
    person.token = await make.signIn(person.user_id)
  }
  const dates = [-400, -30, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 14, 60].map(dateAt)
  const bookable = dates.slice(3, 14).filter((date) => weekday(date) % 6 !== 0)
  const keys = await makeKeys(db, seal, people, bookable, [jenis, urgent])
  return { people, victims, dates, keys, victimsRows, revive, close: () => db.close() }
}
