import { akuiPeringatan, serahkanPeringatan } from '@sehati/contract/safety/peringatan.endpoints'
import { insertPercakapan } from '@sehati/contract/talk/percakapan.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { makeRelay } from '../../../test/jobs.ts'
import { makePeringatan } from '../../../test/peringatan.ts'
import { START, startServer } from '../../../test/server.ts'
import { connect } from '../../base/db/db.ts'
import { updateLangkah } from './eskalasi.store.ts'

const server = await startServer()
const { db, call, make, at, clock, serviceUrl } = server
const { pemegang, petugas, step, hubungi, idOf, sampai, tutup } = makePeringatan(server)
const { relay } = makeRelay(server)
const admin = await make.person(1)
beforeEach(() => at(START.toISOString()))

/** Three processes at once, each with connections of its own. */
async function escalate(): Promise<void> {
  const processes = [1, 2, 3].map(() => connect(serviceUrl, 1))
  await Promise.all(processes.map((one) => updateLangkah(one, clock())))
  await Promise.all(processes.map((one) => one.close()))
}
const noticesOf = async ({ user_id }: { user_id: number }, kind: string): Promise<number> => {
  await relay()
  const found = await db.rows(sql`select from pemberitahuan where user_id = ${user_id} and jenis = ${kind}`)
  return found.length
}

test('on duty at once, every holder after 5 minutes, admins after 15 and then every 15: each step once', async () => {
  const [onDuty, off, patient] = [await petugas(admin), await pemegang(), await make.person(5)]
  const { jadwal_id } = await make.booked(patient, { status: 'disetujui' })
  await call(patient, insertPercakapan, { body: { jadwal_id, pesan: 'Saya mau bunuh diri' } })
  const id = await idOf(patient)
  const reached = async () => [
    await noticesOf(onDuty, 'peringatan'),
    await noticesOf(off, 'peringatan'),
    await noticesOf(admin, 'peringatan_belum'),
  ]
  for (const [instant, expected] of [
    ['2026-11-23T07:00:00+07:00', [1, 0, 0]],
    ['2026-11-23T07:04:59+07:00', [1, 0, 0]],
    ['2026-11-23T07:05:00+07:00', [2, 1, 0]],
    ['2026-11-23T07:14:59+07:00', [2, 1, 0]],
    ['2026-11-23T07:15:00+07:00', [2, 1, 1]],
    ['2026-11-23T07:29:59+07:00', [2, 1, 1]],
    ['2026-11-23T07:30:00+07:00', [2, 1, 2]],
    // An outage of hours: one step, not as many as it missed.
    ['2026-11-23T11:00:00+07:00', [2, 1, 3]],
    ['2026-11-23T11:14:59+07:00', [2, 1, 3]],
    ['2026-11-23T11:15:00+07:00', [2, 1, 4]],
  ] as const) {
    at(instant)
    await escalate()
    await escalate()
    expect([instant, await reached()]).toEqual([instant, expected])
  }
  // The mails: one for each notice, and no name and no word in what they are made of.
  const mails = await db.rows<{ isi: string }>(
    sql`select to_jsonb(s)::text as isi from surat s where jenis like 'peringatan%'`,
  )
  expect(mails.length).toBeGreaterThanOrEqual(7)
  // Acknowledged, it rests.
  await step(onDuty, akuiPeringatan, id)
  at('2026-11-23T12:00:00+07:00')
  await escalate()
  expect(await reached()).toEqual([2, 1, 4])
  // Handed over, every holder is notified again, and the steps begin again.
  await step(onDuty, serahkanPeringatan, id)
  await escalate()
  expect(await reached()).toEqual([3, 2, 4])
  at('2026-11-23T12:10:00+07:00')
  await escalate()
  expect(await reached()).toEqual([3, 2, 5])
  await step(off, akuiPeringatan, id)
  await tutup(off, id)
  await db.rows(sql`delete from jaga`)
})

