import * as api from '@sehati/contract/booking/tautan.endpoints'
import type { TujuanTautan } from '@sehati/contract/booking/tautan.schema'
import {
  getKonsultasiTenpro,
  rescheduleKonsultasi,
  updateKonsultasi,
} from '@sehati/contract/consultation/konsultasi.endpoints'
import { messages } from '@sehati/contract/messages'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { START, sharedServer } from '../../../test/server.ts'
import { moveAWeek, setStatus } from '../../../test/status.ts'
import { makeTautan } from './tautan.ts'

const server = await sharedServer()
const { app, db, at, make, call, seal } = server
beforeEach(() => at(START.toISOString()))

const tautan = makeTautan(seal)
const STARTS = '2026-11-25T09:00:00+07:00'
const refused = { status: 422, code: 'LINK_INVALID', message: messages.LINK_INVALID.isi }

/** An approved consultation on Wednesday at 9, and its links. */
async function reminded(change: { status?: string } = {}) {
  const patient = await make.person(5)
  const booked = await make.booked(patient, { status: 'disetujui', ...change })
  const link = (tujuan: TujuanTautan, mulai = STARTS) =>
    tautan.sign({ tujuan, jadwal_id: booked.jadwal_id, mulai: new Date(mulai), tanda: 0 })
  return { patient, ...booked, link }
}
const send = (endpoint: Parameters<typeof call>[1], token: string, more: object = {}) =>
  call(null, endpoint, { body: { token, ...more } })
const everything = (jadwal_id: number) =>
  db.rows(sql`
    select to_jsonb(k) as row, (select count(*) from riwayat_status r where r.jadwal_id = k.jadwal_id) as moves
    from konsultasi k where jadwal_id = ${jadwal_id}`)
const rowOf = async (jadwal_id: number) =>
  (await db.row(sql`
    select k.status, k.mulai, k.dikonfirmasi_pada, r.oleh
    from konsultasi k join riwayat_status r on r.jadwal_id = k.jadwal_id
    where k.jadwal_id = ${jadwal_id} order by r.riwayat_id desc limit 1`)) as Record<string, unknown>

