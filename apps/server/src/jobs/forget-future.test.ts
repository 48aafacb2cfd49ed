import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { sendDue } from '../../test/jobs.ts'
import { startPushing } from '../../test/push.ts'
import { startMessaging } from '../../test/whatsapp.ts'
import { takeSurat } from '../channel/surat/surat.store.ts'
import { putJeda } from '../channel/whatsapp/jeda.store.ts'
import { insertPeristiwa } from '../record/peristiwa/peristiwa.store.ts'
import { forgetFuture } from './forget-future.store.ts'

const AHEAD = '2026-11-25T08:00:00+07:00'
const RIGHT = '2026-11-23T09:00:00+07:00'

test('events, mails and messages of a clock that was ahead leave after it was corrected, also what a process had taken', async () => {
  const { server, api, queue, relay, consented, happen } = await startMessaging()
  const { db, service, make, at, clock } = server
  const people = []
  for (let n = 0; n < 3; n += 1) {
    const who = await consented(await make.person(5))
    people.push({ ...who, ...(await make.booked(who)) })
  }
  await db.rows(sql`delete from peristiwa`)
  const [taken, waits, event] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
  at(AHEAD)
  await happen(taken.jadwal_id)
  await relay()
  expect([await queue.take(9), await takeSurat(service, clock(), 9)]).toMatchObject([[{}], [{}]])
  await happen(waits.jadwal_id)
  await relay()
  await happen(event.jadwal_id)
  await putJeda(service, 190, clock())

  at(RIGHT)
  await relay()
  await sendDue(queue)
  expect(await takeSurat(service, clock(), 9)).toEqual([])
  expect(api.accepted).toEqual([])

  await forgetFuture(service, clock())
  await relay()
  // One finds out whether Meta still refuses.
  for (let round = 0; round < 3; round += 1) await sendDue(queue)
  expect(people.map(({ nomor }) => api.textsTo(nomor).length)).toEqual([1, 1, 1])
  const mails = await takeSurat(service, clock(), 9)
  expect(new Set(mails.map(({ user_id }) => user_id))).toEqual(new Set(people.map(({ user_id }) => user_id)))
})

test('so do pushes', async () => {
  const { server, queue, relay, subscribe } = await startPushing()
  const { service, make, at, clock } = server
  const [taken, waits] = [await make.person(5), await make.person(5)]
  const browsers = [await subscribe(taken), await subscribe(waits)]
  const happen = ({ user_id }: { user_id: number }) =>
    insertPeristiwa(service, { jenis: 'masuk', user_id, isi: { perangkat: null } }, clock())
  at(AHEAD)
  await happen(taken)
  await relay()
  expect(await queue.take(9)).toHaveLength(1)
  await happen(waits)
  await relay()
  at(RIGHT)
  await sendDue(queue)
  expect(browsers.map(({ kept }) => kept.tries)).toEqual([0, 0])
  await forgetFuture(service, clock())
  await sendDue(queue)
  expect(browsers.map(({ kept }) => kept.tries)).toEqual([1, 1])
})

test('what may wait so long still waits: for an attempt, for the morning, for the end of a consultation', async () => {
  const { server, relay, subscribe } = await startPushing()
  const { db, service, make, at, clock } = server
  const who = await make.person(5)
  await subscribe(who)
  at('2026-11-23T21:00:00+07:00')
  await insertPeristiwa(service, { jenis: 'masuk', user_id: who.user_id, isi: { perangkat: null } }, clock())
  await relay()
  const { jadwal_id } = await make.booked(who)
  await db.rows(sql`delete from peristiwa`)
  await db.rows(sql`
    insert into peristiwa (jenis, jadwal_id, sejak, bisa_diurungkan)
    values ('undangan_ulasan', ${jadwal_id}, ${clock()}::timestamptz + interval '2 days', true)`)
  await db.rows(sql`update surat set sejak = ${clock()}::timestamptz + interval '2 hours'`)
  await db.rows(sql`update kiriman_push set sejak = ${clock()}::timestamptz + interval '10 hours'`)
  const times = () =>
    db.rows(sql`select sejak from surat union all select sejak from kiriman_push union all select sejak from peristiwa`)
  const before = await times()
  expect(before).toHaveLength(3)
  await forgetFuture(service, clock())
  expect(await times()).toEqual(before)
})
