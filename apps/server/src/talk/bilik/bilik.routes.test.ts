import * as konsultasi from '@sehati/contract/consultation/konsultasi.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { another, bothInside, makeCalls, makeRoom, makeRoomReads, NINE } from '../../../test/bilik.ts'
import { startServer } from '../../../test/server.ts'
import { removeKursiKosong } from './kursi.store.ts'

const server = await startServer()
const { db, service, call, make, at, clock } = server
const { history, seats } = makeRoomReads(db)
const later = (seconds: number) => at(new Date(clock().getTime() + seconds * 1_000).toISOString())
const room = async (change?: Parameters<typeof makeRoom>[1]) => {
  const made = await makeRoom(make, change)
  return { ...made, ...makeCalls(server, made.jadwal_id) }
}

beforeEach(() => at(NINE))

describe('waiting and being let in', () => {
  test('the patient waits until the professional lets them in', async () => {
    const { jadwal_id, pasien, tenaga, masuk, persilakan } = await room()
    const first = await masuk(pasien)
    expect(first.data).toEqual({
      jadwal_id,
      peran: 'pasien',
      keadaan: 'menunggu',
      sejak: '2026-11-25T09:00:00+07:00',
      lawan: { nama: tenaga.name, keadaan: null, sejak: null, sambungan: null },
      mulai: '2026-11-25T09:00:00+07:00',
      selesai: '2026-11-25T10:00:00+07:00',
      ditutup_pada: '2026-11-25T10:30:00+07:00',
      video: false,
    })
    later(10)
    expect((await masuk(tenaga)).data).toMatchObject({
      peran: 'tenaga',
      keadaan: 'di dalam',
      lawan: { nama: pasien.name, keadaan: 'menunggu', sambungan: pasien.sambungan },
    })
    later(5)
    expect((await persilakan(tenaga)).data.lawan).toMatchObject({
      keadaan: 'di dalam',
      sejak: '2026-11-25T09:00:15+07:00',
    })
    // A double tap changes nothing.
    expect((await persilakan(tenaga)).status).toBe(200)
    expect((await masuk(pasien)).data).toMatchObject({
      keadaan: 'di dalam',
      lawan: { keadaan: 'di dalam', sambungan: tenaga.sambungan },
    })
    expect(await history(jadwal_id)).toEqual(['pasien menunggu', 'tenaga masuk', 'pasien masuk'])
  })

  test('a professional who does not sit there lets no one in, and no patient is let in who is not there', async () => {
    const { pasien, tenaga, masuk, persilakan } = await room()
    await masuk(pasien)
    expect((await persilakan(tenaga)).code).toBe('SEAT_TAKEN')
    later(25)
    await masuk(tenaga)
    expect((await persilakan(tenaga)).code).toBe('NOBODY_WAITING')
    expect((await persilakan(pasien)).status).toBe(403)
  })
})

describe('the way back', () => {
  test('a patient who was inside comes straight back, for 30 minutes after they were lost', async () => {
    const { jadwal_id, pasien, tenaga, masuk, persilakan } = await room()
    await bothInside({ masuk, persilakan } as never, { pasien, tenaga })
    later(21)
    await removeKursiKosong(service, new Date(clock().getTime() - 20_000))
    later(29 * 60)
    expect((await masuk(another(pasien))).data.keadaan).toBe('di dalam')
    const told = await history(jadwal_id)
    expect(told.slice(0, 3)).toEqual(['tenaga masuk', 'pasien menunggu', 'pasien masuk'])
    expect(told.slice(3, 5).toSorted()).toEqual(['pasien putus', 'tenaga putus'])
    expect(told.slice(5)).toEqual(['pasien kembali'])
  })

  test('also where no process has emptied the seat, and after leaving', async () => {
    const { jadwal_id, pasien, tenaga, masuk, persilakan, keluar } = await room()
    await bothInside({ masuk, persilakan } as never, { pasien, tenaga })
    later(60)
    expect((await masuk(pasien)).data.keadaan).toBe('di dalam')
    expect((await keluar(pasien)).status).toBe(200)
    expect((await masuk(tenaga)).data.lawan.keadaan).toBeNull()
    expect((await masuk(pasien)).data.keadaan).toBe('di dalam')
    expect((await history(jadwal_id)).slice(3)).toEqual([
      'pasien putus',
      'pasien kembali',
      'pasien keluar',
      'tenaga putus',
      'tenaga kembali',
      'pasien kembali',
    ])
  })

  test('who only waited waits again, and so does who was away for longer', async () => {
    const { pasien, tenaga, masuk, persilakan } = await room()
    await masuk(pasien)
    later(60)
    expect((await masuk(pasien)).data.keadaan).toBe('menunggu')
    await masuk(tenaga)
    await persilakan(tenaga)
    later(31 * 60)
    expect((await masuk(pasien)).data.keadaan).toBe('menunggu')
  })

  test('a page that leaves twice, or does not sit there, changes nothing', async () => {
    const { jadwal_id, pasien, masuk, keluar } = await room()
    await masuk(pasien)
    expect((await keluar(another(pasien))).status).toBe(200)
    expect(await seats(jadwal_id)).toHaveLength(1)
    await keluar(pasien)
    await keluar(pasien)
    expect(await history(jadwal_id)).toEqual(['pasien menunggu', 'pasien keluar'])
  })
})

