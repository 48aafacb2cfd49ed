import { createHmac } from 'node:crypto'
import { getLayanan } from '@sehati/contract/clinic/layanan.endpoints'
import * as api from '@sehati/contract/talk/bilik.endpoints'
import type { Turn } from '@sehati/contract/talk/bilik.schema'
import { beforeEach, describe, expect, test } from 'vitest'
import { another, makeCalls, makeRoom, NINE } from '../../../test/bilik.ts'
import { holdRefills } from '../../../test/limits.ts'
import { startServer } from '../../../test/server.ts'

const secret = 'rahasia-relay-klinik'
const urls = ['turn:turn.kampus.test:3478?transport=udp', 'turns:turn.kampus.test:5349?transport=tcp']
const server = await startServer({ videoRelay: { urls, secret, hanyaRelay: true } })
const without = await startServer()
const { call, make, at } = server
beforeEach(() => at(NINE))

async function room() {
  const made = await makeRoom(make)
  return { ...made, ...makeCalls(server, made.jadwal_id) }
}
const ends = ({ username }: Turn) => Number(username.split(':')[0])
const name = ({ username }: Turn) => username.split(':')[1]

describe('the credential of a seat', () => {
  test('is the one that coturn computes, and ends in ten minutes of the true time', async () => {
    const { pasien, masuk, turn } = await room()
    expect((await masuk(pasien)).data.video).toBe(true)
    const before = Math.floor(Date.now() / 1_000)
    const { data } = (await turn(pasien)) as { data: Turn }
    expect(data).toMatchObject({ urls, hanya_relay: true })
    expect(data.username).toMatch(/^\d{10}:[\w-]{22}$/)
    expect(data.credential).toBe(createHmac('sha1', secret).update(data.username).digest('base64'))
    // The clock of the service stands still here: the relay compares the end with its own.
    expect(ends(data)).toBeGreaterThanOrEqual(before + 600)
    expect(ends(data)).toBeLessThanOrEqual(Math.ceil(Date.now() / 1_000) + 600)
    expect(new Date(data.sampai).getTime()).toBe(ends(data) * 1_000)
  })

  test('names neither person nor consultation, the same seat alike and every other one differently', async () => {
    const [one, two] = [await room(), await room()]
    for (const { pasien, tenaga, masuk } of [one, two]) {
      await masuk(pasien)
      await masuk(tenaga)
    }
    const names = await Promise.all(
      [one.turn(one.pasien), one.turn(one.pasien), one.turn(one.tenaga), two.turn(two.pasien)].map(async (reply) =>
        name((await reply).data),
      ),
    )
    expect(names[0]).toBe(names[1])
    expect(new Set(names).size).toBe(3)
  })

  test('is given to the page that sits there, and to no other', async () => {
    const { pasien, masuk, turn } = await room()
    expect((await turn(pasien)).code).toBe('SEAT_TAKEN')
    await masuk(pasien)
    expect((await turn(another(pasien))).code).toBe('SEAT_TAKEN')
    at('2026-11-25T09:00:21+07:00')
    expect((await turn(pasien)).code).toBe('SEAT_TAKEN')
    at('2026-11-25T10:30:00+07:00')
    expect((await turn(pasien)).code).toBe('ROOM_CLOSED')
    for (const level of [1, 5] as const) expect((await turn(another(await make.person(level)))).code).toBe('NOT_FOUND')
  })

  test('is limited', async () => {
    holdRefills()
    const { pasien, masuk, turn } = await room()
    await masuk(pasien)
    const replies = await Promise.all(Array.from({ length: 25 }, () => turn(pasien)))
    expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
    expect(replies.find(({ status }) => status === 429)?.headers['retry-after']).toBe('5')
  })
})

describe('the credential for the check of a device', () => {
  test('ends in two minutes, names no one, and is another one each time', async () => {
    const me = await make.person(4)
    const before = Math.floor(Date.now() / 1_000)
    const [one, two] = [(await call(me, api.getTurnUji)).data, (await call(me, api.getTurnUji)).data] as [Turn, Turn]
    expect(one.credential).toBe(createHmac('sha1', secret).update(one.username).digest('base64'))
    expect(ends(one)).toBeGreaterThanOrEqual(before + 120)
    expect(ends(one)).toBeLessThanOrEqual(Math.ceil(Date.now() / 1_000) + 120)
    expect(name(one)).not.toBe(name(two))
  })

  test('is limited to a few in a row, for each person, and is not for admins', async () => {
    holdRefills()
    const [me, other] = [await make.profesional(3), await make.person(5)]
    const replies = await Promise.all(Array.from({ length: 8 }, () => call(me, api.getTurnUji)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5)
    expect((await call(other, api.getTurnUji)).status).toBe(200)
    expect((await call(await make.person(1), api.getTurnUji)).code).toBe('NOT_FOUND')
  })
})

test('without a relay the room opens, says so, and there is no credential', async () => {
  without.at(NINE)
  const made = await makeRoom(without.make)
  const { masuk, turn } = makeCalls(without, made.jadwal_id)
  expect((await masuk(made.pasien)).data.video).toBe(false)
  expect(await turn(made.pasien)).toMatchObject({ status: 409, code: 'VIDEO_OFF' })
  expect((await without.call(made.pasien, api.getTurnUji)).code).toBe('VIDEO_OFF')
  expect((await turn(another(await without.make.person(5)))).code).toBe('NOT_FOUND')
})

test('every visitor reads whether the clinic has video: the page of a consultation leads to its room or to its conversation', async () => {
  expect((await call(null, getLayanan)).data.video).toBe(true)
  expect((await without.call(null, getLayanan)).data.video).toBe(false)
})
