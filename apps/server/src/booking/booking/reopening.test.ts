import { insertHariLibur } from '@sehati/contract/absence/hari-libur.endpoints'
import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import { deactivateUser } from '@sehati/contract/staffing/kedudukan.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeRelay } from '../../../test/jobs.ts'
import { START, startServer } from '../../../test/server.ts'

const server = await startServer()
const { db, call, make, at } = server
const { relay } = makeRelay(server)
beforeEach(() => at(START.toISOString()))
type Who = { token: string; level_id?: number }

const update = (who: Who, jadwalid: number, status: string) =>
  call(who, api.updateKonsultasi, { query: { jadwalid }, body: { status, initial_consult: 'Baik' } })
async function booked(change: Parameters<typeof make.booked>[1]) {
  const patient = await make.person(5)
  const made = await make.booked(patient, change)
  if (change?.status === 'dibatalkan')
    await db.rows(sql`update konsultasi set sebab_batal = 'klinik' where jadwal_id = ${made.jadwal_id}`)
  return { patient, admin: await make.person(1), ...made }
}
const whos = ['admin', 'tenaga'] as const

describe.each(whos)('reopened by its %s', (who) => {
  describe.each(['dibatalkan', 'selesai'])('what was %s', (status) => {
    const refused = async (of: Awaited<ReturnType<typeof booked>>, code: string) => {
      for (const to of status === 'selesai' ? ['disetujui'] : ['disetujui', 'selesai'])
        expect(await update(of[who], of.jadwal_id, to)).toMatchObject({ status: 409, code })
      expect(await db.row(sql`select status from konsultasi where jadwal_id = ${of.jadwal_id}`)).toEqual({ status })
    }

    test('while its slot is free and ahead', async () => {
      const of = await booked({ status })
      expect(await update(of[who], of.jadwal_id, 'menunggu')).toMatchObject({
        status: 200,
        data: { status: 'menunggu' },
      })
    })

    test('not once it has started', async () => {
      const of = await booked({ status })
      at('2026-11-25T09:00:00+07:00')
      await refused(of, 'REOPEN_STARTED')
    })

    test('not in a session that is closed, or has other hours', async () => {
      const of = await booked({ status })
      await db.rows(sql`update jadwal_tenaga set is_available = false where jadwal_tenaga_id = ${of.session.id}`)
      await refused(of, 'SLOT_INVALID')
      if (status === 'selesai') return
      await db.rows(sql`
        update jadwal_tenaga set is_available = true, jam_mulai = '08:30' where jadwal_tenaga_id = ${of.session.id}`)
      await refused(of, 'SLOT_INVALID')
    })

    test('not on a day that is closed', async () => {
      const of = await booked({ status, tanggal: status === 'selesai' ? '2026-11-26' : '2026-11-27' })
      const tanggal = status === 'selesai' ? '2026-11-26' : '2026-11-27'
      const holiday = { body: { tanggal, nama: 'Dies', jenis: 'libur kampus' } }
      await call(of.admin, insertHariLibur, holiday)
      await refused(of, 'CLINIC_CLOSED')
      await db.rows(sql`delete from hari_libur where tanggal = ${tanggal}`)
    })

    test('not in a leave', async () => {
      const of = await booked({ status })
      await make.cuti(of.tenaga.profesional_id, { dari: '2026-11-25', sampai: '2026-11-25' })
      await refused(of, 'PROFESSIONAL_AWAY')
    })

    test('the reason is the day where both the day and the session are closed', async () => {
      const of = await booked({ status })
      await db.rows(sql`update jadwal_tenaga set is_available = false where jadwal_tenaga_id = ${of.session.id}`)
      await make.cuti(of.tenaga.profesional_id, { dari: '2026-11-25', sampai: '2026-11-25' })
      await refused(of, 'PROFESSIONAL_AWAY')
    })

    test('not for a patient whose account is closed', async () => {
      const of = await booked({ status })
      await call(of.admin, deactivateUser, { query: { id: of.patient.user_id } })
      await refused(of, 'PEOPLE_INACTIVE')
    })
  })
})

test('a consultation that the patient cancelled is reopened by an admin only', async () => {
  const { patient, tenaga, admin, jadwal_id } = await booked({ status: 'disetujui' })
  await call(patient, api.cancelKonsultasi, { query: { jadwalid: jadwal_id }, body: {} })
  expect(await update(tenaga, jadwal_id, 'disetujui')).toMatchObject({ status: 409, code: 'STATUS_FINAL' })
  expect((await update(admin, jadwal_id, 'disetujui')).data).toMatchObject({ status: 'disetujui', sebab_batal: null })
})

