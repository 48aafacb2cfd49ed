import { insertCuti } from '@sehati/contract/absence/cuti.endpoints'
import { insertHariLibur } from '@sehati/contract/absence/hari-libur.endpoints'
import { updateKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import * as api from '@sehati/contract/waiting/tunggu.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { START, startServer } from '../../../test/server.ts'
import { AFTER_UNDO, makeTunggu, NINE, WEDNESDAY } from '../../../test/tunggu.ts'
import { updateBerakhir } from './close.store.ts'
import { signTautanTawaran } from './tautan-tawaran.ts'

const server = await startServer()
const { app, db, call, make, at, seal, clock } = server
const { clinic, waiting, cancel, tick, entriesOf, offerOf, book, placesOf, noticesOf } = makeTunggu(server)
beforeEach(() => at(START.toISOString()))

describe('a place that is no longer there', () => {
  test.each([
    [
      'the day is closed',
      async () => {
        const admin = await make.person(1)
        return (_of: unknown) =>
          call(admin, insertHariLibur, {
            body: { tanggal: WEDNESDAY, nama: 'Libur mendadak', jenis: 'libur nasional' },
          })
      },
    ],
    [
      'the professional is away',
      async () => (of: { tenaga: { token: string; user_id: number; profesional_id: number } }) =>
        call(of.tenaga, insertCuti, { body: { dari: WEDNESDAY, sampai: WEDNESDAY } }),
    ],
    [
      'the session is closed',
      async () => (of: { session: { id: number } }) =>
        db.rows(sql`update jadwal_tenaga set is_available = false where jadwal_tenaga_id = ${of.session.id}`),
    ],
    [
      'the session has other hours',
      async () => (of: { session: { id: number } }) =>
        db.rows(sql`
          update jadwal_tenaga set jam_mulai = '10:00', jam_selesai = '11:00' where jadwal_tenaga_id = ${of.session.id}`),
    ],
  ] as const)('is withdrawn, and the person is told: %s', async (_what, prepare) => {
    const of = await clinic()
    const person = await waiting(of)
    await cancel(of)
    at(AFTER_UNDO)
    await tick()
    const { tawaran_id } = (await offerOf(person)) as { tawaran_id: number }
    const happen = (await prepare()) as (of: unknown) => Promise<unknown>
    await happen(of)
    expect((await call(person, api.ambilTawaran, { body: { tawaran_id } })).status).toBeGreaterThanOrEqual(400)
    await tick()
    expect(await offerOf(person)).toBeNull()
    expect(await entriesOf(person)).toMatchObject([{ status: 'menunggu', jeda_sampai: null }])
    expect(await placesOf(of)).toEqual([])
    expect(await noticesOf(person)).toEqual(['tunggu_ditawari', 'tunggu_ditarik'])
    await db.rows(sql`delete from hari_libur where tanggal = ${WEDNESDAY}`)
  })

  test('an entry ends with its professional, its dates, its pause and its account, and what was offered goes on', async () => {
    const of = await clinic()
    const gone = await waiting(of)
    const next = await waiting(of)
    await cancel(of)
    at(AFTER_UNDO)
    await tick()
    expect(await offerOf(gone)).not.toBeNull()
    await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${gone.user_id}`)
    await updateBerakhir(db, clock())
    await tick()
    expect(await offerOf(next)).not.toBeNull()
    await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${of.tenaga.user_id}`)
    await updateBerakhir(db, clock())
    expect(await entriesOf(next)).toEqual([])
    expect(await noticesOf(next)).toContain('tunggu_berakhir')
  })
})

test('what a person books by themselves at the offered time is what they waited for', async () => {
  const of = await clinic()
  const person = await waiting(of)
  await cancel(of)
  at(AFTER_UNDO)
  await tick()
  const booked = await book(person, of)
  expect(booked.status).toBe(201)
  await tick()
  const rows = await db.rows(
    sql`select status, hasil_jadwal_id from daftar_tunggu where tunggu_id = ${person.tunggu_id}`,
  )
  expect(rows).toEqual([{ status: 'dapat', hasil_jadwal_id: booked.data.jadwal_id }])
})

