import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { makeNotes } from '../rekam.ts'
import { sharedServer } from '../server.ts'

const server = await sharedServer()
const { db, make } = server
const { psychology, read, save, sign, signed, release, grant, withdraw } = makeNotes(server)
const of = { jenis: 'lengkap', dasar_versi: 0 } as const
const signedRows = (jadwal_id: number) =>
  db.rows<{ versi: number }>(sql`select versi from rekam where jadwal_id = ${jadwal_id} order by versi`)
const signedActs = (jadwal_id: number) =>
  db.rows(sql`select from jejak_baru where tindakan = 'tandatangan' and objek_id = ${jadwal_id}`)

test('of signatures at once one counts: the others are refused, and the trail knows of one', async () => {
  const { psikolog, jadwal_id } = await psychology()
  await save(psikolog, jadwal_id, { ...of, isi: 'Tenang' })
  const replies = await Promise.all(Array.from({ length: 5 }, () => sign(psikolog, jadwal_id, of)))
  expect(replies.map(({ status, code }) => code ?? status).sort()).toEqual([201, ...Array(4).fill('VERSION_STALE')])
  expect(await signedRows(jadwal_id)).toEqual([{ versi: 1 }])
  expect(await signedActs(jadwal_id)).toHaveLength(1)
})

test('a text that was saved while it was signed is either signed or refused, and never lost', async () => {
  for (let round = 0; round < 6; round++) {
    const { psikolog, jadwal_id } = await psychology()
    await save(psikolog, jadwal_id, { ...of, isi: 'Lama', revisi: 0 })
    const [signature, draft] = await Promise.all([
      sign(psikolog, jadwal_id, { ...of, revisi: 1 }),
      save(psikolog, jadwal_id, { ...of, isi: 'Baru', revisi: 1 }),
    ])
    // One of them came first; the other one has not seen it.
    expect([signature.status, draft.status].sort()).toEqual(signature.status === 201 ? [201, 409] : [200, 409])
    const [lengkap] = (await read(psikolog, jadwal_id)).data.catatan
    if (signature.status === 201) expect([lengkap.versi[0].isi, lengkap.draf]).toEqual(['Lama', null])
    else expect([lengkap.versi, lengkap.draf.isi]).toEqual([[], 'Baru'])
  }
})

test('of two editors that save at once, one is refused', async () => {
  const { psikolog, jadwal_id } = await psychology()
  const replies = await Promise.all(
    ['Ponsel', 'Laptop', 'Tablet'].map((isi) => save(psikolog, jadwal_id, { ...of, isi, revisi: 0 })),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test('a release against a new version: what is released was the newest when it was', async () => {
  const { psikolog, jadwal_id } = await psychology()
  const [first] = (await signed(psikolog, jadwal_id, 'terbatas', 'Satu')) as [number]
  await save(psikolog, jadwal_id, { jenis: 'terbatas', isi: 'Dua', dasar_versi: 1 })
  const [done, signature] = await Promise.all([
    release(psikolog, first),
    sign(psikolog, jadwal_id, { jenis: 'terbatas', dasar_versi: 1, alasan: 'Lengkap' }),
  ])
  expect(signature.status).toBe(201)
  expect([200, 409]).toContain(done.status)
  const rows = await db.rows(sql`select from rekam_rilis where rekam_id = ${first}`)
  expect(rows).toHaveLength(done.status === 200 ? 1 : 0)
})

test('no read that begins after the response to a withdrawal shows the note; each that did is recorded', async () => {
  const { klien, psikolog, jadwal_id } = await psychology()
  await signed(psikolog, jadwal_id, 'terbatas', 'Terbatas')
  const rekan = await make.profesional(2)
  const { data } = await grant(klien, jadwal_id, rekan.profesional_id)
  // A session of its own for each read: a repeated one is recorded once.
  const readers = await Promise.all(
    Array.from({ length: 24 }, async () => ({ token: await make.signIn(rekan.user_id) })),
  )
  const during = readers.slice(0, 12).map((who) => read(who, jadwal_id))
  expect((await withdraw(klien, data.izin_id)).status).toBe(200)
  const after = await Promise.all(readers.slice(12).map((who) => read(who, jadwal_id)))
  expect(after.map(({ status }) => status)).toEqual(Array(12).fill(404))
  const shown = (await Promise.all(during)).filter(({ status }) => status === 200)
  const rows = await db.rows(sql`
    select from jejak_baru where pelaku_id = ${rekan.user_id} and dasar = 'izin' and objek_id = ${jadwal_id}`)
  expect(rows.length).toBeGreaterThanOrEqual(shown.length)
})
