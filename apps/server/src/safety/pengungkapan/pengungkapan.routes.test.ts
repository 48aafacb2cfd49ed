import * as api from '@sehati/contract/safety/pengungkapan.endpoints'
import { akuiPeringatan } from '@sehati/contract/safety/peringatan.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { makePeringatan } from '../../../test/peringatan.ts'
import { salin } from '../../../test/salinan.ts'
import { startServer } from '../../../test/server.ts'

const server = await startServer()
const { call, make, db, service, seal, clock } = server
const { pemegang, hubungi, step, tutup, idOf } = makePeringatan(server)
type Who = { token: string; user_id: number }
const isi = { kepada: 'Ibu pasien dan UGD RS Kampus', alasan: 'Pasien akan melukai diri malam ini' }

async function consultation() {
  const patient = await make.person(5)
  const { jadwal_id, tenaga } = await make.booked(patient, { level_id: 3, status: 'selesai', tanggal: '2026-11-19' })
  return { patient, jadwal_id, tenaga }
}
const tell = (who: Who, jadwal_id: number, said: object = isi) =>
  call(who, api.insertPengungkapan, { body: { jadwal_id, ...said } as never })
const ungkap = (who: Who, id: number) => call(who, api.ungkapPeringatan, { query: { id }, body: isi })
const count = async (user_id: number) =>
  (await db.rows(sql`select from pengungkapan where user_id = ${user_id}`)).length

test('the professional of a consultation records whom they told; the patient reads it in their copy', async () => {
  const { patient, jadwal_id, tenaga } = await consultation()
  expect((await tell(tenaga, jadwal_id)).status).toBe(201)
  expect((await call(tenaga, api.listPengungkapan, {})).data).toMatchObject([{ jadwal_id, ...isi }])
  const recorded = await db.rows(sql`
    select tindakan, dasar, pelaku_id from jejak_baru where subjek_id = ${patient.user_id} and tindakan = 'ungkap'
    union all select tindakan, dasar, pelaku_id from jejak where subjek_id = ${patient.user_id} and tindakan = 'ungkap'`)
  expect(recorded).toEqual([{ tindakan: 'ungkap', dasar: 'perawatan', pelaku_id: tenaga.user_id }])
  const { page } = await salin(server, patient)
  expect(page).toContain(isi.kepada)
  expect(page).toContain(isi.alasan)
})

test('another professional, and one whose password an admin set, record nothing', async () => {
  const { patient, jadwal_id, tenaga } = await consultation()
  const other = await make.profesional(3)
  expect((await tell(other, jadwal_id)).status).toBe(404)
  expect((await call(other, api.listPengungkapan, {})).data).toEqual([])
  const admin = await make.person(1)
  await db.rows(sql`update users set password_oleh = ${admin.user_id} where user_id = ${tenaga.user_id}`)
  const known = { ...tenaga, token: await make.signIn(tenaga.user_id) }
  expect(await tell(known, jadwal_id)).toMatchObject({ code: 'TEXT_CLOSED' })
  expect(await count(patient.user_id)).toBe(0)
})

test('without a receiver or with a short reason nothing is recorded', async () => {
  const { patient, jadwal_id, tenaga } = await consultation()
  expect((await tell(tenaga, jadwal_id, { ...isi, kepada: ' ' })).status).toBe(422)
  expect((await tell(tenaga, jadwal_id, { ...isi, alasan: 'bahaya' })).status).toBe(422)
  expect(await count(patient.user_id)).toBe(0)
})

test('the person who handles an alert records it while it is open, and no one else', async () => {
  const [patient, duty, other] = [await make.person(5), await pemegang(), await pemegang()]
  await hubungi(patient)
  const id = await idOf(patient)
  expect(await ungkap(duty, id)).toMatchObject({ status: 409, code: 'ALERT_OPEN' })
  await step(duty, akuiPeringatan, id)
  expect(await ungkap(other, id)).toMatchObject({ status: 409, code: 'ALERT_TAKEN' })
  expect((await ungkap(duty, id)).status).toBe(201)
  expect((await ungkap(await make.person(1), id)).status).toBe(403)
  await tutup(duty, id, 'Dijemput keluarga')
  expect((await ungkap(duty, id)).status).toBe(404)
  expect(await count(patient.user_id)).toBe(1)
})

test('the database refuses one of another person, and changes and deletes none', async () => {
  const { patient, jadwal_id, tenaga } = await consultation()
  await tell(tenaga, jadwal_id)
  const insert = (oleh: number, user_id: number) =>
    service.rows(sql`
      insert into pengungkapan (user_id, jadwal_id, kepada, alasan, oleh, pada)
      values (${user_id}, ${jadwal_id}, ${seal.seal('pengungkapan.kepada:0', 'x')}, ${seal.seal('pengungkapan.alasan:0', 'x')}, ${oleh}, ${clock()})`)
  const refused = { constraint: 'pengungkapan_berwenang' }
  await expect(insert((await make.profesional(3)).user_id, patient.user_id)).rejects.toMatchObject(refused)
  await expect(insert(tenaga.user_id, (await make.person(5)).user_id)).rejects.toMatchObject(refused)
  const fixed = { constraint: 'pengungkapan_tetap' }
  await expect(
    db.rows(sql`update pengungkapan set pada = now() where user_id = ${patient.user_id}`),
  ).rejects.toMatchObject(fixed)
  await expect(db.rows(sql`delete from pengungkapan where user_id = ${patient.user_id}`)).rejects.toMatchObject(fixed)
})