test('acknowledged and not closed: who handles it after an hour, those on duty after two, each once', async () => {
  const [onDuty, handler, off] = [
    await petugas(admin, { dari: '07:00', sampai: '12:00' }),
    await pemegang(),
    await pemegang(),
  ]
  const patient = await make.person(5)
  await hubungi(patient)
  const id = await idOf(patient)
  await step(handler, akuiPeringatan, id)
  const all = [handler, onDuty, off]
  // One after the other: the relay of one reader takes the events of all.
  const counts = async () => {
    const found: number[] = []
    for (const who of all) found.push(await noticesOf(who, 'peringatan'))
    return found
  }
  const before = await counts()
  const since = async () => (await counts()).map((n, k) => n - (before[k] as number))
  for (const [instant, expected] of [
    ['2026-11-23T07:59:59+07:00', [0, 0, 0]],
    ['2026-11-23T08:00:00+07:00', [1, 0, 0]],
    ['2026-11-23T08:59:59+07:00', [1, 0, 0]],
    ['2026-11-23T09:00:00+07:00', [1, 1, 0]],
    ['2026-11-23T11:00:00+07:00', [1, 1, 0]],
  ] as const) {
    at(instant)
    await escalate()
    await escalate()
    expect([instant, await since()]).toEqual([instant, expected])
  }
  // Handed over and acknowledged again, it counts anew; where no one is on duty, every holder.
  await step(handler, serahkanPeringatan, id)
  await step(off, akuiPeringatan, id)
  await escalate()
  const then = await since()
  at('2026-11-23T13:00:00+07:00')
  await escalate()
  await escalate()
  expect((await since()).map((n, k) => n - (then[k] as number))).toEqual([1, 1, 1])
  await tutup(off, id)
  at('2026-11-23T16:00:00+07:00')
  await escalate()
  expect((await since()).map((n, k) => n - (then[k] as number))).toEqual([1, 1, 1])
  await db.rows(sql`delete from jaga`)
})

test('acknowledged and left open: admins after four hours, and again every four hours', async () => {
  const [handler, patient] = [await pemegang(), await make.person(5)]
  await hubungi(patient)
  const id = await idOf(patient)
  await step(handler, akuiPeringatan, id)
  const before = await noticesOf(admin, 'peringatan_belum')
  for (const [instant, expected] of [
    ['2026-11-23T10:59:59+07:00', 0],
    ['2026-11-23T11:00:00+07:00', 1],
    ['2026-11-23T14:59:59+07:00', 1],
    ['2026-11-23T15:00:00+07:00', 2],
    // The service stood still: once for all that was due meanwhile.
    ['2026-11-25T07:00:00+07:00', 3],
  ] as const) {
    at(instant)
    await escalate()
    await escalate()
    expect([instant, (await noticesOf(admin, 'peringatan_belum')) - before]).toEqual([instant, expected])
  }
  const steps = await db.rows(sql`select tahap from peringatan_lanjutan where peringatan_id = ${id} order by tahap`)
  expect(steps).toEqual([1, 2, 3, 4, 14].map((tahap) => ({ tahap })))
  await tutup(handler, id)
})

test('without a person on duty the patient is told so, admins are notified, and the next shift at its start', async () => {
  const [patient, next] = [await make.person(5), await petugas(admin, { dari: '07:03', sampai: '12:00' })]
  const before = [await noticesOf(admin, 'peringatan_belum'), await noticesOf(next, 'peringatan')]
  expect(await hubungi(patient)).toMatchObject({
    status: 201,
    data: { sebelum: null, jaga_berikut: '2026-11-23T07:03:00+07:00' },
  })
  const id = await idOf(patient)
  const after = async () => [
    (await noticesOf(admin, 'peringatan_belum')) - (before[0] as number),
    (await noticesOf(next, 'peringatan')) - (before[1] as number),
  ]
  expect(await after()).toEqual([1, 0])
  at('2026-11-23T07:02:59+07:00')
  await escalate()
  expect(await after()).toEqual([1, 0])
  at('2026-11-23T07:03:00+07:00')
  await escalate()
  await escalate()
  expect(await after()).toEqual([1, 1])
  // A person on duty now: the open wish gets its time.
  expect(await hubungi(patient)).toMatchObject({ data: { sebelum: '2026-11-23T08:03:00+07:00', jaga_berikut: null } })
  await step(next, akuiPeringatan, id)
  await tutup(next, id)
})

test('an account that is deactivated, or loses the duty, leaves the roster and is reached no more', async () => {
  const gone = await petugas(admin)
  await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${gone.user_id}`)
  expect(await db.rows(sql`select from jaga where user_id = ${gone.user_id}`)).toEqual([])
  const patient = await make.person(5)
  await hubungi(patient)
  expect((await sampai(await idOf(patient))).filter((kata) => kata.endsWith(`:${gone.user_id}`))).toEqual([])
})
