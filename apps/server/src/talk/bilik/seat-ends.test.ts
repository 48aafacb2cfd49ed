import * as konsultasi from '@sehati/contract/consultation/konsultasi.endpoints'
import { login, logout } from '@sehati/contract/people/auth.endpoints'
import { resetUserPassword } from '@sehati/contract/people/user.endpoints'
import { updateUser } from '@sehati/contract/staffing/kedudukan.endpoints'
import { beforeEach, describe, expect, test } from 'vitest'
import { another, makeCalls, makeRoom, makeRoomReads, NINE } from '../../../test/bilik.ts'
import { startServer } from '../../../test/server.ts'
import { moveAWeek } from '../../../test/status.ts'

const server = await startServer()
const { db, call, make, at } = server
const { history, seats } = makeRoomReads(db)
const room = async (change?: Parameters<typeof makeRoom>[1]) => {
  const made = await makeRoom(make, change)
  return { ...made, ...makeCalls(server, made.jadwal_id) }
}

beforeEach(() => at(NINE))

describe('the seat ends', () => {
  test('when the consultation is cancelled while the patient waits', async () => {
    at('2026-11-25T08:50:00+07:00')
    const { jadwal_id, pasien, tenaga, masuk } = await room()
    await masuk(pasien)
    await masuk(tenaga)
    const query = { jadwalid: jadwal_id }
    expect((await call(pasien, konsultasi.cancelKonsultasi, { query, body: {} })).status).toBe(200)
    expect(await seats(jadwal_id)).toEqual([])
    expect((await masuk(pasien)).code).toBe('ROOM_CLOSED')
  })

  test('when it is moved', async () => {
    const { jadwal_id, pasien, masuk } = await room()
    await masuk(pasien)
    await moveAWeek(server, jadwal_id)
    expect(await seats(jadwal_id)).toEqual([])
  })

  test('with the session: a logout', async () => {
    const { jadwal_id, pasien, masuk } = await room()
    await masuk(pasien)
    await call(pasien, logout)
    expect(await seats(jadwal_id)).toEqual([])
    expect(await history(jadwal_id)).toEqual(['pasien menunggu', 'pasien putus'])
  })

  test('with the session: a password that an admin sets, and a closed account', async () => {
    const admin = await make.person(1)
    const [a, b] = [await room(), await room()]
    await a.masuk(a.pasien)
    await b.masuk(b.tenaga)
    const body = { user_id: a.pasien.user_id, password: 'dari admin saja' }
    expect((await call(admin, resetUserPassword, { body })).status).toBe(200)
    const closed = { user_id: b.pasien.user_id, status_user: 'nonaktif' }
    await b.masuk(b.pasien)
    expect((await call(admin, updateUser, { body: closed })).status).toBe(200)
    expect((await b.masuk(b.pasien)).status).toBe(401)
    expect(await seats(a.jadwal_id)).toEqual([])
    expect(await seats(b.jadwal_id)).toEqual([{ peran: 'tenaga', keadaan: 'di dalam' }])
  })

  test('and another session of the same page has it again', async () => {
    const { jadwal_id, pasien, masuk } = await room()
    await masuk(pasien)
    const again = { ...pasien, token: await make.signIn(pasien.user_id) }
    expect((await masuk(again)).status).toBe(200)
    await call(pasien, logout)
    expect(await seats(jadwal_id)).toHaveLength(1)
  })
})

test('a professional whose password an admin knows does not sit with a patient; a patient’s own room stays open', async () => {
  const admin = await make.person(1)
  const { pasien, tenaga, masuk, persilakan, kirim } = await room()
  await masuk(pasien)
  const signIn = async (who: { user_id: number; email: string }) => {
    await call(admin, resetUserPassword, { body: { user_id: who.user_id, password: 'dari admin saja' } })
    const { data } = await call(null, login, { body: { email: who.email, password: 'dari admin saja' } })
    return { ...who, token: data.token }
  }
  const known = another(await signIn(tenaga))
  for (const reply of [await masuk(known), await persilakan(known), await kirim(known)])
    expect([reply.status, reply.code]).toEqual([403, 'TEXT_CLOSED'])
  expect((await masuk(another(await signIn(pasien)))).status).toBe(200)
})