describe('a seat', () => {
  test('of a page that is there is taken by another page only on purpose', async () => {
    const { jadwal_id, pasien, tenaga, masuk, persilakan } = await room()
    await bothInside({ masuk, persilakan } as never, { pasien, tenaga })
    const phone = another(pasien)
    expect(await masuk(phone)).toMatchObject({ status: 409, code: 'SEAT_TAKEN' })
    expect((await masuk(phone, true)).data.keadaan).toBe('di dalam')
    expect((await masuk(tenaga)).data.lawan.sambungan).toBe(phone.sambungan)
    expect((await masuk(pasien)).code).toBe('SEAT_TAKEN')
    expect(await seats(jadwal_id)).toHaveLength(2)
  })

  test('without a heartbeat for 20 seconds counts as empty, and the next page has it', async () => {
    const { pasien, tenaga, masuk } = await room()
    await masuk(pasien)
    later(20)
    expect((await masuk(tenaga)).data.lawan.keadaan).toBe('menunggu')
    later(1)
    expect((await masuk(tenaga)).data.lawan.keadaan).toBeNull()
    expect((await masuk(another(pasien))).status).toBe(200)
  })

  test('stays while its page sends heartbeats', async () => {
    const { pasien, tenaga, masuk } = await room()
    await masuk(pasien)
    for (let n = 0; n < 6; n++) {
      later(15)
      await masuk(pasien)
    }
    expect((await masuk(tenaga)).data.lawan).toMatchObject({ keadaan: 'menunggu', sejak: '2026-11-25T09:00:00+07:00' })
  })

  test('of 20 pages that want it at once one has it', async () => {
    const { jadwal_id, pasien, masuk } = await room()
    const replies = await Promise.all(Array.from({ length: 20 }, () => masuk(another(pasien))))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ code }) => code === 'SEAT_TAKEN')).toHaveLength(19)
    expect(await seats(jadwal_id)).toHaveLength(1)
  })
})

describe('when the room is closed', () => {
  const times = { dari: '08.45', sampai: '10.30', zona: 'WIB' }

  test('too early, and too late', async () => {
    const { pasien, masuk } = await room()
    at('2026-11-25T08:44:59+07:00')
    expect(await masuk(pasien)).toMatchObject({
      status: 409,
      code: 'ROOM_CLOSED',
      message: 'Ruang konsultasi ini dibuka pukul 08.45 sampai 10.30 WIB.',
      params: times,
      data: {
        dibuka_pada: '2026-11-25T08:45:00+07:00',
        ditutup_pada: '2026-11-25T10:30:00+07:00',
        berakhir: false,
      },
    })
    at('2026-11-25T08:45:00+07:00')
    expect((await masuk(pasien)).status).toBe(200)
    at('2026-11-25T10:29:59+07:00')
    expect((await masuk(pasien)).status).toBe(200)
    at('2026-11-25T10:30:00+07:00')
    expect(await masuk(pasien)).toMatchObject({ code: 'ROOM_CLOSED', data: { berakhir: true } })
  })

  test('by the clock of the clinic, which is two hours ahead of Jakarta', async () => {
    const patient = await make.person(5)
    const tenaga = await make.profesional(2, { klinik_id: await make.klinik(9) })
    const { id: jadwal_tenaga_id } = await make.sesi(tenaga.profesional_id)
    const ids = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id }
    const jadwal_id = await make.konsultasi(ids, { status: 'disetujui' })
    const { masuk } = makeCalls(server, jadwal_id)
    expect(await masuk(another(patient))).toMatchObject({ code: 'ROOM_CLOSED', params: { ...times, zona: 'WIT' } })
    at('2026-11-25T08:44:59+09:00')
    expect((await masuk(another(patient))).code).toBe('ROOM_CLOSED')
    at('2026-11-25T08:45:00+09:00')
    expect((await masuk(another(patient))).data.mulai).toBe('2026-11-25T07:00:00+07:00')
  })

  test.each(['diajukan', 'menunggu', 'dibatalkan'])(
    'a consultation that is %s has no room, and its times say nothing',
    async (status) => {
      const { pasien, masuk } = await room({ status })
      expect(await masuk(pasien)).toMatchObject({ code: 'ROOM_CLOSED', message: 'Ruang konsultasi ini tidak dibuka.' })
    },
  )

  test('a finished one has it until it closes', async () => {
    const { jadwal_id, pasien, tenaga, masuk } = await room()
    await masuk(pasien)
    const body = { status: 'selesai', initial_consult: 'Istirahat' }
    expect((await call(tenaga, konsultasi.updateKonsultasi, { query: { jadwalid: jadwal_id }, body })).status).toBe(200)
    expect((await masuk(pasien)).status).toBe(200)
    at('2026-11-25T10:30:00+07:00')
    expect((await masuk(pasien)).code).toBe('ROOM_CLOSED')
  })

  test('at the clinic there is none', async () => {
    const { jadwal_id, pasien, tenaga, masuk, persilakan } = await room()
    await db.rows(sql`update konsultasi set metode_konsultasi = 'offline' where jadwal_id = ${jadwal_id}`)
    expect(await masuk(pasien)).toMatchObject({ status: 409, code: 'ROOM_NOT_ONLINE' })
    expect((await persilakan(tenaga)).code).toBe('ROOM_NOT_ONLINE')
  })
})
