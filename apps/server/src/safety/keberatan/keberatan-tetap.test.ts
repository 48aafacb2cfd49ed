import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { makeDarurat } from '../../../test/darurat.ts'
import { makeKeberatan } from '../../../test/keberatan.ts'
import { sharedServer } from '../../../test/server.ts'

// What the database refuses by itself.

const server = await sharedServer()
const { db, make, seal } = server
const { peninjau, konsultasi } = makeDarurat(server)
const { read, report } = makeKeberatan(server)
const reviewer = await peninjau(2)
const WHEN = '2026-11-23T09:00:00+07:00'

async function reported() {
  const of = await konsultasi()
  const nomor = await read(of.tenaga, of.jadwal_id)
  const { data } = await report(of.patient, nomor)
  return { ...of, nomor, keberatan_id: data.keberatan_id as number }
}
const insertAnswer = (keberatan_id: number, peninjau_id: number) =>
  db.rows(sql`
    insert into tanggapan_keberatan (keberatan_id, peninjau_id, hasil, isi, ditanggapi_pada) values (${keberatan_id},
      ${peninjau_id}, 'wajar', ${seal.seal(`tanggapan_keberatan.isi:${keberatan_id}`, 'Sesuai')}, ${WHEN})`)

test('neither a report nor an answer is changed, deleted or emptied', async () => {
  const { keberatan_id } = await reported()
  await insertAnswer(keberatan_id, reviewer.user_id)
  const statements = [
    sql`update keberatan set dibuat_pada = dibuat_pada + interval '1 day' where keberatan_id = ${keberatan_id}`,
    sql`update keberatan set isi = ${seal.seal(`keberatan.isi:${keberatan_id}`, 'Lain')} where keberatan_id = ${keberatan_id}`,
    sql`update tanggapan_keberatan set hasil = 'tidak_wajar' where keberatan_id = ${keberatan_id}`,
    sql`delete from tanggapan_keberatan where keberatan_id = ${keberatan_id}`,
    sql`delete from keberatan where keberatan_id = ${keberatan_id}`,
    sql`truncate tanggapan_keberatan`,
    sql`truncate keberatan cascade`,
  ]
  for (const statement of statements) await expect(db.rows(statement)).rejects.toMatchObject({ code: '23001' })
})

test('only the person whose data a row is about reports it', async () => {
  const { nomor, tenaga } = await reported()
  const stranger = await make.person(5)
  for (const user_id of [stranger.user_id, tenaga.user_id])
    await expect(
      db.rows(sql`
        insert into keberatan (nomor, user_id, isi, dibuat_pada)
        values (${nomor}, ${user_id}, ${seal.seal('keberatan.isi:900000', 'Bukan milik saya')}, ${WHEN})`),
    ).rejects.toMatchObject({ constraint: 'keberatan_pelapor' })
})

test('the database refuses an answer by who caused the row, and by an account without the duty', async () => {
  const { keberatan_id, tenaga } = await reported()
  await make.tugas(tenaga.user_id, 'peninjau')
  const without = await make.profesional(2)
  for (const { user_id } of [tenaga, without])
    await expect(insertAnswer(keberatan_id, user_id)).rejects.toMatchObject({
      constraint: 'tanggapan_keberatan_peninjau',
    })
  await insertAnswer(keberatan_id, reviewer.user_id)
  await expect(insertAnswer(keberatan_id, reviewer.user_id)).rejects.toMatchObject({
    constraint: 'tanggapan_keberatan_pkey',
  })
})

test('the words are encrypted with a key that is current', async () => {
  const { patient, tenaga, jadwal_id } = await reported()
  const nomor = await read({ ...tenaga, token: await make.signIn(tenaga.user_id) }, jadwal_id)
  const insert = (isi: Buffer) =>
    db.rows(
      sql`insert into keberatan (nomor, user_id, isi, dibuat_pada) values (${nomor}, ${patient.user_id}, ${isi}, ${WHEN})`,
    )
  await expect(insert(Buffer.concat([Buffer.from([1, 9, 9, 9, 9]), Buffer.alloc(40)]))).rejects.toMatchObject({
    constraint: 'kunci_tidak_berlaku',
  })
})
