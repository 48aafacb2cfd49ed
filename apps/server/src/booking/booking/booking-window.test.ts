import { alerts } from '@sehati/contract/base/texts'
import type { Hari } from '@sehati/contract/base/waktu'
import { hariOf } from '@sehati/contract/base/waktu'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeBook } from '../../../test/booking.ts'
import { START, sharedServer } from '../../../test/server.ts'

const { call, make, at } = await sharedServer()
const book = makeBook(call)
beforeEach(() => at(START.toISOString()))

/** The response to a new patient who books this day at this moment, in a session of that weekday. */
async function ask(
  moment: string,
  tanggal: string,
  session: { hari?: Hari; jam_mulai?: string; jam_selesai?: string } = {},
) {
  at(moment)
  const { profesional_id } = await make.profesional()
  const hari = session.hari ?? hariOf(tanggal.slice(0, 10))
  return book(await make.person(5), await make.sesi(profesional_id, { ...session, hari }), { tanggal })
}

describe('the window', () => {
  test.each([
    // On Monday: today through Friday.
    ['2026-11-23T07:00:00+07:00', '2026-11-23', 201],
    ['2026-11-23T07:00:00+07:00', '2026-11-27', 201],
    ['2026-11-23T07:00:00+07:00', '2026-11-22', 422],
    ['2026-11-23T07:00:00+07:00', '2026-11-28', 422],
    ['2026-11-23T07:00:00+07:00', '2026-11-29', 422],
    ['2026-11-23T07:00:00+07:00', '2026-11-30', 422],
    // Until Thursday's last minute only this week; from Friday's first minute in Jakarta (17:00 UTC) also the next.
    ['2026-11-26T23:59:59+07:00', '2026-12-02', 422],
    ['2026-11-27T00:00:00+07:00', '2026-12-02', 201],
    ['2026-11-27T00:00:00+07:00', '2026-11-27', 201],
    ['2026-11-27T07:00:00+07:00', '2026-12-04', 201],
    ['2026-11-27T07:00:00+07:00', '2026-12-07', 422],
    // At the weekend: next Monday to Friday, up to its last minute and not a day further.
    ['2026-11-28T23:59:59+07:00', '2026-11-30', 201],
    ['2026-11-28T23:59:59+07:00', '2026-12-04', 201],
    ['2026-11-28T23:59:59+07:00', '2026-11-28', 422],
    ['2026-11-28T23:59:59+07:00', '2026-12-05', 422],
    ['2026-11-29T23:59:59+07:00', '2026-12-04', 201],
    ['2026-11-29T23:59:59+07:00', '2026-12-07', 422],
    // Monday 00:30 in Jakarta is still Sunday in London: today is Monday.
    ['2026-11-30T00:30:00+07:00', '2026-11-30', 201],
    ['2026-11-30T00:30:00+07:00', '2026-12-04', 201],
    // Across the end of a year and a leap day.
    ['2025-12-31T12:00:00+07:00', '2026-01-02', 201],
    ['2028-02-28T07:00:00+07:00', '2028-02-29', 201],
  ])('at %s, %s returns %i', async (moment, tanggal, status) => {
    const reply = await ask(moment, tanggal)
    expect([reply.status, reply.code]).toEqual([status, status === 201 ? undefined : 'DATE_OUTSIDE_WINDOW'])
    if (status === 422) expect(reply.errors).toMatchObject([{ field: 'tanggal' }])
    else expect(reply.data.tanggal).toBe(`${tanggal}T09:00:00+07:00`)
  })
})

describe('an ISO instant means its day in Jakarta', () => {
  test.each([
    ['2026-11-24T17:00:00.000Z', 201],
    ['2026-11-25T16:59:59Z', 201],
    ['2026-11-25T23:59:59+07:00', 201],
    ['2026-11-24T16:59:59.999Z', 422],
    ['2026-11-25T17:00:00Z', 422],
  ])('%s for a session on Rabu, 25 November: %i', async (tanggal, status) => {
    const reply = await ask(START.toISOString(), tanggal, { hari: 'Rabu' })
    expect(reply.status).toBe(status)
    if (status === 201) expect(reply.data.tanggal).toBe('2026-11-25T09:00:00+07:00')
    else expect(reply.code).toBe('SLOT_INVALID')
  })
})

describe('the start must be ahead', () => {
  test.each([
    ['2026-11-25T08:59:59+07:00', 201],
    ['2026-11-25T09:00:00+07:00', 422],
    ['2026-11-25T09:30:00+07:00', 422],
    ['2026-11-25T23:00:00+07:00', 422],
  ])('at %s a session from 09:00 returns %i', async (moment, status) => {
    const reply = await ask(moment, '2026-11-25')
    expect([reply.status, reply.code]).toEqual([status, status === 201 ? undefined : 'SLOT_INVALID'])
  })

  test('a session shortly after midnight is today’s, although it is yesterday in UTC', async () => {
    const early = { jam_mulai: '00:30:00', jam_selesai: '01:00:00' }
    const reply = await ask('2026-11-25T00:10:00+07:00', '2026-11-25', early)
    expect(reply).toMatchObject({ status: 201, message: alerts.bookingSuccess.isi })
    expect(reply.data).toMatchObject({ tanggal: '2026-11-25T00:30:00+07:00', hari: 'Rabu' })
  })
})

test.each(['0000-01-03', '0001-01-01', '9999-12-31', '9999-12-31T23:59:59Z', '0000-01-01T00:00:00Z', '1970-01-01'])(
  'a day as far as %s is outside the window',
  async (tanggal) => {
    expect(await ask(START.toISOString(), tanggal, { hari: 'Rabu' })).toMatchObject({
      status: 422,
      code: 'DATE_OUTSIDE_WINDOW',
    })
  },
)

test.each(['2026-02-30', '2026-11-25 25:00', 'besok', '25-11-2026', '', 20261125, null, '2026-11-25  09:00:00'])(
  '%j is no date',
  async (tanggal) => {
    const { profesional_id } = await make.profesional()
    const reply = await book(await make.person(5), await make.sesi(profesional_id), { tanggal })
    expect(reply).toMatchObject({ status: 422, code: 'VALIDATION_FAILED', errors: [{ field: 'tanggal' }] })
  },
)
