import { kindsOf } from '@sehati/contract/channel/pilihan-kabar.rules'
import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeBook } from '../../../test/booking.ts'
import { makeFactories } from '../../../test/factories.ts'
import { makeRelay } from '../../../test/jobs.ts'
import { START, startServer } from '../../../test/server.ts'
import { insertPeristiwa } from '../../record/peristiwa/peristiwa.store.ts'
import { penerimaOf } from './penerima.policy.ts'

const server = await startServer()
const { db, call, make, at, clock, seal } = server
const { relay, published } = makeRelay(server)
const book = makeBook(call)
beforeEach(async () => {
  at(START.toISOString())
  await db.rows(sql`delete from peristiwa`)
})

/** The notices of both people about a consultation, in order; expects a mail for each. */
async function noticesOf(jadwal_id: number, pasien: { user_id: number }, tenaga: { user_id: number }) {
  await relay()
  const rows = await db.rows<{ user_id: number; jenis: string; surat: boolean }>(sql`
    select n.user_id, n.jenis, s.surat_id is not null as surat from pemberitahuan n
    left join surat s using (peristiwa_id, user_id)
    where n.jadwal_id = ${jadwal_id} order by n.pemberitahuan_id`)
  const of = (who: { user_id: number }) => rows.filter((r) => r.user_id === who.user_id).map((r) => r.jenis)
  expect(rows.every(({ surat }) => surat)).toBe(true)
  return { pasien: of(pasien), tenaga: of(tenaga) }
}

async function requested() {
  const pasien = await make.person(5)
  const tenaga = await make.profesional()
  const session = await make.sesi(tenaga.profesional_id)
  const reply = await book(pasien, session)
  expect(reply.status).toBe(201)
  const jadwal_id = reply.data.jadwal_id as number
  const notices = () => noticesOf(jadwal_id, pasien, tenaga)
  const update = async (who: { token: string }, body: object) =>
    expect((await call(who, api.updateKonsultasi, { query: { jadwalid: jadwal_id }, body })).status).toBe(200)
  return { pasien, tenaga, session, jadwal_id, notices, update }
}

