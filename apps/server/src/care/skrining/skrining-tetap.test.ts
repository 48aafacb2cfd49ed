import { insertSkrining } from '@sehati/contract/care/skrining.endpoints'
import sql, { raw, type Sql } from 'sql-template-tag'
import { expect, test } from 'vitest'
import { startServer } from '../../../test/server.ts'
import { jawabanDengan, makeSkrining, PHQ9 } from '../../../test/skrining.ts'

const server = await startServer()
const { db, call, make, seal } = server
const { save } = makeSkrining(server)

const insert = (user_id: number, bahaya: boolean) =>
  db.rows(sql`
    insert into skrining (user_id, kode, versi, isi, bahaya, dibuat_pada)
    values (${user_id}, 'PHQ-9', 'id-1', ${seal.seal('skrining.isi:0', '{}')}, ${bahaya}, now())`)
const alerts = (user_id: number) => db.rows(sql`select from peringatan where user_id = ${user_id}`)

test('no marked result is committed without its alert', async () => {
  const patient = await make.person(5)
  // An alert of before does not stand for the new result.
  await save(patient, [0, 0, 0, 0, 0, 0, 0, 0, 1])
  await expect(insert(patient.user_id, true)).rejects.toMatchObject({ constraint: 'skrining_diperingatkan' })
  const body = { ...PHQ9, jawaban: [0, 0, 0, 0, 0, 0, 0, 0, 3] }
  const other = await make.person(5)
  await db.rows(sql`alter function peringatkan rename to tidak_ada`)
  expect((await call(other, insertSkrining, { body })).status).toBe(500)
  await db.rows(sql`alter function tidak_ada rename to peringatkan`)
  expect(await db.rows(sql`select from skrining where user_id in (${patient.user_id}, ${other.user_id})`)).toHaveLength(
    1,
  )
  expect(await alerts(other.user_id)).toEqual([])
})

test('a result is neither changed nor deleted', async () => {
  const patient = await make.person(5)
  await save(patient, jawabanDengan(12, 9))
  const change = (set: Sql) => db.rows(sql`update skrining set ${set} where user_id = ${patient.user_id}`)
  for (const set of [
    sql`bahaya = true`,
    sql`versi = 'lain'`,
    sql`dibuat_pada = now()`,
    sql`isi = ${seal.seal('skrining.isi:0', 'lain')}`,
  ])
    await expect(change(set)).rejects.toMatchObject({ code: '23001' })
  await expect(db.rows(sql`delete from skrining where user_id = ${patient.user_id}`)).rejects.toMatchObject({
    code: '23001',
  })
  await expect(db.rows(sql`truncate skrining`)).rejects.toMatchObject({ code: '23001' })
  await expect(db.rows(sql`truncate instrumen cascade`)).rejects.toMatchObject({ code: '23001' })
})

test('an instrument is not changed, and a used one not deleted', async () => {
  await save(await make.person(5), jawabanDengan(12, 9))
  for (const set of [sql`izin = 'lain'`, sql`versi = 'id-2'`, raw(`isi = jsonb_set(isi, '{butir,0}', '"lain"')`)])
    await expect(db.rows(sql`update instrumen set ${set} where kode = 'PHQ-9'`)).rejects.toMatchObject({
      constraint: 'instrumen_tetap',
    })
  await expect(db.rows(sql`delete from instrumen where kode = 'PHQ-9'`)).rejects.toMatchObject({
    constraint: 'skrining_instrumen',
  })
})

test('the database takes no instrument without a licence, with bands that leave out a total, or a second active version', async () => {
  const copy = (izin: Sql, isi: Sql) =>
    db.rows(sql`insert into instrumen (kode, versi, izin, isi, aktif) select 'UJI', '1', ${izin}, ${isi}, false from instrumen
      where kode = 'GAD-7'`)
  await expect(copy(sql`'  '`, sql`isi`)).rejects.toMatchObject({ constraint: 'instrumen_izin' })
  for (const isi of [
    `jsonb_set(isi, '{aturan,pita,1,dari}', '6')`,
    `jsonb_set(isi, '{aturan,pita,1,dari}', '4')`,
    `jsonb_set(isi, '{aturan,pita,3,sampai}', '20')`,
    `jsonb_set(isi, '{aturan,pita,0,dari}', '1')`,
    `jsonb_set(isi, '{aturan,pita}', '[]')`,
    `isi #- '{butir,0}'`,
  ])
    await expect(copy(sql`izin`, raw(isi))).rejects.toMatchObject({ constraint: 'instrumen_pita' })
  await expect(
    db.rows(
      sql`insert into instrumen (kode, versi, izin, isi) select kode, '2', izin, isi from instrumen where kode = 'GAD-7'`,
    ),
  ).rejects.toMatchObject({ constraint: 'instrumen_satu_aktif' })
})

test('the database takes no grant to a professional without a consultation', async () => {
  const [patient, tenaga] = [await make.person(5), await make.profesional(3)]
  await expect(
    db.rows(sql`insert into skrining_izin (user_id, profesional_id, sejak)
      values (${patient.user_id}, ${tenaga.profesional_id}, now())`),
  ).rejects.toMatchObject({ constraint: 'skrining_izin_konsultasi' })
})