describe('a link', () => {
  test('reveals nothing and fits into the limit of a body', async () => {
    const { link, jadwal_id } = await reminded()
    const token = link('jadwal-ulang')
    const plain = Buffer.from(token, 'base64url').toString('latin1')
    expect([token.length <= 400, plain.includes('jadwal'), plain.includes(String(Date.parse(STARTS)))]).toEqual([
      true,
      false,
      false,
    ])
    expect(tautan.read(token)).toEqual({ tujuan: 'jadwal-ulang', jadwal_id, mulai: new Date(STARTS), tanda: 0 })
  })

  test.each(['x', '', 'AAAA'.repeat(90), '{"tujuan":"batal"}'])(
    'that the product did not create is refused: %s',
    async (token) => {
      const reply = await send(api.lihatTautan, token)
      expect([reply.status, reply.code]).toEqual([422, token ? 'LINK_INVALID' : 'VALIDATION_FAILED'])
    },
  )

  test('with one changed bit is refused', async () => {
    const { link } = await reminded()
    const bytes = Buffer.from(link('batal'), 'base64url')
    for (const place of [0, 3, 9, 20, bytes.length - 1]) {
      const forged = Buffer.from(bytes)
      forged[place] = (forged[place] as number) ^ 1
      expect(await send(api.batalTautan, forged.toString('base64url'))).toMatchObject(refused)
    }
  })

  test('is for one act only', async () => {
    const { link, jadwal_id, session } = await reminded()
    const before = await everything(jadwal_id)
    const slot = { jadwal_tenaga_id: session.id, tanggal: '2026-11-25' }
    for (const tujuan of ['batal', 'jadwal-ulang'] as const)
      expect(await send(api.konfirmasiTautan, link(tujuan))).toMatchObject(refused)
    for (const tujuan of ['konfirmasi', 'jadwal-ulang'] as const)
      expect(await send(api.batalTautan, link(tujuan))).toMatchObject(refused)
    for (const tujuan of ['konfirmasi', 'batal'] as const) {
      expect(await send(api.slotTautan, link(tujuan))).toMatchObject(refused)
      expect(await send(api.pindahTautan, link(tujuan), slot)).toMatchObject(refused)
    }
    expect(await everything(jadwal_id)).toEqual(before)
  })

  test('shows only the time, and showing it changes nothing', async () => {
    const { link, jadwal_id } = await reminded()
    const before = await everything(jadwal_id)
    for (const tujuan of ['konfirmasi', 'batal', 'jadwal-ulang'] as const) {
      const { data } = await send(api.lihatTautan, link(tujuan))
      expect(data).toEqual({ tujuan, tanggal: STARTS, jam_selesai: '10:00:00', zona: 7, sudah: false })
    }
    expect(await everything(jadwal_id)).toEqual(before)
  })

  test('requested like a page, as a mail scanner does, changes nothing', async () => {
    const { link, jadwal_id } = await reminded()
    const before = await everything(jadwal_id)
    for (const url of ['/tautan', ...Object.values(api).map(({ path }) => path)]) {
      for (const method of ['GET', 'HEAD'] as const) {
        await app.inject({ method, url: `${url}?token=${link('batal')}`, headers: { accept: 'text/html' } })
      }
    }
    expect(await everything(jadwal_id)).toEqual(before)
  })

  test.each([
    ['has started', () => at(STARTS)],
    ['was moved', (id: number) => moveAWeek(server, id)],
    ['is finished', (id: number) => setStatus(db, id, 'selesai')],
    [
      'is of an account that was closed',
      (id: number) =>
        db.rows(sql`
          update users set status_user = 'nonaktif' where user_id = (select user_id from konsultasi where jadwal_id = ${id})`),
    ],
  ])('is invalidated when its consultation %s', async (_what, happens) => {
    const { link, jadwal_id, session } = await reminded()
    await happens(jadwal_id)
    const before = await everything(jadwal_id)
    for (const tujuan of ['konfirmasi', 'batal', 'jadwal-ulang'] as const)
      expect(await send(api.lihatTautan, link(tujuan))).toMatchObject(refused)
    expect(await send(api.konfirmasiTautan, link('konfirmasi'))).toMatchObject(refused)
    expect(await send(api.batalTautan, link('batal'))).toMatchObject(refused)
    expect(await send(api.slotTautan, link('jadwal-ulang'))).toMatchObject(refused)
    const slot = { jadwal_tenaga_id: session.id, tanggal: '2026-11-27' }
    expect(await send(api.pindahTautan, link('jadwal-ulang'), slot)).toMatchObject(refused)
    expect(await everything(jadwal_id)).toEqual(before)
  })
})

describe('confirming', () => {
  test('is recorded once, shown to the professional, and accepted again', async () => {
    const { link, jadwal_id, tenaga } = await reminded()
    expect(await send(api.konfirmasiTautan, link('konfirmasi'))).toMatchObject({
      status: 200,
      message: api.konfirmasiTautan.message,
    })
    at('2026-11-24T08:00:00+07:00')
    expect((await send(api.konfirmasiTautan, link('konfirmasi'))).status).toBe(200)
    expect((await send(api.lihatTautan, link('konfirmasi'))).data.sudah).toBe(true)
    const seen = await call(tenaga, getKonsultasiTenpro, { query: { jadwalid: jadwal_id } })
    expect(seen.data).toMatchObject({ status: 'disetujui', dikonfirmasi_pada: '2026-11-23T07:00:00+07:00' })
  })

  test('counts for that time only: a move or a cancellation removes it', async () => {
    for (const change of [moveAWeek.bind(null, server), (id: number) => setStatus(db, id, 'dibatalkan')]) {
      const { link, jadwal_id } = await reminded()
      await send(api.konfirmasiTautan, link('konfirmasi'))
      expect((await rowOf(jadwal_id)).dikonfirmasi_pada).not.toBeNull()
      await change(jadwal_id)
      expect((await rowOf(jadwal_id)).dikonfirmasi_pada).toBeNull()
    }
  })

  test('does not prevent the professional’s reply', async () => {
    const { link, jadwal_id, tenaga } = await reminded()
    const before = (await call(tenaga, getKonsultasiTenpro, { query: { jadwalid: jadwal_id } })).data
    await send(api.konfirmasiTautan, link('konfirmasi'))
    const body = { ...before, initial_consult: 'Istirahat yang cukup' }
    expect((await call(tenaga, updateKonsultasi, { query: { jadwalid: jadwal_id }, body })).status).toBe(200)
  })
})

