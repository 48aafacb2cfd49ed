import { maxLength } from '@sehati/contract/base/constants'
import { listPernyataan } from '@sehati/contract/consultation/balasan.endpoints'
import * as api from '@sehati/contract/rights/permintaan.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { makeDitolak, makePermintaan } from '../../../test/permintaan.ts'
import { salin } from '../../../test/salinan.ts'
import { startServer } from '../../../test/server.ts'

const server = await startServer()
const { call, make, db } = server
type Who = { token: string }
const state = (who: Who, id: number, isi = 'Menurut saya keluhannya lain.') =>
  call(who, api.insertPernyataan, { query: { id }, body: { isi } })
const beside = (who: Who, jadwalid: number) => call(who, listPernyataan, { query: { jadwalid } })

async function refused() {
  const me = await make.person(5)
  const { jadwal_id, tenaga } = await make.booked(me, { status: 'selesai', tanggal: '2026-11-19' })
  return { me, jadwal_id, tenaga, id: await makeDitolak(server, me, jadwal_id) }
}

test('a refused correction lets its person put their words beside the record, where both sides read them', async () => {
  const { me, jadwal_id, tenaga, id } = await refused()
  expect((await call(me, api.listPermintaanSaya)).data).toMatchObject([{ boleh_pernyataan: true, pernyataan: null }])
  expect((await beside(me, jadwal_id)).data).toEqual([])
  const said = 'Menurut saya keluhannya lain.'
  expect(await state(me, id)).toMatchObject({ status: 201, data: { pernyataan: said, boleh_pernyataan: false } })
  for (const reader of [me, tenaga])
    expect((await beside(reader, jadwal_id)).data).toMatchObject([{ permintaan_id: id, isi: said }])
  const { data, page } = await salin(server, me)
  expect(data.bagian.permintaan).toMatchObject([{ pernyataan: said }])
  expect(page).toContain(said)
})

test('no one else reads it, an admin neither', async () => {
  const { me, jadwal_id, id } = await refused()
  await state(me, id)
  for (const level of [1, 2, 5] as const)
    expect((await beside(await make.person(level), jadwal_id)).status).toBeGreaterThanOrEqual(403)
})

test('it is said once, is encrypted, and the database keeps it', async () => {
  const { me, id } = await refused()
  await state(me, id, 'kenaripernyataanku')
  expect(await state(me, id, 'Lain lagi')).toMatchObject({ status: 409, code: 'STATEMENT_NONE' })
  const rows = await db.rows<{ text: string }>(
    sql`select p::text as text from permintaan p where permintaan_id = ${id}`,
  )
  expect(rows[0]?.text).not.toContain('kenaripernyataanku')
  await expect(
    db.rows(sql`update permintaan set pernyataan_pada = now() + interval '1 day' where permintaan_id = ${id}`),
  ).rejects.toMatchObject({ constraint: 'permintaan_tetap' })
  await expect(
    db.rows(
      sql`update permintaan set pernyataan = set_byte(pernyataan, 20, 1 + get_byte(pernyataan, 20) % 255) where permintaan_id = ${id}`,
    ),
  ).rejects.toMatchObject({ constraint: 'permintaan_tetap' })
})

test('a request that was not refused, names no consultation, or is of another person takes none', async () => {
  const { me, id } = await refused()
  const open = await makePermintaan(server, me, { jenis: 'perbaikan', isi: 'Nama keliru' })
  expect(await state(me, open)).toMatchObject({ status: 409, code: 'STATEMENT_NONE' })
  expect((await state(await make.person(5), id)).status).toBe(404)
  expect(await state(me, id, 'x'.repeat(maxLength.keluhan + 1))).toMatchObject({ status: 422 })
  expect(await state(me, id, '   ')).toMatchObject({ status: 422 })
})
