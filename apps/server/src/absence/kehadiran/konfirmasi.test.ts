import { konfirmasiTautan, lihatTautan } from '@sehati/contract/booking/tautan.endpoints'
import { listPemberitahuan } from '@sehati/contract/channel/pemberitahuan.endpoints'
import { listRiwayatStatus } from '@sehati/contract/consultation/konsultasi.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { sendMail } from '../../../test/jobs.ts'
import { DUE, makeKonfirmasi, REMINDED, type Who } from '../../../test/konfirmasi.ts'
import { START, startServer } from '../../../test/server.ts'
import { connect } from '../../base/db/db.ts'
import type { Kiriman } from '../../base/outside/kotak-surat.ts'
import { updateTanpaKonfirmasi } from './konfirmasi.store.ts'

const server = await startServer()
const { db, service, serviceUrl, call, make, at, clock } = server
const { absences, approve, booked, remind, expire, kehadiran, askedOf, one, confirm, ...tunggu } =
  makeKonfirmasi(server)
const { waiting, tick, offerOf, placesOf, noticesOf } = tunggu
beforeEach(async () => {
  at(START.toISOString())
  await db.rows(sql`update konsultasi set konfirmasi_sampai = null`)
})

/** The mail of the reminder, as it is sent now. */
async function mailOf({ user_id }: Who): Promise<Kiriman> {
  const mails: Kiriman[] = []
  const kotakSurat = { kirim: async (kiriman: Kiriman) => void mails.push(kiriman), tutup: async () => {} }
  const row = await db.row<{ surat_id: string }>(
    sql`select surat_id from surat where user_id = ${user_id} and jenis = 'pengingat_besok' and status = 'antre'`,
  )
  await sendMail({ ...server, db: service, kotakSurat }, row?.surat_id ?? '')
  return mails[0] as Kiriman
}

describe('the reminder of the day before', () => {
  test('asks a patient who missed two to confirm: in the app, in the notice and by mail, and not the professional', async () => {
    const of = await booked()
    expect(await askedOf(of.pasien)).toEqual([])
    await remind()
    const sampai = DUE
    const { jadwal_id, pasien, tenaga } = of
    expect(await kehadiran(pasien)).toMatchObject({
      poin: 4,
      tingkat: 'ditanya',
      konfirmasi: [{ jadwal_id, tanggal: '2026-11-25T09:00:00+07:00', zona: 7, sampai }],
    })
    expect(await noticesOf(pasien)).toContain('pengingat_besok')
    const reminderOf = async (who: Who) =>
      (await call(who, listPemberitahuan)).data.queried.find(
        ({ jenis }: { jenis: string }) => jenis === 'pengingat_besok',
      )
    expect(await reminderOf(pasien)).toMatchObject({ konfirmasi_sampai: sampai })
    expect(await reminderOf(tenaga)).toMatchObject({ konfirmasi_sampai: null })
    const mail = await mailOf(pasien)
    expect(mail.subjek).toBe('Mohon konfirmasi jadwal besok')
    expect(mail.teks).toContain('paling lambat Selasa, 24 November 2026 pukul 20.00 WIB')
    expect((await mailOf(tenaga)).subjek).toBe('Pengingat jadwal besok')
  })

  test.each([
    ['three points', [2], '2026-11-24T09:00:00+07:00', 'one late cancellation beside'],
    ['an approval in the evening, after which too little time is left', [2, 4], '2026-11-24T18:00:01+07:00', null],
  ] as const)('asks nothing: %s', async (_what, days, when, late) => {
    const of = await booked(days)
    if (late) {
      const [jadwal_id] = await absences(of.pasien, [6])
      await db.rows(sql`alter table konsultasi disable trigger user`)
      await db.rows(sql`update konsultasi set sebab_batal = 'pasien_terlambat' where jadwal_id = ${jadwal_id}`)
      await db.rows(sql`alter table konsultasi enable trigger user`)
      expect((await kehadiran(of.pasien)).poin).toBe(3)
    }
    await remind(when)
    expect(await askedOf(of.pasien)).toEqual([])
    expect(await noticesOf(of.pasien)).toContain('pengingat_besok')
    expect(await expire()).toEqual([])
  })

  test('leaves three hours at least', async () => {
    const of = await booked()
    await remind('2026-11-24T17:30:00+07:00')
    expect(await askedOf(of.pasien)).toMatchObject([{ sampai: '2026-11-24T20:30:00+07:00' }])
    expect(await expire('2026-11-24T20:29:59+07:00')).toEqual([])
    expect(await expire('2026-11-24T20:30:00+07:00')).toEqual([of.jadwal_id])
  })
})

