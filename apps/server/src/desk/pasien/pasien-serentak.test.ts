import { bookKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import * as api from '@sehati/contract/desk/pasien.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { HARI, makeAntrean } from '../../../test/antrean.ts'
import { askFor } from '../../../test/booking.ts'
import { START, sharedServer } from '../../../test/server.ts'

const server = await sharedServer()
const { db, call, make, at } = server
const { petugas, klinik, tenagaDi } = makeAntrean(server)
const clerks = await Promise.all(Array.from({ length: 10 }, petugas))
beforeEach(() => at(START.toISOString()))

/** A professional of a clinic with a session at nine this Monday. */
async function praktik(klinik_id: number) {
  const tenaga = await tenagaDi(klinik_id)
  return { ...tenaga, sesi: await make.sesi(tenaga.profesional_id, { hari: 'Senin' }) }
}
const masuk = (n: number, user_id: number, profesional_id: number) =>
  call(clerks[n % clerks.length] as { token: string }, api.insertAntrean, { body: { user_id, profesional_id } })
const codesOf = (replies: readonly { status: number; code: string | undefined }[]) =>
  replies.map(({ status, code }) => code ?? String(status)).sort()

test('of two desks, one takes the last place of a professional', async () => {
  const { profesional_id } = await praktik(await klinik())
  const [a, b] = [await make.person(5), await make.person(5)]
  const replies = await Promise.all([masuk(0, a.user_id, profesional_id), masuk(1, b.user_id, profesional_id)])
  expect(codesOf(replies)).toEqual(['201', 'NO_PLACE_TODAY'])
  const left = await db.rows(sql`select nomor from antrean where profesional_id = ${profesional_id}`)
  expect(left).toEqual([{ nomor: 1 }])
})

test('of a desk and patients who want one place, one has it, and no number is drawn for another one', async () => {
  for (let round = 0; round < 5; round++) {
    const { profesional_id, sesi } = await praktik(await klinik())
    const [there, ...others] = await Promise.all(Array.from({ length: 5 }, () => make.person(5)))
    const order = { ...askFor(sesi, { tanggal: HARI }), metode_konsultasi: 'offline' }
    const replies = await Promise.all([
      ...others.map((who) => call(who, bookKonsultasi, { body: order })),
      masuk(round, (there as { user_id: number }).user_id, profesional_id),
    ])
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
    const [{ visits, numbers }] = (await db.rows(sql`
      select (select count(*)::int from konsultasi where profesional_id = ${profesional_id}) as visits,
        (select count(*)::int from antrean where profesional_id = ${profesional_id}) as numbers`)) as [
      { visits: number; numbers: number },
    ]
    expect([visits, numbers]).toEqual([1, replies.at(-1)?.status === 201 ? 1 : 0])
  }
})

test('one person at two desks waits once', async () => {
  const klinik_id = await klinik()
  const [a, b] = [await praktik(klinik_id), await tenagaDi(klinik_id)]
  await make.sesi(b.profesional_id, { hari: 'Senin', jam_mulai: '13:00:00', jam_selesai: '14:00:00' })
  const { user_id } = await make.person(5)
  const replies = await Promise.all([masuk(0, user_id, a.profesional_id), masuk(1, user_id, b.profesional_id)])
  expect(codesOf(replies)).toEqual(['201', 'QUEUE_TWICE'])
  expect(await db.rows(sql`select status from konsultasi where user_id = ${user_id}`)).toEqual([
    { status: 'disetujui' },
  ])
})

test('forty people without an appointment at ten desks at once get the numbers 1 to 40', async () => {
  const klinik_id = await klinik()
  const tenaga = await Promise.all(Array.from({ length: 20 }, () => praktik(klinik_id)))
  for (const { profesional_id } of tenaga)
    await make.sesi(profesional_id, { hari: 'Senin', sesi: 2, jam_mulai: '10:00:00', jam_selesai: '11:00:00' })
  const people = await Promise.all(Array.from({ length: 40 }, () => make.person(5)))
  const replies = await Promise.all(
    people.map(({ user_id }, n) => masuk(n, user_id, (tenaga[n % 20] as { profesional_id: number }).profesional_id)),
  )
  expect(codesOf(replies)).toEqual(Array.from({ length: 40 }, () => '201'))
  const numbers = await db.rows<{ nomor: number }>(
    sql`select nomor from antrean where klinik_id = ${klinik_id} order by nomor`,
  )
  expect(numbers.map(({ nomor }) => nomor)).toEqual(Array.from({ length: 40 }, (_, n) => n + 1))
})
