import * as api from '@sehati/contract/schedule/jadwal-tenaga.endpoints'
import type { JadwalTenaga } from '@sehati/contract/schedule/jadwal-tenaga.schema'
import * as sesi from '@sehati/contract/schedule/sesi.endpoints'
import { describe, expect, test } from 'vitest'
import { sharedServer } from '../../../test/server.ts'

const { call, make } = await sharedServer()
type Tenaga = Awaited<ReturnType<typeof make.profesional>>

/** A professional with two sessions on Monday, the second one closed. */
async function monday() {
  const tenaga = await make.profesional(2)
  await make.sesi(tenaga.profesional_id, { hari: 'Senin' })
  const late = { jam_mulai: '13:00:00', jam_selesai: '14:30:00', sesi: 2, is_available: 0 } as const
  await make.sesi(tenaga.profesional_id, { hari: 'Senin', ...late })
  return tenaga
}
const repeat = (who: Tenaga, ke_hari: unknown, more: object = {}) =>
  call(who, sesi.ulangiJadwalTenaga, { body: { dari_hari: 'Senin', ke_hari, ...more } })
const week = async (who: Tenaga) =>
  (await call(who, api.listJadwalTenaga, { query: { profid: who.profesional_id } })).data.map((s: JadwalTenaga) =>
    [s.hari, s.sesi, s.jam_mulai, s.jam_selesai, s.is_available].join(' '),
  )
const MONDAY = ['Senin 1 09:00:00 10:00:00 1', 'Senin 2 13:00:00 14:30:00 0']

test('the sessions of a day are added on each chosen day, with a free number', async () => {
  const tenaga = await monday()
  await make.sesi(tenaga.profesional_id, { hari: 'Kamis', jam_mulai: '15:00:00', jam_selesai: '16:00:00', sesi: 1 })
  const reply = await repeat(tenaga, ['Kamis', "Jum'at"], { profesional_id: tenaga.profesional_id })
  expect(reply).toMatchObject({ status: 201 })
  expect(reply.data).toHaveLength(4)
  expect(await week(tenaga)).toEqual([
    ...MONDAY,
    'Kamis 2 09:00:00 10:00:00 1',
    'Kamis 3 13:00:00 14:30:00 0',
    'Kamis 1 15:00:00 16:00:00 1',
    'Jumat 1 09:00:00 10:00:00 1',
    'Jumat 2 13:00:00 14:30:00 0',
  ])
})

describe('refused, and nothing is added:', () => {
  test('where a session of one day overlaps', async () => {
    const tenaga = await monday()
    await make.sesi(tenaga.profesional_id, { hari: 'Kamis', jam_mulai: '14:00:00', jam_selesai: '15:00:00' })
    const before = await week(tenaga)
    expect(await repeat(tenaga, ['Rabu', 'Kamis'])).toMatchObject({ status: 409, code: 'SESSION_OVERLAP' })
    expect(await week(tenaga)).toEqual(before)
  })

  test('a day without sessions', async () => {
    const tenaga = await monday()
    const reply = await repeat(tenaga, ['Rabu'], { dari_hari: 'Minggu' })
    expect(reply).toMatchObject({ status: 409, code: 'SESSION_SOURCE_EMPTY' })
    expect(await week(tenaga)).toEqual(MONDAY)
  })

  test.each([[[]], [['Senin']], [['Rabu', 'rabu']], [['Hari']], ['Rabu'], [undefined]])('%j', async (ke_hari) => {
    const tenaga = await monday()
    expect(await repeat(tenaga, ke_hari)).toMatchObject({ status: 422 })
    expect(await week(tenaga)).toEqual(MONDAY)
  })

  test('for another professional, and for an account that is none yet', async () => {
    const [tenaga, other] = [await monday(), await monday()]
    const reply = await repeat(tenaga, ['Rabu'], { profesional_id: other.profesional_id })
    expect(reply).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect(await week(other)).toEqual(MONDAY)
    const newcomer = { ...(await make.person(3)), profesional_id: 0 }
    expect(await repeat(newcomer, ['Rabu'])).toMatchObject({ code: 'PROFESSIONAL_NOT_FOUND' })
  })
})

test('of many equal requests at once one adds the sessions', async () => {
  const tenaga = await monday()
  const replies = await Promise.all(Array.from({ length: 6 }, () => repeat(tenaga, ['Selasa', 'Rabu'])))
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(5)
  expect(await week(tenaga)).toHaveLength(6)
})
