import { messages } from '@sehati/contract/messages'
import * as persetujuan from '@sehati/contract/rights/persetujuan.endpoints'
import * as psikologi from '@sehati/contract/rights/psikologi.endpoints'
import { insertPercakapan } from '@sehati/contract/talk/percakapan.endpoints'
import sql from 'sql-template-tag'
import { afterEach, describe, expect, test } from 'vitest'
import { another, makeCalls, NINE } from '../../../test/bilik.ts'
import { PASSWORD } from '../../../test/factories.ts'
import { startServer } from '../../../test/server.ts'

const api = { ...persetujuan, ...psikologi }
const server = await startServer()
const { db, call, make, at } = server
const admin = await make.person(1)
const isStrict = (on: boolean) => db.rows(sql`update pengaturan set privasi_ketat = ${on}`)

/** A patient with an approved online consultation with a psychologist, or with a doctor, booked before strict privacy. */
async function pair(level_id: 2 | 3 = 3) {
  const me = await make.person(5)
  const { jadwal_id, tenaga } = await make.booked(me, { status: 'disetujui', level_id })
  const { profesional_id } = tenaga
  const sign = (more: object = {}) =>
    call(me, api.signPsikolog, { body: { profesional_id, versi: 1, sikap: 'setuju', password: PASSWORD, ...more } })
  const withdraw = () => call(me, api.signPsikolog, { body: { profesional_id, versi: 1, sikap: 'menarik' } })
  const say = (pesan: string, who: { token: string } = me) =>
    call(who, insertPercakapan, { body: { jadwal_id, pesan } })
  const stored = () =>
    db.rows(sql`
      select sikap, kanal, profesional_id from persetujuan where user_id = ${me.user_id} and keperluan = 'psikologi'
      order by persetujuan_id`)
  return { me, jadwal_id, tenaga, profesional_id, sign, withdraw, say, stored }
}
const refused = { status: 409, code: 'PSYCHOLOGY_CONSENT_REQUIRED', message: messages.PSYCHOLOGY_CONSENT_REQUIRED.isi }

test('a patient signs for one psychologist with their password, has the proof, and withdraws without it', async () => {
  const { me, tenaga, profesional_id, sign, withdraw, stored } = await pair()
  const other = await make.booked(me, { status: 'diajukan', tanggal: '2026-11-26', level_id: 3 })
  await make.booked(me, { status: 'diajukan', tanggal: '2026-11-27', level_id: 2 })
  const signed = await sign()
  expect(signed).toMatchObject({ status: 200, data: { profesional_id, nama: tenaga.name, versi: 1 } })
  expect(signed.data.jawaban).toMatchObject({
    sikap: 'setuju',
    versi: 1,
    kanal: 'web',
    pada: '2026-11-23T07:00:00+07:00',
  })
  const rows = (await call(me, api.listPsikolog)).data
  expect(rows).toHaveLength(2)
  expect(rows).toContainEqual(signed.data)
  expect(rows).toContainEqual(expect.objectContaining({ profesional_id: other.tenaga.profesional_id, jawaban: null }))
  const proof = (await call(me, api.getBukti, { query: { id: signed.data.jawaban?.persetujuan_id as number } })).raw
  expect(proof.toString()).toContain(`<dt>Psikolog</dt><dd>${tenaga.name}</dd>`)
  expect((await withdraw()).data.jawaban).toMatchObject({ sikap: 'menarik', versi: 1 })
  expect(await stored()).toEqual([
    { sikap: 'setuju', kanal: 'web', profesional_id },
    { sikap: 'menarik', kanal: 'web', profesional_id },
  ])
})

test.each([
  ['a wrong password', { password: 'bukan ini' }, 422, 'PASSWORD_WRONG'],
  ['no password', { password: undefined }, 422, 'VALIDATION_FAILED'],
  ['an old version', { versi: 7 }, 409, 'NOTICE_STALE'],
  ['no such psychologist', { profesional_id: 2_000_000_000 }, 404, 'NOT_FOUND'],
])('with %s nothing is signed', async (_, change, status, code) => {
  const { sign, stored } = await pair()
  expect(await sign(change)).toMatchObject({ status, code })
  expect(await stored()).toEqual([])
})

test('for a doctor there is nothing to sign, neither in the service nor in the database', async () => {
  const { me, jadwal_id, profesional_id, sign } = await pair(2)
  expect(await sign()).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect((await call(me, api.listPsikolog, { query: { jadwalid: jadwal_id } })).data).toEqual([])
  await expect(
    db.rows(sql`
      insert into persetujuan (user_id, keperluan, versi, sikap, pada, oleh, profesional_id)
      values (${me.user_id}, 'psikologi', 1, 'setuju', now(), ${me.user_id}, ${profesional_id})`),
  ).rejects.toMatchObject({ constraint: 'persetujuan_psikolog' })
})

