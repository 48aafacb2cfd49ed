import * as api from '@sehati/contract/channel/pemberitahuan.endpoints'
import { kindsOf } from '@sehati/contract/channel/pilihan-kabar.rules'
import { bookKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { messages } from '@sehati/contract/messages'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { askFor } from '../../../test/booking.ts'
import { makeRelay } from '../../../test/jobs.ts'
import { startServer } from '../../../test/server.ts'
import { setStatus } from '../../../test/status.ts'
import { updateKonsultasi } from '../../booking/booking/status.store.ts'

const server = await startServer()
const { db, seal, call, make, clock } = server
const { relay } = makeRelay(server)

/** Books `times` consultations with a professional, each by another patient at another hour, and runs the relay. */
async function busy(times: number) {
  const tenaga = await make.profesional()
  const names: string[] = []
  for (let n = 1; n <= times; n++) {
    const hour = (of: number) => `${String(of).padStart(2, '0')}:00:00`
    const session = await make.sesi(tenaga.profesional_id, {
      sesi: n,
      jam_mulai: hour(7 + n),
      jam_selesai: hour(8 + n),
    })
    const pasien = await make.person(5)
    expect((await call(pasien, bookKonsultasi, { body: askFor(session) })).status).toBe(201)
    names.unshift(pasien.name)
  }
  await relay()
  const list = async (query = {}) => (await call(tenaga, api.listPemberitahuan, { query })).data
  const unread = async () => (await call(tenaga, api.countPemberitahuan)).data.jumlah
  const read = (body: object) => call(tenaga, api.readPemberitahuan, { body })
  return { tenaga, names, list, unread, read }
}

test('a list is newest first, in pages, with the other person’s name and the time', async () => {
  const { list, names } = await busy(3)
  const page = await list()
  expect(page).toMatchObject({ current_page: 1, last_page: 1, total: 3 })
  expect(page.queried.map(({ nama }: { nama: string }) => nama)).toEqual(names)
  expect(page.queried[2]).toEqual({
    pemberitahuan_id: expect.any(Number),
    jenis: 'pengajuan',
    jadwal_id: expect.any(Number),
    tanggal: '2026-11-25T08:00:00+07:00',
    zona: 7,
    nama: names[2],
    usulan: null,
    konfirmasi_sampai: null,
    perangkat: null,
    dibaca: false,
    created_at: '2026-11-23T07:00:00+07:00',
  })
  expect((await list({ page: 2, limit: 2 })).queried.map(({ nama }: { nama: string }) => nama)).toEqual([names[2]])
})

test('a patient reads the professional’s name; no user reads another’s notices', async () => {
  const pasien = await make.person(5)
  const { jadwal_id, tenaga } = await make.booked(pasien)
  await setStatus(db, jadwal_id, 'disetujui', { oleh: tenaga.user_id })
  await relay()
  expect((await call(pasien, api.listPemberitahuan)).data.queried).toMatchObject([
    { jenis: 'disetujui', nama: tenaga.name },
  ])
  for (const level of [1, 5] as const)
    expect((await call(await make.person(level), api.listPemberitahuan)).data.total).toBe(0)
})

test('one is marked as read, or all up to one; another’s stay unchanged', async () => {
  const [mine, other] = [await busy(3), await busy(1)]
  const ids = (await mine.list()).queried.map(({ pemberitahuan_id: id }: { pemberitahuan_id: number }) => id)
  const [theirs] = (await other.list()).queried
  expect(await mine.unread()).toBe(3)
  expect((await mine.read({ pemberitahuan_id: ids[0] })).data).toEqual({ jumlah: 1 })
  expect((await mine.read({ pemberitahuan_id: ids[0] })).data).toEqual({ jumlah: 0 })
  expect((await mine.read({ pemberitahuan_id: theirs.pemberitahuan_id })).data).toEqual({ jumlah: 0 })
  expect(await mine.unread()).toBe(2)
  expect((await mine.read({ sampai: 2_000_000_000 })).data).toEqual({ jumlah: 2 })
  expect([await mine.unread(), await other.unread()]).toEqual([0, 1])
  expect((await mine.read({})).status).toBe(422)
})

test.each([
  [5, kindsOf.pasien],
  [4, kindsOf.pasien],
  [2, kindsOf.profesional],
  [3, kindsOf.profesional],
  [1, []],
] as const)('level %i can turn off the mail and the pushes of %j', async (level, kinds) => {
  const me = await make.person(level)
  expect((await call(me, api.listPilihanKabar)).data).toEqual(
    kinds.map((jenis) => ({ jenis, email: true, push: jenis === 'tanda_terima' ? null : true })),
  )
  for (const jenis of ['masuk', 'reset', ...(level === 1 ? ['pengajuan'] : [])]) {
    const reply = await call(me, api.putPilihanKabar, { body: { jenis, email: false } })
    expect(reply).toMatchObject({ status: 422, code: 'NOTICE_FIXED', message: messages.NOTICE_FIXED.isi })
  }
  const first = kinds.find((jenis) => jenis !== 'tanda_terima')
  if (!first) return
  const put = async (choice: object) => {
    const reply = await call(me, api.putPilihanKabar, { body: { jenis: first, ...choice } })
    expect(reply).toMatchObject({ status: 200, message: api.putPilihanKabar.message })
    return reply.data.find(({ jenis }: { jenis: string }) => jenis === first)
  }
  for (const email of [false, false, true, true])
    expect(await put({ email })).toEqual({ jenis: first, email, push: true })
  for (const push of [false, false]) expect(await put({ push })).toEqual({ jenis: first, email: true, push })
  expect(await put({ email: false })).toEqual({ jenis: first, email: false, push: false })
  expect(await put({ email: true, push: true })).toEqual({ jenis: first, email: true, push: true })
  expect(await call(me, api.putPilihanKabar, { body: { jenis: first } })).toMatchObject({ code: 'VALIDATION_FAILED' })
})

test('a kind whose mail was turned off still causes a notice, and no mail', async () => {
  const pasien = await make.person(5)
  await call(pasien, api.putPilihanKabar, { body: { jenis: 'balasan', email: false } })
  const { jadwal_id } = await make.booked(pasien)
  const admin = await make.person(1)
  await setStatus(db, jadwal_id, 'disetujui', { oleh: admin.user_id })
  await updateKonsultasi(db, seal, jadwal_id, {
    status: 'disetujui',
    initial_consult: 'Istirahat',
    diubah_oleh: admin.user_id,
    now: clock(),
  })
  await relay()
  const kinds = (await call(pasien, api.listPemberitahuan)).data.queried.map(({ jenis }: { jenis: string }) => jenis)
  expect(kinds).toEqual(['balasan', 'disetujui'])
  expect(await db.rows(sql`select jenis from surat where user_id = ${pasien.user_id} order by peristiwa_id`)).toEqual([
    { jenis: 'tanda_terima' },
    { jenis: 'disetujui' },
  ])
})