test('leaving the line passes the offer on; taking twice returns the same', async () => {
  const of = await clinic()
  const [first, second] = [await waiting(of), await waiting(of)]
  await cancel(of)
  at(AFTER_UNDO)
  await tick()
  expect((await call(first, api.removeTunggu, { query: { id: first.tunggu_id } })).status).toBe(200)
  expect(await book(await make.person(5), of)).toMatchObject({ code: 'SLOT_TAKEN' })
  await tick()
  const { tawaran_id } = (await offerOf(second)) as { tawaran_id: number }
  const taken = await Promise.all([1, 2, 3].map(() => call(second, api.ambilTawaran, { body: { tawaran_id } })))
  expect(new Set(taken.map(({ status, data }) => `${status} ${data?.jadwal_id}`)).size).toBe(1)
  expect(taken[0]?.status).toBe(200)
})

test('the clinic does not restore what was offered to the next person', async () => {
  const of = await clinic()
  await waiting(of)
  await cancel(of)
  at(AFTER_UNDO)
  await tick()
  const back = await call(await make.person(1), updateKonsultasi, {
    query: { jadwalid: of.jadwal_id },
    body: { status: 'disetujui', initial_consult: 'Baik.' },
  })
  expect(back).toMatchObject({ status: 409, code: 'SLOT_TAKEN' })
})

test('a mailed link that a scanner opens a hundred times takes nothing; a tap takes the place, once', async () => {
  const of = await clinic()
  const person = await waiting(of)
  await cancel(of)
  at(AFTER_UNDO)
  await tick()
  const { tawaran_id } = (await offerOf(person)) as { tawaran_id: number }
  const token = signTautanTawaran(seal, { tawaran_id, tanda: 0 })
  for (const path of ['/tawaran', api.ambilTautan.path, api.lihatTawaranTautan.path]) {
    for (let n = 0; n < 34; n++)
      await app.inject({
        method: n % 2 ? 'GET' : 'HEAD',
        url: `${path}?token=${token}`,
        headers: { accept: 'text/html' },
      })
  }
  const look = () => call(null, api.lihatTawaranTautan, { body: { token } })
  expect((await look()).data).toEqual({
    tanggal: NINE,
    jam_selesai: '10:00:00',
    zona: 7,
    habis_pada: '2026-11-23T09:01:01+07:00',
    sudah: false,
  })
  expect(await offerOf(person)).not.toBeNull()
  expect(await call(null, api.ambilTautan, { body: { token } })).toMatchObject({ status: 200, data: null })
  expect(await call(null, api.ambilTautan, { body: { token } })).toMatchObject({ status: 200, data: null })
  expect((await look()).data.sudah).toBe(true)
  expect(await placesOf(of)).toMatchObject([{ jenis: 'konsultasi', user_id: person.user_id }])
  const forged = signTautanTawaran(seal, { tawaran_id, tanda: 1 })
  expect(await call(null, api.ambilTautan, { body: { token: forged } })).toMatchObject({ code: 'LINK_INVALID' })
})

test('admins see who waits, for how long and why one is urgent; no complaint', async () => {
  const of = await clinic()
  const person = await waiting(of)
  const admin = await make.person(1)
  const body = { mendesak: true, alasan: 'Rujukan dari kampus' }
  await call(admin, api.mendesakTunggu, { query: { id: person.tunggu_id }, body })
  at('2026-11-24T08:00:00+07:00')
  const { data } = await call(admin, api.listTungguAdmin, { query: { limit: 100 } })
  const row = data.queried.find(({ user_id }: { user_id: number }) => user_id === person.user_id)
  expect(row).toMatchObject({ mendesak: true, mendesak_alasan: body.alasan, mendesak_oleh: admin.name })
  expect(JSON.stringify(data)).not.toContain('tidur')
})
