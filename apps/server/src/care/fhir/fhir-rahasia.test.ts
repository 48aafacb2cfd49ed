import { lingkupOf, type SumberFhir, semuaLingkup, sumberFhir } from '@sehati/contract/people/kunci-api.rules'
import sql from 'sql-template-tag'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { blockJejak } from '../../../test/block-jejak.ts'
import { makeFhir } from '../../../test/fhir.ts'
import { BALASAN, KELUHAN, makeFhirClinic, PSIKOLOGI } from '../../../test/fhir-clinic.ts'
import { faultsOf } from '../../../test/fhir-validators.ts'
import { restrict } from '../../../test/permintaan.ts'
import { START, startServer } from '../../../test/server.ts'

const server = await startServer({ publicUrl: 'https://klinik.kampus.test' })
const { app, db, make, at } = server
const { key, get, all } = makeFhir(server)
beforeEach(() => at(START.toISOString()))

let clinic: Awaited<ReturnType<typeof makeFhirClinic>>
let full: Awaited<ReturnType<typeof key>>
beforeAll(async () => {
  clinic = await makeFhirClinic(server)
  full = await key(semuaLingkup)
})

const searched: Partial<Record<SumberFhir, string>> = { Slot: 'Slot?start=ge2026-11-23&start=le2026-11-29' }

test('no clinical word leaves without the scope, and of psychology never', async () => {
  const plain = await key(semuaLingkup.filter((one) => one !== 'fhir/klinis.read'))
  const wordsIn = (text: string) => [KELUHAN, PSIKOLOGI, BALASAN].filter((word) => text.includes(word.slice(0, 9)))
  const everything = async (kunci: string) =>
    JSON.stringify(await Promise.all(sumberFhir.map((sumber) => all(kunci, searched[sumber] ?? sumber))))
  expect(wordsIn(await everything(plain.kunci))).toEqual([])
  expect(wordsIn(await everything(full.kunci))).toEqual([KELUHAN])
  for (const [name, jadwal_id] of Object.entries(clinic.made)) {
    for (const sumber of ['Appointment', 'Encounter']) {
      const [shut, open] = [
        await get(plain.kunci, `${sumber}/${jadwal_id}`),
        await get(full.kunci, `${sumber}/${jadwal_id}`),
      ]
      expect(wordsIn(shut.text)).toEqual([])
      expect(wordsIn(open.text)).toEqual(open.status === 200 && !name.includes(' 3 ') ? [KELUHAN] : [])
      if (open.status === 200 && !name.includes(' 3 ')) expect(open.body.reasonCode).toEqual([{ text: KELUHAN }])
    }
  }
})

/** Every resource about a person, and what names them. */
async function tracesOf(user_id: number): Promise<string[]> {
  const found = await Promise.all(
    (['Patient', 'Appointment', 'Encounter'] as const).map((sumber) => all(full.kunci, sumber)),
  )
  return found
    .flat()
    .filter(
      (one) =>
        JSON.stringify(one).includes(`"Patient/${user_id}"`) ||
        (one.resourceType === 'Patient' && one.id === String(user_id)),
    )
    .map(({ resourceType, id }) => `${resourceType}/${id}`)
}

test.each(['restricted', 'erased'])('of a person who was %s nothing leaves', async (how) => {
  const who = await make.person(5)
  const { jadwal_id } = await make.booked(who, { status: 'selesai' })
  expect(await tracesOf(who.user_id)).toEqual([
    `Patient/${who.user_id}`,
    `Appointment/${jadwal_id}`,
    `Encounter/${jadwal_id}`,
  ])
  if (how === 'restricted') await restrict(server, who)
  else
    await db.rows(sql`
      update users set status_user = 'nonaktif', email = ${`${who.user_id}@dihapus.invalid`}, password_hash = '$argon2id$dihapus',
        name = 'Akun dihapus', phone_number = null, gender = null, no_bpjs_segel = null, no_bpjs_sidik = null,
        foto_versi = null, email_terverifikasi_pada = null, dihapus_pada = ${START}
      where user_id = ${who.user_id}`)
  expect(await tracesOf(who.user_id)).toEqual([])
  for (const path of [`Patient/${who.user_id}`, `Appointment/${jadwal_id}`, `Encounter/${jadwal_id}`])
    expect((await get(full.kunci, path)).status).toBe(404)
})

test.each(sumberFhir)('%s: a key needs its scope, and nothing else opens it', async (sumber) => {
  const others = await key(semuaLingkup.filter((one) => one !== lingkupOf(sumber)))
  const admin = await make.person(1)
  for (const path of [sumber, `${sumber}/1`]) {
    const answers = [
      [403, 'forbidden', await get(others.kunci, path)],
      [401, 'login', await get(null, path)],
      [401, 'login', await get(admin.token, path)],
      [401, 'login', await get(`sk_${'a'.repeat(43)}`, path)],
    ] as const
    for (const [status, code, reply] of answers) {
      expect([reply.status, reply.body.resourceType, reply.body.issue[0].code]).toEqual([
        status,
        'OperationOutcome',
        code,
      ])
      expect(reply.headers['content-type']).toBe('application/fhir+json; charset=utf-8')
      expect(faultsOf(reply.body)).toEqual([])
    }
  }
  const own = await key([lingkupOf(sumber)])
  expect((await get(own.kunci, sumber)).status).toBe(200)
  expect((await app.inject({ method: 'POST', url: `/api/fhir/r4/${sumber}` })).statusCode).toBe(405)
})

test('a key opens no other call', async () => {
  const reply = await app.inject({ url: '/api/admin/kunci-api', headers: { authorization: `Bearer ${full.kunci}` } })
  expect(reply.statusCode).toBe(401)
})

test('each call is recorded with the key, and each person in it with the admin as the reader', async () => {
  const { admin, kunci, kunci_id } = await key(['fhir/Appointment.read'])
  const jadwal_id = clinic.made['7 2 selesai online']
  await get(kunci, `Appointment/${jadwal_id}`)
  await get(kunci, `Appointment/${jadwal_id}`)
  const rows = () =>
    db.rows(sql`
      select tindakan, objek, objek_id::int, dasar, jumlah from jejak_baru
      where pelaku_id = ${admin.user_id} and tindakan <> 'atur' order by tindakan`)
  const call = { tindakan: 'panggil_kunci', objek: 'kunci_api', objek_id: kunci_id, dasar: 'administrasi', jumlah: 1 }
  const person = { tindakan: 'baca_kunci', objek: 'konsultasi', objek_id: jadwal_id, dasar: 'administrasi', jumlah: 1 }
  expect(await rows()).toEqual([person, call, call])
  const other = await key(['fhir/Patient.read'])
  const release = await blockJejak(db)
  try {
    const refused = await get(other.kunci, 'Patient')
    expect([refused.status, refused.body.issue[0].code]).toEqual([503, 'transient'])
  } finally {
    await release()
  }
})