describe('a consultation notifies', () => {
  test('the professional of a request', async () => {
    const { notices } = await requested()
    expect(await notices()).toEqual({ pasien: [], tenaga: ['pengajuan'] })
  })

  test('the patient of an approval once, with or without a reply in it', async () => {
    const { notices, update, tenaga } = await requested()
    await update(tenaga, { status: 'disetujui', initial_consult: 'Istirahat' })
    expect(await notices()).toEqual({ pasien: ['disetujui'], tenaga: ['pengajuan'] })
  })

  test('of no reply that is sent back unchanged', async () => {
    const { notices, update, tenaga } = await requested()
    await update(tenaga, { status: 'menunggu', initial_consult: 'Istirahat' })
    await update(tenaga, { status: 'menunggu', initial_consult: 'Istirahat' })
    await update(tenaga, { status: 'disetujui', initial_consult: 'Istirahat' })
    await update(tenaga, { status: 'disetujui', initial_consult: 'Minum air' })
    expect((await notices()).pasien).toEqual(['menunggu', 'disetujui', 'balasan'])
  })

  test('with one invitation to review, however often it is finished', async () => {
    const { notices, update, tenaga } = await requested()
    const admin = await make.person(1)
    await update(tenaga, { status: 'selesai', initial_consult: 'Istirahat' })
    expect((await notices()).pasien).toEqual(['balasan'])
    await update(admin, { status: 'disetujui' })
    await update(admin, { status: 'selesai' })
    at('2026-11-25T10:02:00+07:00')
    expect((await notices()).pasien).toEqual(['balasan', 'disetujui', 'undangan_ulasan'])
  })

  test('both of a cancellation by an admin, the patient of one by the professional', async () => {
    const [one, other] = [await requested(), await requested()]
    await one.update(await make.person(1), { status: 'dibatalkan' })
    await other.update(other.tenaga, { status: 'dibatalkan', initial_consult: 'Maaf' })
    expect(await one.notices()).toEqual({ pasien: ['dibatalkan'], tenaga: ['pengajuan', 'dibatalkan'] })
    expect(await other.notices()).toEqual({ pasien: ['dibatalkan'], tenaga: ['pengajuan'] })
  })

  test('both of a patient’s cancellation, once it cannot be taken back any more', async () => {
    const { notices, pasien, jadwal_id } = await requested()
    await call(pasien, api.cancelKonsultasi, { query: { jadwalid: jadwal_id }, body: {} })
    at('2026-11-23T07:01:00+07:00')
    expect(await notices()).toEqual({ pasien: [], tenaga: ['pengajuan'] })
    at('2026-11-23T07:01:01+07:00')
    expect(await notices()).toEqual({ pasien: ['dibatalkan'], tenaga: ['pengajuan', 'dibatalkan'] })
  })

  test('of no cancellation that was taken back', async () => {
    const { notices, pasien, jadwal_id } = await requested()
    await call(pasien, api.cancelKonsultasi, { query: { jadwalid: jadwal_id }, body: {} })
    expect((await call(pasien, api.urungkanBatal, { query: { jadwalid: jadwal_id } })).status).toBe(200)
    at('2026-11-23T08:00:00+07:00')
    expect(await notices()).toEqual({ pasien: [], tenaga: ['pengajuan'] })
  })

  test('the patient whose own cancellation an admin turns into an approval at once', async () => {
    const { notices, pasien, jadwal_id, update } = await requested()
    await call(pasien, api.cancelKonsultasi, { query: { jadwalid: jadwal_id }, body: {} })
    await update(await make.person(1), { status: 'disetujui' })
    at('2026-11-23T08:00:00+07:00')
    expect(await notices()).toEqual({ pasien: ['disetujui'], tenaga: ['pengajuan'] })
  })

  test('both when an admin restores a cancelled one', async () => {
    const { notices, update } = await requested()
    const admin = await make.person(1)
    await update(admin, { status: 'dibatalkan' })
    await update(admin, { status: 'disetujui' })
    const { pasien, tenaga } = await notices()
    expect(pasien).toEqual(['dibatalkan', 'disetujui'])
    expect(tenaga).toEqual(['pengajuan', 'dibatalkan', 'pengajuan'])
  })

  test('the professional of a move by the patient', async () => {
    const { notices, pasien, tenaga, jadwal_id } = await requested()
    const friday = await make.sesi(tenaga.profesional_id, { hari: 'Jumat', sesi: 2 })
    const body = { jadwal_tenaga_id: friday.id, tanggal: '2026-11-27' }
    const moved = await call(pasien, api.rescheduleKonsultasi, { query: { jadwalid: jadwal_id }, body })
    expect(moved.status).toBe(200)
    expect(await notices()).toEqual({ pasien: [], tenaga: ['pengajuan', 'dijadwalkan'] })
  })

  test('of nothing when it is encrypted with another key', async () => {
    const { jadwal_id, update, tenaga, notices } = await requested()
    await update(tenaga, { status: 'disetujui', initial_consult: 'Istirahat' })
    const before = await notices()
    await db.rows(sql`insert into data_key values ('\\x01020304', now())`)
    await db.rows(sql`
      update konsultasi set initial_consult = overlay(initial_consult placing '\\x01020304' from 2 for 4)
      where jadwal_id = ${jadwal_id}`)
    expect(await notices()).toEqual(before)
  })

  test('of nothing when its transaction is rolled back', async () => {
    const pasien = await make.person(5)
    const session = await make.sesi((await make.profesional()).profesional_id)
    const undone = db.transaction(async (tx) => {
      const of = { ...pasien, profesional_id: session.profesional_id, jadwal_tenaga_id: session.id }
      await makeFactories(tx, seal, clock).konsultasi(of)
      expect(await tx.rows(sql`select from peristiwa`)).toHaveLength(2)
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    expect(await db.rows(sql`select from peristiwa`)).toHaveLength(0)
    expect(await book(pasien, session, { jadwal_tenaga_id: 2_000_000_000 })).toMatchObject({ status: 422 })
    expect(await db.rows(sql`select from peristiwa`)).toHaveLength(0)
  })
})

describe('a patient’s own booking mails a receipt', () => {
  const receipts = (jadwal_id: number) =>
    db.rows(sql`select user_id from surat where jenis = 'tanda_terima' and jadwal_id = ${jadwal_id}`)

  test('once, without a notice; an approval adds none', async () => {
    const { pasien, tenaga, jadwal_id, notices, update } = await requested()
    expect((await notices()).pasien).toEqual([])
    await update(tenaga, { status: 'disetujui', initial_consult: 'Istirahat' })
    await notices()
    expect(await receipts(jadwal_id)).toEqual([{ user_id: pasien.user_id }])
  })

  test.each([
    ['who turned it off', (id: number) => sql`insert into tanpa_surat values (${id}, 'tanda_terima')`],
    [
      'whose address is not confirmed',
      (id: number) => sql`update users set email_terverifikasi_pada = null where user_id = ${id}`,
    ],
  ])('but not to a patient %s', async (_, change) => {
    const { pasien, jadwal_id } = await requested()
    await db.rows(change(pasien.user_id))
    await relay()
    expect(await receipts(jadwal_id)).toEqual([])
  })
})

test('a new device causes a notice and a mail, a lost password only a mail', async () => {
  const me = await make.person(5)
  await insertPeristiwa(db, { jenis: 'masuk', user_id: me.user_id, isi: { perangkat: 'Firefox di Linux' } }, clock())
  await insertPeristiwa(db, { jenis: 'reset', user_id: me.user_id, isi: null }, clock())
  await relay()
  const of = (table: 'pemberitahuan' | 'surat') =>
    db.rows(
      table === 'surat'
        ? sql`select jenis, perangkat, jadwal_id from surat where user_id = ${me.user_id} order by peristiwa_id`
        : sql`select jenis, perangkat, jadwal_id from pemberitahuan where user_id = ${me.user_id}`,
    )
  const masuk = { jenis: 'masuk', perangkat: 'Firefox di Linux', jadwal_id: null }
  expect(await of('pemberitahuan')).toEqual([masuk])
  expect(await of('surat')).toEqual([masuk, { jenis: 'reset', perangkat: null, jadwal_id: null }])
})

test('a closed account gets no notices', async () => {
  const { pasien, tenaga, jadwal_id, notices } = await requested()
  await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${tenaga.user_id}`)
  expect(await notices()).toEqual({ pasien: [], tenaga: [] })
  expect(await db.rows(sql`select user_id, jenis from surat where jadwal_id = ${jadwal_id}`)).toEqual([
    { user_id: pasien.user_id, jenis: 'tanda_terima' },
  ])
})

test('an event of a kind that only another version knows waits for a process of that version, and holds up no other', async () => {
  const { user_id } = await make.person(5)
  await db.rows(sql`insert into peristiwa (jenis, user_id, sejak) values ('dari_versi_lain', ${user_id}, ${clock()})`)
  const { notices } = await requested()
  expect(await notices()).toEqual({ pasien: [], tenaga: ['pengajuan'] })
  expect(await db.rows(sql`select jenis from peristiwa`)).toEqual([{ jenis: 'dari_versi_lain' }])
})

test('of many relays at once, one publishes each event, and every recipient is notified', async () => {
  const all = []
  for (let n = 0; n < 12; n++) all.push(await requested())
  const relays = await Promise.all(Array.from({ length: 4 }, () => makeRelay(server)))
  published.length = 0
  await Promise.all(relays.flatMap(({ relay }) => [relay(), relay()]))
  for (const { notices } of all) expect(await notices()).toEqual({ pasien: [], tenaga: ['pengajuan'] })
  const called = relays.flatMap(({ published }) => published).map((event) => 'user_id' in event && event.user_id)
  expect(new Set(called)).toEqual(new Set(all.map(({ tenaga }) => tenaga.user_id)))
  expect(called).toHaveLength(12)
  const mails = await db.rows(sql`
    select from surat where jenis = 'pengajuan' and jadwal_id = any(${all.map(({ jadwal_id }) => jadwal_id)}::int[])
      and status = 'antre' and sejak <= ${clock()}`)
  expect(mails).toHaveLength(12)
})

test.each(kindsOf.pasien.filter((jenis) => jenis !== 'dibatalkan' && jenis !== 'tanda_terima'))(
  'a patient is not notified of their own %s',
  (jenis) => {
    const people = { user_id: null, pasien: 1, profesional: 2 }
    expect(penerimaOf({ ...people, jenis, oleh: 1 })).not.toContain(1)
    expect(penerimaOf({ ...people, jenis, oleh: 3 })).toContain(1)
  },
)

test.each([
  ['the patient', 1, [2]],
  ['the professional', 2, [1]],
  ['an admin', 3, [1, 2]],
] as const)('of a move by %s the others are notified', (_, oleh, published) => {
  expect(penerimaOf({ jenis: 'dijadwalkan', user_id: null, pasien: 1, profesional: 2, oleh })).toEqual(published)
})