test('the general step does not ask for psychology, and an answer to it as a whole is refused by service and database', async () => {
  const me = await make.person(5)
  const rows = (await call(me, api.listPersetujuan)).data
  expect(rows.map(({ keperluan }: { keperluan: string }) => keperluan)).toEqual([
    'layanan',
    'telemedisin',
    'pengingat_email',
  ])
  const jawaban = [{ keperluan: 'psikologi', versi: 1, sikap: 'setuju' }]
  expect((await call(me, api.answerPersetujuan, { body: { persetujuan: jawaban } })).status).toBe(422)
  for (const [keperluan, profesional] of [
    ['psikologi', null],
    ['layanan', (await make.profesional(3)).profesional_id],
  ])
    await expect(
      db.rows(sql`
        insert into persetujuan (user_id, keperluan, versi, sikap, pada, oleh, profesional_id)
        values (${me.user_id}, ${keperluan}, 1, 'setuju', now(), ${me.user_id}, ${profesional}::int)`),
    ).rejects.toMatchObject({ constraint: 'persetujuan_psikolog' })
})

test('what was said to psychology as a whole before stays as history, with its proof, and signs for no psychologist', async () => {
  const { me, jadwal_id } = await pair()
  // As the schema was before psychology was signed for each psychologist.
  await db.transaction(async (tx) => {
    await tx.rows(sql`alter table persetujuan disable trigger persetujuan_10_psikolog`)
    await tx.rows(sql`
      insert into persetujuan (user_id, keperluan, versi, sikap, pada, oleh)
      values (${me.user_id}, 'psikologi', 1, 'setuju', now(), ${me.user_id})`)
    await tx.rows(sql`alter table persetujuan enable trigger persetujuan_10_psikolog`)
  })
  const rows = (await call(me, api.listPsikolog)).data
  const history = rows.find(({ profesional_id }: { profesional_id: number | null }) => profesional_id === null)
  expect(history).toMatchObject({ nama: null, jawaban: { sikap: 'setuju' } })
  expect((await call(me, api.getBukti, { query: { id: history.jawaban.persetujuan_id } })).status).toBe(200)
  expect((await call(me, api.listPsikolog, { query: { jadwalid: jadwal_id } })).data).toMatchObject([{ jawaban: null }])
})

test('on paper at the counter an admin records it for one psychologist, and the withdrawal; not without one', async () => {
  const { me, profesional_id, stored } = await pair()
  const record = (body: object) =>
    call(admin, api.insertPersetujuanOrang, {
      body: { user_id: me.user_id, keperluan: 'psikologi', versi: 1, ...body },
    })
  expect((await record({ sikap: 'setuju' })).status).toBe(422)
  expect((await record({ sikap: 'setuju', keperluan: 'layanan', profesional_id })).status).toBe(422)
  expect((await record({ sikap: 'setuju', profesional_id: 2_000_000_000 })).status).toBe(404)
  expect((await record({ sikap: 'setuju', profesional_id })).status).toBe(201)
  const shown = await call(admin, api.listPsikologOrang, { query: { id: me.user_id } })
  expect(shown.data).toMatchObject([{ profesional_id, jawaban: { sikap: 'setuju', kanal: 'loket' } }])
  expect((await record({ sikap: 'menarik', profesional_id })).status).toBe(201)
  expect(await stored()).toMatchObject([
    { sikap: 'setuju', kanal: 'loket' },
    { sikap: 'menarik', kanal: 'loket' },
  ])
  expect((await call(admin, api.listPsikologOrang, { query: { id: admin.user_id } })).status).toBe(404)
})

test('the list of another person’s consultation is empty', async () => {
  const { jadwal_id } = await pair()
  expect((await call(await make.person(5), api.listPsikolog, { query: { jadwalid: jadwal_id } })).data).toEqual([])
})

test('where strict privacy is off, a patient who has signed nothing writes as the specification says', async () => {
  const { say } = await pair()
  expect((await say('Selamat pagi')).status).toBe(201)
})

describe('under strict privacy', () => {
  afterEach(() => isStrict(false))

  test('a patient writes to a psychologist after the signature for them alone, and not after its withdrawal', async () => {
    const { me, sign, withdraw, say, tenaga } = await pair()
    await isStrict(true)
    expect(await say('Selamat pagi')).toMatchObject(refused)
    const other = await make.profesional(3)
    await sign({ profesional_id: other.profesional_id })
    expect(await say('Selamat pagi')).toMatchObject(refused)
    expect((await sign()).status).toBe(200)
    expect((await say('Selamat pagi')).status).toBe(201)
    await withdraw()
    expect(await say('Selamat pagi')).toMatchObject(refused)
    expect((await call(me, api.listPsikolog)).data).toHaveLength(2)
    expect((await say('Silakan tanda tangani dahulu', tenaga)).status).toBe(201)
  })

  test('a message with words of danger goes through without a signature, and to a doctor every message', async () => {
    const [{ say }, doctor] = [await pair(), await pair(2)]
    await isStrict(true)
    expect((await say('Saya ingin bunuh diri')).status).toBe(201)
    expect((await doctor.say('Selamat pagi')).status).toBe(201)
  })

  test('the room of the video consultation opens for the patient with the signature', async () => {
    const { me, jadwal_id, tenaga, sign } = await pair()
    await isStrict(true)
    at(NINE)
    const { masuk } = makeCalls({ call }, jadwal_id)
    const pasien = another(me)
    expect((await masuk(another(tenaga))).status).toBe(200)
    expect(await masuk(pasien)).toMatchObject(refused)
    await sign()
    expect((await masuk(pasien)).status).toBe(200)
  })
})