describe('cancelling', () => {
  test('is recorded as the patient’s act, with the reason, and gets the same response when sent again', async () => {
    const { link, jadwal_id, patient } = await reminded()
    const first = await send(api.batalTautan, link('batal'), { alasan: 'Jadwal tidak cocok' })
    expect(first).toMatchObject({ status: 200, message: api.batalTautan.message, data: null })
    expect(await rowOf(jadwal_id)).toMatchObject({ status: 'dibatalkan', oleh: patient.user_id })
    const after = await everything(jadwal_id)
    expect(await send(api.batalTautan, link('batal'))).toMatchObject({ status: 200, message: api.batalTautan.message })
    expect((await send(api.lihatTautan, link('batal'))).data.sudah).toBe(true)
    expect(await everything(jadwal_id)).toEqual(after)
    expect(await send(api.konfirmasiTautan, link('konfirmasi'))).toMatchObject(refused)
    expect(await send(api.lihatTautan, link('jadwal-ulang'))).toMatchObject(refused)
    const [{ alasan_batal }] = (await db.rows(sql`
      select alasan_batal from konsultasi where jadwal_id = ${jadwal_id}`)) as [{ alasan_batal: Buffer }]
    expect(seal.open(`konsultasi.alasan_batal:${jadwal_id}`, alasan_batal)).toBe('Jadwal tidak cocok')
  })

  test('ten times at once is recorded once', async () => {
    const { link, jadwal_id } = await reminded()
    const replies = await Promise.all(Array.from({ length: 10 }, () => send(api.batalTautan, link('batal'))))
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const moves = await db.rows(sql`select from riwayat_status where jadwal_id = ${jadwal_id} and ke = 'dibatalkan'`)
    expect(moves).toHaveLength(1)
  })
})

