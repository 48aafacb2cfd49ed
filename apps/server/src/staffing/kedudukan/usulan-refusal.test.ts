import { hariOf } from '@sehati/contract/base/waktu'
import * as kedudukan from '@sehati/contract/staffing/kedudukan.endpoints'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { makeBook } from '../../../test/booking.ts'
import { makeLeaving } from '../../../test/rekan.ts'
import { sharedServer } from '../../../test/server.ts'

const server = await sharedServer()
const { db, call, make } = server
const book = makeBook(call)
const { clinic, ahead, colleague, to, leave, read, statuses, stored } = makeLeaving(server)

describe('a proposal that cannot be booked is refused with its reason, and nothing changes', () => {
  async function expectRefused(
    { admin, tenaga, jadwal_id }: Awaited<ReturnType<typeof clinic>>,
    rows: { jadwal_id: number }[],
    codes: [number, string][],
    change?: object,
  ) {
    const reply = await leave(admin, tenaga, rows, change)
    expect(reply).toMatchObject({ status: 409, code: 'RESOLUTION_REFUSED' })
    const refused = reply.data.ditolak as { jadwal_id: number; code: string; message: string }[]
    expect(refused.map((row) => [row.jadwal_id, row.code])).toEqual(codes)
    for (const { message } of refused) expect(message).toMatch(/\.$/)
    expect(await statuses([jadwal_id])).toEqual(['disetujui'])
    expect(await stored(rows.map((row) => row.jadwal_id))).toBe(0)
    const account = await db.row(sql`select status_user, level_id from users where user_id = ${tenaga.user_id}`)
    expect(account).toEqual({ status_user: 'aktif', level_id: 2 })
  }

  test('the slot was taken meanwhile', async () => {
    const all = await clinic()
    const other = await colleague()
    expect((await book(await make.person(5), other.session)).status).toBe(201)
    await expectRefused(all, [to(all.jadwal_id, other)], [[all.jadwal_id, 'SLOT_TAKEN']])
  })

  test('the patient has another consultation then, or an open request with the colleague', async () => {
    const all = await clinic()
    const other = await colleague()
    const hours = { jam_mulai: '10:30:00', jam_selesai: '11:00:00' }
    await make.booked(all.patient, { ...hours, status: 'disetujui' })
    await expectRefused(all, [to(all.jadwal_id, other)], [[all.jadwal_id, 'PATIENT_BUSY']])
    const friday = await make.sesi(other.tenaga.profesional_id, { hari: 'Jumat', sesi: 2 })
    await ahead(other.tenaga, friday, all.patient, { tanggal: '2026-11-27', status: 'diajukan' })
    const thursday = await make.sesi(other.tenaga.profesional_id, { hari: 'Kamis', sesi: 3 })
    const row = to(all.jadwal_id, { tenaga: other.tenaga, session: thursday }, '2026-11-26')
    await expectRefused(all, [row], [[all.jadwal_id, 'ALREADY_REQUESTED']])
  })

  test.each([
    ['SLOT_INVALID', { jam_mulai: '09:30:00' }],
    ['SLOT_INVALID', { tanggal: '2026-11-26' }],
    ['DATE_OUTSIDE_WINDOW', { tanggal: '2026-12-02' }],
    ['DATE_OUTSIDE_WINDOW', { tanggal: '9999-12-29' }],
    ['DATE_OUTSIDE_WINDOW', { tanggal: '2026-11-18' }],
    ['NOT_COLLEAGUE', { jadwal_tenaga_id: 2_000_000_000 }],
    ['NOT_COLLEAGUE', { profesional_id: 2_000_000_000 }],
  ] as const)('%s: %o', async (code, change) => {
    const all = await clinic()
    const row = { ...to(all.jadwal_id, await colleague()), ...change }
    await expectRefused(all, [row], [[all.jadwal_id, code]])
  })

  test('not a colleague: another profession, an inactive one, the professional who leaves', async () => {
    const all = await clinic()
    const psychologist = await colleague(undefined, 3)
    const gone = await colleague()
    await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${gone.tenaga.user_id}`)
    for (const other of [psychologist, gone, { tenaga: all.tenaga, session: all.session }])
      await expectRefused(all, [to(all.jadwal_id, other)], [[all.jadwal_id, 'NOT_COLLEAGUE']])
    await expectRefused(all, [to(all.jadwal_id, psychologist)], [[all.jadwal_id, 'NOT_COLLEAGUE']], { level_id: 5 })
  })

  test('one slot for two, and one colleague or one time twice for one patient; each row has its reason', async () => {
    const all = await clinic()
    const { tenaga, patient, jadwal_id } = all
    const session = await make.sesi(tenaga.profesional_id, { jam_mulai: '11:00:00', jam_selesai: '12:00:00', sesi: 2 })
    const hours = { jam_mulai: '11:00:00', jam_selesai: '12:00:00' }
    const second = await ahead(tenaga, session, patient, hours)
    const third = await ahead(tenaga, session, await make.person(5), { ...hours, tanggal: '2026-12-02' })
    const [one, two] = [await colleague(), await colleague()]
    const afternoon = await make.sesi(one.tenaga.profesional_id, {
      sesi: 5,
      jam_mulai: '15:00:00',
      jam_selesai: '16:00:00',
    })
    await expectRefused(
      all,
      [to(jadwal_id, one), to(second, two), to(third, one)],
      [
        [second, 'PATIENT_BUSY'],
        [third, 'SLOT_PROPOSED'],
      ],
    )
    await expectRefused(
      all,
      [to(jadwal_id, one), to(second, { tenaga: one.tenaga, session: afternoon })],
      [[second, 'ALREADY_REQUESTED']],
    )
    const twice = await leave(all.admin, tenaga, [to(jadwal_id, one), to(jadwal_id, two)])
    expect(twice).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' })
  })

  test('a consultation that this change does not cancel', async () => {
    const all = await clinic()
    const other = await colleague()
    const foreign = await make.booked(all.patient, { tanggal: '2026-11-26', status: 'disetujui' })
    await expectRefused(all, [to(foreign.jadwal_id, other)], [[foreign.jadwal_id, 'NOT_AFFECTED']])
    await expectRefused(all, [to(all.jadwal_id, other)], [[all.jadwal_id, 'NOT_AFFECTED']], { name: 'dr. Baru' })
    const reply = await leave(all.admin, all.patient, [to(all.jadwal_id, other)])
    expect(reply).toMatchObject({ status: 409, data: { ditolak: [{ code: 'NOT_AFFECTED' }] } })
    expect(await statuses([all.jadwal_id])).toEqual(['disetujui'])
  })
})

test('of two admins at once one cancels and proposes; the other reads that nothing is left to propose', async () => {
  const { admin, patient, tenaga, jadwal_id } = await clinic()
  const second = await make.person(1)
  const [one, two] = [await colleague(), await colleague({ hari: 'Kamis' })]
  const replies = await Promise.all([
    leave(admin, tenaga, [to(jadwal_id, one)]),
    leave(second, tenaga, [to(jadwal_id, two, '2026-11-26')]),
  ])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const lost = replies.find(({ status }) => status === 409)
  expect(lost).toMatchObject({ code: 'RESOLUTION_REFUSED', data: { ditolak: [{ jadwal_id, code: 'NOT_AFFECTED' }] } })
  const winner = replies[0]?.status === 200 ? one : two
  expect((await read(patient, jadwal_id)).data.jadwal_tenaga_id).toBe(winner.session.id)
  expect(hariOf((await read(patient, jadwal_id)).data.tanggal)).toBe(winner.session.hari)
  // Without proposals the second call changes nothing and succeeds, as it always did.
  expect((await call(second, kedudukan.deactivateUser, { query: { id: tenaga.user_id } })).status).toBe(200)
  expect(await stored([jadwal_id])).toBe(1)
})
