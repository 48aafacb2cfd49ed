import { putTugas } from '@sehati/contract/people/tugas.endpoints'
import { listJaga, removeJaga } from '@sehati/contract/safety/jaga.endpoints'
import { akuiPeringatan, getHubungi } from '@sehati/contract/safety/peringatan.endpoints'
import { beforeEach, expect, test } from 'vitest'
import { makePeringatan } from '../../../test/peringatan.ts'
import { START, startServer } from '../../../test/server.ts'

const server = await startServer()
const { at, call, make } = server
const { petugas, list, step, hubungi, idOf } = makePeringatan(server)
const admin = await make.person(1)
type Who = { user_id: number }

beforeEach(async () => {
  at(START.toISOString())
  await endShifts()
})

async function endShifts(of?: Who) {
  for (const { jaga_id, user_id } of (await call(admin, listJaga)).data as { jaga_id: number; user_id: number }[])
    if (!of || of.user_id === user_id) await call(admin, removeJaga, { query: { id: jaga_id } })
}
const promised = async (who: { token: string }) => (await call(who, getHubungi)).data

test('a promised call is withdrawn when the only person on duty is taken off the roster', async () => {
  const onDuty = await petugas(admin)
  const patient = await make.person(5)
  expect(await promised(patient)).toBeNull()
  const { data } = await hubungi(patient)
  expect(data.sebelum).toEqual(expect.any(String))
  expect(await promised(patient)).toEqual(data)
  await endShifts(onDuty)
  expect(await promised(patient)).toEqual({ sebelum: null, jaga_berikut: null })
  // The list of the duty does not say it either.
  expect((await list(onDuty)).find((one: Who) => one.user_id === patient.user_id)).toMatchObject({
    hubungi_sebelum: null,
  })
})

test('the same when the duty of that person ends', async () => {
  const onDuty = await petugas(admin)
  const patient = await make.person(5)
  await hubungi(patient)
  await call(admin, putTugas, { body: { user_id: onDuty.user_id, tugas: 'jaga', aktif: 0 } as never })
  expect(await promised(patient)).toEqual({ sebelum: null, jaga_berikut: null })
})

test('it stays while a colleague is on duty, or a person handles it', async () => {
  const [first, second] = [await petugas(admin), await petugas(admin)]
  const [one, other] = [await make.person(5), await make.person(5)]
  const { data } = await hubungi(one)
  await endShifts(first)
  expect(await promised(one)).toEqual(data)
  const handled = await hubungi(other)
  await step(second, akuiPeringatan, await idOf(other))
  await endShifts(second)
  expect(await promised(other)).toEqual(handled.data)
  expect((await promised(one)).sebelum).toBeNull()
})
