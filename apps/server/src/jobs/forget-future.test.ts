import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { startServer } from '../../test/server.ts'
import { installQueues, openBoss, queues } from '../db/job-queue.ts'
import { forgetFuture } from './forget-future.store.ts'

const { db, make, url, clock } = await startServer()

test('what was recorded while the clock was ahead is processed after the clock is corrected', async () => {
  await installQueues(url)
  const boss = await openBoss(url, { migrate: false, createSchema: false, supervise: false, schedule: false })
  await boss.send(queues.surat, { surat_id: 'a' })
  await boss.send(queues.surat, { surat_id: 'b' }, { startAfter: 7_200 })
  await db.rows(sql`update pgboss.version set cron_on = now() + interval '23 days'`)
  await db.rows(
    sql`update pgboss.queue set monitor_on = now() + interval '23 days', maintain_on = now() - interval '1 day'`,
  )
  await db.rows(sql`
    update pgboss.job set start_after = start_after + interval '23 days' where data->>'surat_id' = 'a'`)
  await make.booked(await make.person(5))
  await db.rows(sql`update peristiwa set sejak = ${clock()}::timestamptz + interval '23 days'`)

  await forgetFuture(db, clock())

  expect(await db.row(sql`select cron_on <= now() as due from pgboss.version`)).toEqual({ due: true })
  expect(
    await db.rows(
      sql`select distinct monitor_on <= now() as due, maintain_on < now() - interval '1 hour' as kept from pgboss.queue`,
    ),
  ).toEqual([{ due: true, kept: true }])
  expect(
    await db.rows(sql`
      select data->>'surat_id' as id, start_after <= now() as due from pgboss.job where name = ${queues.surat} order by 1`),
  ).toEqual([
    { id: 'a', due: true },
    { id: 'b', due: false },
  ])
  expect(await db.rows(sql`select from peristiwa where sejak > ${clock()}`)).toEqual([])
  await boss.stop({ graceful: false })
})
