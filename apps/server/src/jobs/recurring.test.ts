import sql from 'sql-template-tag'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startServer } from '../../test/server.ts'
import { until } from '../../test/waiting.ts'
import { takeRun } from './recurring.store.ts'
import { recurring, recurUntil } from './recurring.ts'

const { at, clock, service: db, seal } = await startServer()

test.each([
  ['pengingat', '2026-11-23T07:00:59+07:00', '2026-11-23T07:00:00+07:00'],
  ['masa_depan', '2026-11-23T07:01:00+07:00', '2026-11-23T07:01:00+07:00'],
  ['retensi', '2026-11-23T03:29:59+07:00', '2026-11-22T03:30:00+07:00'],
  ['retensi', '2026-11-23T03:30:00+07:00', '2026-11-23T03:30:00+07:00'],
  ['periksa_jejak', '2026-11-24T00:10:00+07:00', '2026-11-23T23:15:00+07:00'],
])('%s was due at %s, last at %s', (name, now, due) => {
  expect(recurring.find((work) => work.name === name)?.dueAt(new Date(now))).toEqual(new Date(due))
})

const HOUR_MS = 3_600_000
const hour = (n: number, minute = 0) =>
  new Date(Date.parse('2026-11-23T00:00:00+07:00') + n * HOUR_MS + minute * 60_000)
const claims = async (name: string, due: Date, now = due) =>
  (await Promise.all(Array.from({ length: 4 }, () => takeRun(db, name, due, now)))).filter(Boolean).length

test('of four processes one claims a run, which is never claimed again; a work that is new begins with its next time', async () => {
  expect(await claims('a', hour(1))).toBe(0)
  expect(await claims('a', hour(2))).toBe(1)
  expect(await claims('a', hour(2))).toBe(0)
  // The clock of another machine is a little behind.
  expect(await claims('a', hour(1), hour(1, 59))).toBe(0)
  // No process ran for a while.
  expect(await claims('a', hour(9))).toBe(1)
})

test('a run that was claimed while the clock was ahead does not hold up the next ones', async () => {
  for (const due of [hour(1), hour(500)]) await claims('b', due)
  expect(await claims('b', hour(2))).toBe(1)
  expect(await claims('b', hour(3))).toBe(1)
})

test('two processes run each work once a time, beside one that takes long, and go on after an error', async () => {
  const everyHour = (now: Date) => new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)
  const [quick, fails, report] = [vi.fn(async () => {}), vi.fn(() => Promise.reject(new Error('no'))), vi.fn()]
  const never = vi.fn(() => new Promise(() => {}))
  const works = Object.entries({ never, quick, fails }).map(([name, run]) => ({ name, run, dueAt: everyHour }))
  const [stop, end] = [new AbortController(), new AbortController()]
  const life = { stopping: stop.signal, ending: end.signal }
  const deps = { db, clock, seal, log: { warn: () => {} } }
  at(hour(1).toISOString())
  const processes = Promise.all([1, 2].map(() => recurUntil(life, deps, report, works)))
  onTestFinished(async () => {
    stop.abort()
    // What takes long is not waited for any longer.
    end.abort()
    await processes
  })
  const seen = (due: Date) =>
    until(async () =>
      expect(
        await db.rows(
          sql`select from recurring_work where name = any (${works.map(({ name }) => name)}) and last_due = ${due}`,
        ),
      ).toHaveLength(3),
    )
  await seen(hour(1))
  expect(quick).toHaveBeenCalledTimes(0)
  for (const n of [2, 3, 7]) {
    at(hour(n, 10).toISOString())
    await seen(hour(n))
  }
  await until(() => expect(quick).toHaveBeenCalledTimes(3))
  expect(fails).toHaveBeenCalledTimes(3)
  expect(never).toHaveBeenCalledTimes(3)
  expect(report).toHaveBeenCalledTimes(3)
})
