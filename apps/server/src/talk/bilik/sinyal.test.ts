import { cancelKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { another, bothInside, makeCalls, makeRoom, NINE, OFFER } from '../../../test/bilik.ts'
import { holdRefills } from '../../../test/limits.ts'
import { startServer } from '../../../test/server.ts'
import { moveAWeek } from '../../../test/status.ts'
import { removeSinyalLama } from './sinyal.store.ts'

const server = await startServer()
const { db, service, call, make, at, clock } = server
beforeEach(() => at(NINE))

const later = (seconds: number) => at(new Date(clock().getTime() + seconds * 1_000).toISOString())
async function room() {
  const made = await makeRoom(make)
  const calls = makeCalls(server, made.jadwal_id)
  await bothInside(calls, made)
  return { ...made, ...calls }
}
const stored = async (jadwal_id: number) =>
  (await db.rows(sql`select from sinyal where jadwal_id = ${jadwal_id}`)).length
const ANSWER = { deskripsi: { type: 'answer', sdp: 'v=0\r\na=x\r\n' } } as const
const CANDIDATES = {
  kandidat: [{ candidate: 'candidate:1 1 udp 1 10.0.0.1 9 typ relay', sdpMid: '0', sdpMLineIndex: 0 }],
}

test('what one page sends the other reads, in order, once for each position', async () => {
  const { pasien, tenaga, kirim, terima } = await room()
  const sent = [await kirim(tenaga), await kirim(tenaga, CANDIDATES), await kirim(tenaga, { ulang: true })]
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201])
  const [first, second] = sent.map(({ data }) => data.sinyal_id as number)
  const { data } = await terima(pasien)
  expect(data).toEqual([
    { sinyal_id: first, dari: tenaga.sambungan, isi: OFFER },
    { sinyal_id: second, dari: tenaga.sambungan, isi: CANDIDATES },
    { sinyal_id: sent[2]?.data.sinyal_id, dari: tenaga.sambungan, isi: { ulang: true } },
  ])
  expect((await terima(pasien, second)).data).toHaveLength(1)
  // The sender reads none of its own.
  expect((await terima(tenaga)).data).toEqual([])
  await kirim(pasien, ANSWER)
  expect((await terima(tenaga)).data).toMatchObject([{ isi: ANSWER }])
})

describe('no signal', () => {
  test('while the patient waits: neither sent nor read', async () => {
    const made = await makeRoom(make)
    const { masuk, kirim, terima } = makeCalls(server, made.jadwal_id)
    await masuk(made.tenaga)
    await masuk(made.pasien)
    expect((await kirim(made.tenaga)).code).toBe('NOBODY_WAITING')
    expect((await kirim(made.pasien)).code).toBe('NOBODY_WAITING')
    expect((await terima(made.pasien)).data).toEqual([])
  })

  test('to an empty seat, nor to one without a heartbeat', async () => {
    const { tenaga, pasien, masuk, keluar, kirim } = await room()
    later(15)
    await masuk(tenaga)
    later(6)
    expect((await kirim(tenaga)).code).toBe('NOBODY_WAITING')
    await masuk(pasien)
    expect((await kirim(tenaga)).status).toBe(201)
    await keluar(pasien)
    expect((await kirim(tenaga)).code).toBe('NOBODY_WAITING')
  })

  test('of a page whose seat another one took, which reads none either', async () => {
    const { jadwal_id, pasien, tenaga, masuk, kirim, terima } = await room()
    await kirim(tenaga)
    await kirim(pasien)
    const phone = another(pasien)
    await masuk(phone, true)
    expect(await stored(jadwal_id)).toBe(0)
    expect([(await kirim(pasien)).code, (await terima(pasien)).code]).toEqual(['SEAT_TAKEN', 'SEAT_TAKEN'])
    await kirim(tenaga)
    expect((await terima(phone)).data).toHaveLength(1)
  })

  test('after the room has closed, or the consultation was cancelled', async () => {
    const { jadwal_id, pasien, tenaga, masuk, kirim } = await room()
    await kirim(tenaga)
    await moveAWeek(server, jadwal_id)
    expect(await stored(jadwal_id)).toBe(0)
    at('2026-12-02T08:50:00+07:00')
    await bothInside(makeCalls(server, jadwal_id), { pasien, tenaga })
    await kirim(tenaga)
    const query = { jadwalid: jadwal_id }
    expect((await call(pasien, cancelKonsultasi, { query, body: {} })).status).toBe(200)
    expect((await kirim(tenaga)).code).toBe('ROOM_CLOSED')
    expect((await masuk(tenaga)).code).toBe('ROOM_CLOSED')
    expect(await stored(jadwal_id)).toBe(0)
  })

  test('older than two minutes is given out, and then it is deleted', async () => {
    const { jadwal_id, pasien, tenaga, masuk, kirim, terima } = await room()
    await kirim(tenaga)
    for (let n = 0; n < 8; n++) {
      later(15)
      await masuk(pasien)
      await masuk(tenaga)
      expect((await terima(pasien)).data).toHaveLength(n < 7 ? 1 : 0)
    }
    expect(await stored(jadwal_id)).toBe(1)
    await removeSinyalLama(service, new Date(clock().getTime() - 120_000))
    expect(await stored(jadwal_id)).toBe(0)
  })

  test('of more than 16 kB, of an unknown kind, or with another field', async () => {
    const { tenaga, kirim } = await room()
    const wrong = [
      { deskripsi: { type: 'offer', sdp: 'a'.repeat(16 * 1024) } },
      { rekam: true },
      { ulang: true, untuk: 'semua' },
    ]
    for (const isi of wrong)
      expect(await kirim(tenaga, isi as never)).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' })
  })
})

test('a page that sends too many is asked to wait, and the other person is not', async () => {
  holdRefills()
  const { pasien, tenaga, kirim } = await room()
  const replies = await Promise.all(Array.from({ length: 160 }, () => kirim(tenaga, { ulang: true })))
  const refused = replies.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]).toMatchObject({ code: 'TOO_MANY_REQUESTS', headers: { 'retry-after': '1' } })
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(160 - refused.length)
  expect((await kirim(pasien)).status).toBe(201)
})

test('numbers grow in the order in which signals become visible, while both send', async () => {
  const { pasien, tenaga, kirim, terima } = await room()
  const read: number[] = []
  let isSending = true
  const reading = (async () => {
    while (isSending || read.length < 40) {
      const { data } = await terima(pasien, read.at(-1))
      read.push(...data.map(({ sinyal_id }: { sinyal_id: number }) => sinyal_id))
    }
  })()
  const sent = await Promise.all(
    Array.from({ length: 40 }, () => kirim(tenaga, { ulang: true }).then(({ data }) => data.sinyal_id as number)),
  )
  isSending = false
  await reading
  expect(read).toEqual(sent.toSorted((a, b) => a - b))
})
