import * as api from '@sehati/contract/booking/tautan.endpoints'
import type { TujuanTautan } from '@sehati/contract/booking/tautan.schema'
import { updateUser } from '@sehati/contract/staffing/kedudukan.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { sharedServer } from '../../../test/server.ts'
import { makeTautan } from './tautan.ts'

const { db, make, call, seal } = await sharedServer()
const refused = { status: 422, code: 'LINK_INVALID' }
const send = (endpoint: Parameters<typeof call>[1], token: string, more: object = {}) =>
  call(null, endpoint, { body: { token, ...more } })

test('a link ends with the address to which it was mailed; one that is mailed to the new address is valid', async () => {
  const patient = await make.person(5)
  const { jadwal_id, session } = await make.booked(patient, { status: 'disetujui' })
  const mulai = new Date('2026-11-25T09:00:00+07:00')
  const link = (tujuan: TujuanTautan, tanda = 0) => makeTautan(seal).sign({ tujuan, jadwal_id, mulai, tanda })
  const stored = () => db.rows(sql`select to_jsonb(k) from konsultasi k where jadwal_id = ${jadwal_id}`)
  const slot = { jadwal_tenaga_id: session.id, tanggal: '2026-11-25' }
  const acts = [
    [api.lihatTautan, 'konfirmasi', {}],
    [api.konfirmasiTautan, 'konfirmasi', {}],
    [api.slotTautan, 'jadwal-ulang', {}],
    [api.pindahTautan, 'jadwal-ulang', slot],
    [api.batalTautan, 'batal', {}],
  ] as const
  expect((await send(api.lihatTautan, link('konfirmasi'))).status).toBe(200)
  const admin = await make.person(1)
  await call(admin, updateUser, { body: { user_id: patient.user_id, email: `lain${patient.user_id}@uji.test` } })
  const before = await stored()
  for (const [endpoint, tujuan, more] of acts) expect(await send(endpoint, link(tujuan), more)).toMatchObject(refused)
  expect(await stored()).toEqual(before)
  const tanda = (
    await db.row<{ alamat_tanda: number }>(sql`select alamat_tanda from users where user_id = ${patient.user_id}`)
  )?.alamat_tanda as number
  expect((await send(api.konfirmasiTautan, link('konfirmasi', tanda))).status).toBe(200)
})