describe('a consultation that was finished by mistake', () => {
  const noticed = async (jadwal_id: number, user_id: number) => {
    await relay()
    const rows = await db.rows<{ jenis: string }>(sql`
      select jenis from pemberitahuan where jadwal_id = ${jadwal_id} and user_id = ${user_id} order by pemberitahuan_id`)
    return rows.map(({ jenis }) => jenis)
  }

  test.each(whos)('is restored within a minute by its %s, also where it could not be reopened', async (who) => {
    const of = await booked({ status: 'menunggu', balasan: 'Baik' })
    at('2026-11-25T09:30:00+07:00')
    expect((await update(of[who], of.jadwal_id, 'selesai')).status).toBe(200)
    at('2026-11-25T09:31:00+07:00')
    expect(await update(of[who], of.jadwal_id, 'menunggu')).toMatchObject({ status: 200, data: { status: 'menunggu' } })
    at('2026-11-26T09:00:00+07:00')
    expect(await noticed(of.jadwal_id, of.patient.user_id)).toEqual([])
  })

  test('not by another person, and not later', async () => {
    const { tenaga, admin, jadwal_id } = await booked({ status: 'menunggu' })
    at('2026-11-25T09:30:00+07:00')
    await update(tenaga, jadwal_id, 'selesai')
    at('2026-11-25T09:30:30+07:00')
    expect((await update(admin, jadwal_id, 'menunggu')).status).toBe(409)
    at('2026-11-25T09:31:01+07:00')
    expect((await update(tenaga, jadwal_id, 'menunggu')).status).toBe(409)
  })

  test('causes an invitation to review once its time is over, and not before', async () => {
    const { patient, tenaga, jadwal_id } = await booked({ status: 'disetujui', balasan: 'Baik' })
    expect((await update(tenaga, jadwal_id, 'selesai')).status).toBe(200)
    at('2026-11-25T10:00:30+07:00')
    expect(await noticed(jadwal_id, patient.user_id)).toEqual([])
    at('2026-11-25T10:02:00+07:00')
    expect(await noticed(jadwal_id, patient.user_id)).toEqual(['undangan_ulasan'])
  })

  test('does not ask a patient who has reviewed it already', async () => {
    const { patient, tenaga, jadwal_id } = await booked({ status: 'disetujui', balasan: 'Baik' })
    await update(tenaga, jadwal_id, 'selesai')
    await make.feedback({ jadwal_id, profesional_id: tenaga.profesional_id, user_id: patient.user_id })
    at('2026-11-26T10:00:00+07:00')
    expect(await noticed(jadwal_id, patient.user_id)).toEqual([])
  })
})

test.each(whos)('cancelled by its %s together with a reply, it notifies the patient once', async (who) => {
  const of = await booked({ status: 'disetujui' })
  const cancelled = await update(of[who], of.jadwal_id, 'dibatalkan')
  expect(cancelled.data).toMatchObject({ status: 'dibatalkan', ada_balasan: true, sebab_batal: 'klinik' })
  await relay()
  const noticed = await db.rows(
    sql`select jenis from pemberitahuan where jadwal_id = ${of.jadwal_id} and user_id = ${of.patient.user_id}`,
  )
  expect(noticed).toEqual([{ jenis: 'dibatalkan' }])
})

test('an admin’s booking causes a notice and a mail to its patient', async () => {
  const patient = await make.person(5)
  const tenaga = await make.profesional()
  const { id } = await make.sesi(tenaga.profesional_id)
  const order = {
    jadwal_tenaga_id: id,
    profesional_id: tenaga.profesional_id,
    tanggal: '2026-11-25',
    metode_konsultasi: 'online',
  }
  const body = { ...order, keluhan: 'Pusing', use_bpjs: 0, user_id: patient.user_id }
  const { data } = await call(await make.person(1), api.insertKonsultasi, { body })
  await relay()
  const notices = await db.rows(sql`
    select n.user_id, n.jenis, s.surat_id is not null as surat from pemberitahuan n left join surat s using (peristiwa_id, user_id)
    where n.jadwal_id = ${data.jadwal_id} order by n.jenis`)
  expect(notices).toEqual([
    { user_id: patient.user_id, jenis: 'didaftarkan', surat: true },
    { user_id: tenaga.user_id, jenis: 'pengajuan', surat: true },
  ])
  const mails = await db.rows(sql`select jenis from surat where user_id = ${patient.user_id}`)
  expect(mails).toEqual([{ jenis: 'didaftarkan' }])
})