describe('moving', () => {
  /** Besides Wednesday at 9: Wednesday at 10 and Thursday at 9. */
  async function withOther() {
    const k = await reminded()
    const later = await make.sesi(k.tenaga.profesional_id, { jam_mulai: '10:00:00', jam_selesai: '11:00:00', sesi: 2 })
    const next = await make.sesi(k.tenaga.profesional_id, { hari: 'Kamis' })
    return { ...k, later, next }
  }
  const thursday = (session: { id: number }) => ({ jadwal_tenaga_id: session.id, tanggal: '2026-11-26' })

  test('offers the free times of the same professional at which the patient is free', async () => {
    const { link, patient, later, next } = await withOther()
    const slots = async () => (await send(api.slotTautan, link('jadwal-ulang'))).data
    const zona = 7
    expect(await slots()).toEqual([
      { jadwal_tenaga_id: later.id, tanggal: '2026-11-25', jam_mulai: '10:00:00', jam_selesai: '11:00:00', zona },
      { jadwal_tenaga_id: next.id, tanggal: '2026-11-26', jam_mulai: '09:00:00', jam_selesai: '10:00:00', zona },
    ])
    await make.booked(patient, { tanggal: '2026-11-25', jam_mulai: '10:30:00', jam_selesai: '11:30:00' })
    expect((await slots()).map(({ tanggal }: { tanggal: string }) => tanggal)).toEqual(['2026-11-26'])
    await make.booked(patient, { tanggal: '2026-11-26' })
    expect(await slots()).toEqual([])
  })

  test('is a new request of the patient, gets the same response when sent again; every other link is invalidated', async () => {
    const { link, jadwal_id, patient, next } = await withOther()
    for (let n = 0; n < 2; n++) {
      const reply = await send(api.pindahTautan, link('jadwal-ulang'), thursday(next))
      expect(reply).toMatchObject({ status: 200, message: api.pindahTautan.message, data: null })
    }
    expect(await rowOf(jadwal_id)).toMatchObject({
      status: 'diajukan',
      mulai: '2026-11-26T09:00:00+07:00',
      oleh: patient.user_id,
    })
    for (const tujuan of ['konfirmasi', 'batal', 'jadwal-ulang'] as const)
      expect(await send(api.lihatTautan, link(tujuan))).toMatchObject(refused)
  })

  test('follows the rules of booking', async () => {
    const { link, jadwal_id, next, session } = await withOther()
    const before = await everything(jadwal_id)
    const to = (slot: object) => send(api.pindahTautan, link('jadwal-ulang'), slot)
    expect((await to({ ...thursday(next), tanggal: '2026-11-25' })).code).toBe('SLOT_INVALID')
    expect((await to({ jadwal_tenaga_id: session.id, tanggal: '2026-11-25' })).code).toBe('SLOT_INVALID')
    expect((await to({ ...thursday(next), tanggal: '2027-03-04' })).code).toBe('DATE_OUTSIDE_WINDOW')
    const other = await make.person(5)
    const { tenaga } = await make.booked(other)
    const foreign = await make.sesi(tenaga.profesional_id, { hari: 'Kamis' })
    expect((await to(thursday(foreign))).code).toBe('SLOT_INVALID')
    expect(await everything(jadwal_id)).toEqual(before)
  })

  test('neither offers nor takes a place that is kept back', async () => {
    const { link, later, next } = await withOther()
    await db.rows(sql`update jadwal_tenaga set cadangan = true where jadwal_tenaga_id = ${next.id}`)
    expect((await send(api.slotTautan, link('jadwal-ulang'))).data).toMatchObject([{ jadwal_tenaga_id: later.id }])
    expect(await send(api.pindahTautan, link('jadwal-ulang'), thursday(next))).toMatchObject({ code: 'SLOT_RESERVED' })
  })

  test('five patients to one time at once: one moves', async () => {
    const first = await withOther()
    const rest = await Promise.all(
      Array.from({ length: 4 }, async (_, n) => {
        const patient = await make.person(5)
        const { profesional_id } = first.tenaga
        const jam = { jam_mulai: `1${n + 2}:00:00`, jam_selesai: `1${n + 3}:00:00` }
        const session = await make.sesi(profesional_id, { ...jam, sesi: n + 3 })
        const of = { user_id: patient.user_id, profesional_id, jadwal_tenaga_id: session.id }
        const jadwal_id = await make.konsultasi(of, { ...jam, status: 'disetujui' })
        return tautan.sign({
          tujuan: 'jadwal-ulang',
          jadwal_id,
          mulai: new Date(`2026-11-25T${jam.jam_mulai}+07:00`),
          tanda: 0,
        })
      }),
    )
    const replies = await Promise.all(
      [first.link('jadwal-ulang'), ...rest].map((token) => send(api.pindahTautan, token, thursday(first.next))),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ code }) => code === 'SLOT_TAKEN')).toHaveLength(4)
  })

  test('in the app invalidates the links of the old time', async () => {
    const { link, jadwal_id, patient, next } = await withOther()
    await call(patient, rescheduleKonsultasi, { query: { jadwalid: jadwal_id }, body: thursday(next) })
    expect(await send(api.batalTautan, link('batal'))).toMatchObject(refused)
    const fresh = link('batal', '2026-11-26T09:00:00+07:00')
    expect((await send(api.lihatTautan, fresh)).status).toBe(200)
  })
})

test('a link is in no response', async () => {
  const { link } = await reminded()
  const token = link('batal')
  const answers = [await send(api.lihatTautan, token), await send(api.konfirmasiTautan, token)]
  expect(JSON.stringify(answers.map(({ data, message, errors }) => [data, message, errors]))).not.toContain(token)
})
