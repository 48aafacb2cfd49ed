import type { Observed } from '@sehati/testkit/client/observed'
import { CLOCK } from '@sehati/testkit/clinic/plans'
import { withClient } from '@sehati/testkit/product/databases'
import { Crowd } from './crowd.ts'
import { makeClock, openDatabaseWithClock } from './moved-clock.ts'
import { conclude, type Part } from './verdict.ts'

const HOUR_MS = 3_600_000
/** Reminders are looked for each minute, and become notices some seconds later. */
const REMINDED_S = 80

/** The clock of a machine with the product and its database jumps, forward and back, while all users are busy. */
export const clock: Part = {
  name: 'clock',
  about: 'the clock jumps two hours ahead and back, then weeks ahead and back, twice, under load (libfaketime)',
  play: async (drill) => {
    const { steps } = drill
    const moved = makeClock(drill)
    const begin = performance.now()
    const right = () => new Date(Date.parse(CLOCK) + (performance.now() - begin))
    moved.set(right())
    const url = await steps.run('Start a database with that clock', () => openDatabaseWithClock(drill, moved))
    const env = { ...moved.env, DATABASE_URL: url, APP_NOW: '' }
    const product = await steps.run('Start the product with that clock', () => drill.launch(env))
    const gathering = () =>
      Crowd.gather({ address: product.address, databaseUrl: url, people: 300, pauseMs: 250, now: right() })
    const crowd = await steps.run('Fill the clinic and sign in', gathering)
    // The evening before the consultations of those who write to one another: their reminders are due.
    const weeks = (await firstApproved(url)).getTime() - 20 * HOUR_MS - right().getTime()
    const jump = async (phase: string, aheadMs: number, seconds: number) => {
      crowd.observed.phase = phase
      moved.set(new Date(right().getTime() + aheadMs))
      await crowd.goOn(seconds)
    }
    crowd.start()
    await jump('on time', 0, drill.seconds(6, 2))
    await jump('two hours ahead', 2 * HOUR_MS, drill.seconds(12, 3))
    await jump('right again', 0, drill.seconds(12, 3))
    await jump('weeks ahead', weeks, drill.seconds(REMINDED_S, 3))
    const once = await countReminders(url)
    await jump('right after weeks', 0, drill.seconds(15, 3))
    await jump('weeks ahead again', weeks, drill.seconds(REMINDED_S, 3))
    await jump('right in the end', 0, drill.seconds(REMINDED_S, 3))
    const reminders = await countReminders(url)
    const looks = await isLookedFor(url, right())
    const future = await countFutureSessions(url, right())
    steps.line(
      `  reminders: ${once} at the first jump, ${reminders} in the end; reminders are ${looks ? '' : 'not '}looked for since the clock is right; ${future} sessions from the future`,
    )
    const { observed } = crowd
    const calm = ['on time', 'two hours ahead', 'right again', 'right after weeks', 'right in the end']
    return conclude(drill, 'clock', crowd, url, {
      back: [],
      demands: () => [
        ['no request failed', observed.sights.every(({ isFailure }) => !isFailure)],
        ['two hours sign no user out', calm.every((phase) => settled(observed, phase).every(isSignedIn))],
        ['weeks ahead every unused session is over', settled(observed, 'weeks ahead').every(isOver)],
        ['no process ended', !product.output().includes('berhenti tiba-tiba')],
        ...(drill.isShort
          ? []
          : [
              ['every patient was reminded once', once > 0 && reminders === once] as const,
              ['reminders are looked for again', looks] as const,
              ['no session comes from the future', future === 0] as const,
            ]),
      ],
    })
  },
}

const isSignedIn = ({ said }: { said: string }) => !said.startsWith('401')
/** All people of this drill share an address: the tokens that do not count any more soon reach its limit of look-ups. */
const isOver = ({ said }: { said: string }) => said.startsWith('401') || said.startsWith('429')

/** Without the first moments: processes look at the moved clock once a second, and remember who is who for five. */
function settled(observed: Observed, phase: string) {
  const sights = observed.in(phase)
  const begin = Math.min(...sights.map(({ at }) => at))
  return sights.filter(({ at }) => at > begin + 7_000)
}

const one = async <T>(url: string, query: string, values: unknown[] = []): Promise<T> =>
  withClient(url, async (db) => ((await db.query<{ value: unknown }>(query, values)).rows[0]?.value ?? 0) as T)

const firstApproved = (url: string) =>
  one<Date>(url, `select min(mulai) as value from konsultasi where status = 'disetujui'`)

/** Notices of reminders; the same one twice counts twice. */
const countReminders = (url: string) =>
  one<number>(url, `select count(*)::int as value from pemberitahuan where jenis like 'pengingat%'`)

const isLookedFor = (url: string, now: Date) => {
  const since = new Date(now.getTime() - REMINDED_S * 1000)
  const looks = `select last_due between $1 and $2 as value from recurring_work where name = 'pengingat'`
  return one<boolean>(url, looks, [since, now])
}

const countFutureSessions = (url: string, now: Date) => {
  const later = new Date(now.getTime() + HOUR_MS / 4)
  return one<number>(url, 'select count(*)::int as value from auth_session where last_used_at > $1', [later])
}
