import { describe, expect, test } from 'vitest'
import type { Clinic } from './stranger.ts'

/** A consultation that is sent back with two changed fields and any values in the others; and its allowed statuses. */
export function wholeObjects({ ask, make, admin, patient }: Clinic) {
  const update = (jadwal_id: number) => `/api/allroles/konsultasi/update?jadwalid=${jadwal_id}`

  describe('the update of a consultation', () => {
    test.each([
      { tanggal: '2026-11-25T02:00:00.000Z' },
      { tanggal: '25 November 2026' },
      { no_bpjs: 0 },
      { no_bpjs: '000' },
      { use_bpjs: true },
      { jadwal_id: '1', user_id: '1', profesional_id: '1', jadwal_tenaga_id: '1' },
      { keluhan: 'Pusing ' },
      { metode_konsultasi: null, jenis_id: null },
    ])('ignores %j', async (change) => {
      const { jadwal_id, tenaga } = await make.booked(await make.person(5))
      const { data: read } = await ask(tenaga, 'GET', `/api/tenpro/jadwalkonsult/getone?jadwalid=${jadwal_id}`)
      const body = { ...read, ...change, status: 'menunggu', initial_consult: 'Baik' }
      const { status, data } = await ask(tenaga, 'PUT', update(jadwal_id), body)
      expect([status, data?.status, data?.initial_consult, data?.keluhan]).toEqual([200, 'menunggu', 'Baik', 'Pusing'])
    })

    test('a professional goes through the five statuses and back', async () => {
      const { jadwal_id, tenaga } = await make.booked(await make.person(4))
      for (const status of ['menunggu', 'disetujui', 'dibatalkan', 'selesai', 'diajukan']) {
        const body = { status, initial_consult: 'Baik' }
        const reply = await ask(tenaga, 'PUT', update(jadwal_id), body)
        expect([reply.status, reply.data?.status], status).toEqual([200, status])
      }
    })

    test.each([
      ['pending', 'diajukan'],
      ['confirmed', 'disetujui'],
      ['diterima', 'disetujui'],
      ['completed', 'selesai'],
      ['cancelled', 'dibatalkan'],
    ])('an admin sends %s, the response has %s', async (sent, answered) => {
      const { jadwal_id } = await make.booked(await make.person(5))
      expect((await ask(admin, 'PUT', update(jadwal_id), { status: sent })).data?.status).toBe(answered)
    })

    test('an unknown status is refused', async () => {
      const { jadwal_id, tenaga } = await make.booked(patient)
      const body = { status: 'entah', initial_consult: 'Baik' }
      expect((await ask(tenaga, 'PUT', update(jadwal_id), body)).status).toBe(422)
    })
  })

  test('BPJS without a number on the profile returns 000', async () => {
    const me = await make.person(5, { no_bpjs: null })
    const tenaga = await make.profesional(2)
    const { id } = await make.sesi(tenaga.profesional_id, { hari: 'Jumat' })
    const { status, data } = await ask(me, 'POST', '/api/users/konsultasi/book', {
      jadwal_tenaga_id: id,
      profesional_id: tenaga.profesional_id,
      tanggal: '2026-11-27',
      metode_konsultasi: 'online',
      keluhan: 'Pilek',
      use_bpjs: 1,
      no_bpjs: '000',
    })
    expect([status, data?.no_bpjs]).toEqual([201, '000'])
  })
}
