import { putTugas } from '@sehati/contract/people/tugas.endpoints'
import { expect, test } from 'vitest'
import { makeMailbox } from '../../test/mailbox.ts'
import { startServer } from '../../test/server.ts'
import { foldJejak } from '../record/jejak/fold.act.ts'
import { tulisJangkar } from '../record/jejak/jangkar.ts'
import { findEkor, listJangkar } from '../record/jejak/rantai.store.ts'
import { anchorDaily } from './anchor-jejak.ts'

const server = await startServer()
const { db, clock, at, call, make } = server
const { mailsOf } = await makeMailbox(server)
const admin = await make.person(1)
const logged: object[] = []
const log = { warn: () => {}, info: (fields: object) => void logged.push(fields) }
/** Two processes. */
const anchors = [1, 2].map(() => anchorDaily({ db, clock, log }))
const anchorAll = () => Promise.all(anchors.map((anchor) => anchor()))

test('an empty trail has no anchor', async () => {
  await anchorAll()
  expect(await listJangkar(db)).toEqual([])
})

test('once a day, after 00.05, the end of the trail goes to the log and to those who keep it', async () => {
  const holder = await make.person(1)
  await call(admin, putTugas, { body: { user_id: holder.user_id, tugas: 'petugas_data', aktif: 1 } })
  await foldJejak(db)
  const first = tulisJangkar(await findEkor(db))
  await anchorAll()
  await anchorAll()
  expect(logged).toEqual([{ event: 'jejak.jangkar', jangkar: first }])
  expect((await mailsOf(holder)).filter(({ teks }) => teks.includes(first))).toHaveLength(1)

  await call(admin, putTugas, { body: { user_id: holder.user_id, tugas: 'petugas_data', aktif: 0 } })
  await foldJejak(db)
  at('2026-11-24T00:04:59+07:00')
  await anchorAll()
  expect(logged).toHaveLength(1)
  at('2026-11-24T00:05:00+07:00')
  await anchorAll()
  expect(logged).toHaveLength(2)
  expect(await listJangkar(db)).toMatchObject([
    { asal: 'the anchor of 2026-11-23' },
    { asal: 'the anchor of 2026-11-24' },
  ])
  // The duty was taken away: no mail but the one about that.
  expect((await mailsOf(holder)).map(({ subjek }) => subjek)).toEqual([expect.stringContaining('Tugas')])
})