describe('what is confirmed stays', () => {
  test('by one tap in the app, as often as one likes', async () => {
    const { pasien, jadwal_id } = await booked()
    await remind()
    expect(await confirm(await make.person(5), jadwal_id)).toMatchObject({ status: 404 })
    for (const _ of [1, 2])
      expect(await confirm(pasien, jadwal_id)).toMatchObject({
        status: 200,
        message: konfirmasiTautan.message,
        data: { dikonfirmasi_pada: REMINDED },
      })
    expect(await askedOf(pasien)).toEqual([])
    expect(await expire()).toEqual([])
    expect(await one(pasien, jadwal_id)).toMatchObject({ status: 'disetujui' })
  })

  test('by the link of the mail, which changes nothing when it is opened', async () => {
    const of = await booked()
    await remind()
    await noticesOf(of.pasien)
    const { teks } = await mailOf(of.pasien)
    const [token] = [...teks.matchAll(/\/tautan#(\S+)/g)].map(([, found]) => found as string)
    expect((await call(null, lihatTautan, { body: { token } })).data).toMatchObject({
      tujuan: 'konfirmasi',
      sudah: false,
    })
    expect(await askedOf(of.pasien)).toHaveLength(1)
    expect((await call(null, konfirmasiTautan, { body: { token } })).status).toBe(200)
    expect(await askedOf(of.pasien)).toEqual([])
    expect(await expire()).toEqual([])
  })
})

describe('what is not confirmed', () => {
  test('is cancelled in the evening, adds no points, and its place goes to the next in line', async () => {
    const of = await booked()
    const next = await waiting(of)
    await remind()
    expect(await expire('2026-11-24T19:59:59+07:00')).toEqual([])
    expect(await expire()).toEqual([of.jadwal_id])
    expect(await expire()).toEqual([])
    expect(await one(of.pasien, of.jadwal_id)).toMatchObject({
      status: 'dibatalkan',
      sebab_batal: 'tidak_dikonfirmasi',
    })
    expect(await kehadiran(of.pasien)).toMatchObject({ poin: 4, konfirmasi: [] })
    expect(await noticesOf(of.pasien)).toContain('tidak_dikonfirmasi')
    expect(await noticesOf(of.tenaga)).toContain('konfirmasi_habis')
    expect((await call(of.pasien, listRiwayatStatus, { query: { jadwalid: of.jadwal_id } })).data.at(-1)).toMatchObject(
      {
        dari: 'disetujui',
        ke: 'dibatalkan',
        oleh: null,
      },
    )
    // Never free in between.
    expect(await placesOf(of)).toEqual([{ jenis: 'sisih', user_id: -1 }])
    at('2026-11-24T20:01:01+07:00')
    await tick()
    expect(await offerOf(next)).toMatchObject({ tanggal: '2026-11-25T09:00:00+07:00' })
    expect(await confirm(of.pasien, of.jadwal_id)).toMatchObject({ code: 'NOT_OPEN' })
  })

  test('is not cancelled again once the clinic has restored it', async () => {
    const of = await booked()
    await remind()
    await expire()
    expect((await approve(of.tenaga, of.jadwal_id)).data).toMatchObject({ status: 'disetujui', sebab_batal: null })
    expect(await expire('2026-11-24T21:00:00+07:00')).toEqual([])
    await remind('2026-11-24T21:00:00+07:00')
    expect(await askedOf(of.pasien)).toEqual([])
  })

  test('takes place after a longer outage', async () => {
    await booked()
    await remind()
    expect(await expire('2026-11-24T23:00:00+07:00')).toEqual([])
  })

  test('of many, each is cancelled once by four processes', async () => {
    const all: Awaited<ReturnType<typeof booked>>[] = []
    for (let n = 0; n < 5; n++) all.push(await booked())
    await remind()
    at(DUE)
    const pools = Array.from({ length: 4 }, () => connect(serviceUrl, 1))
    const done = await Promise.all(pools.flatMap((pool) => [1, 2].map(() => updateTanpaKonfirmasi(pool, clock()))))
    await Promise.all(pools.map((pool) => pool.close()))
    expect(done.flat().sort()).toEqual(all.map(({ jadwal_id }) => jadwal_id).sort())
    for (const { jadwal_id } of all)
      expect(
        await db.rows(sql`select from riwayat_status where jadwal_id = ${jadwal_id} and ke = 'dibatalkan'`),
      ).toHaveLength(1)
  })
})

test('the database refuses to cancel what is not overdue, what is confirmed, and an act of a person', async () => {
  const of = await booked()
  const over = (change = sql`updated_at = ${DUE}, diubah_oleh = null`) =>
    db.rows(sql`
      update konsultasi set status = 'dibatalkan', sebab_batal = 'tidak_dikonfirmasi', ${change} where jadwal_id = ${of.jadwal_id}`)
  const refused = { constraint: 'konsultasi_tidak_dikonfirmasi' }
  await expect(over()).rejects.toMatchObject(refused)
  await remind()
  await expect(over(sql`updated_at = '2026-11-24T19:59:59+07:00', diubah_oleh = null`)).rejects.toMatchObject(refused)
  await expect(over(sql`updated_at = ${DUE}, diubah_oleh = ${of.tenaga.user_id}`)).rejects.toMatchObject(refused)
  await confirm(of.pasien, of.jadwal_id)
  await expect(over()).rejects.toMatchObject(refused)
})
