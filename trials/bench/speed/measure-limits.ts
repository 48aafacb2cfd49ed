import type { Clinic } from '@sehati/testkit/clinic/numbered-clinic'
import { makeSealOf } from '@sehati/testkit/clinic/original'
import { withClient } from '@sehati/testkit/product/databases'
import type { Limit } from './limit.ts'
import { runLimitClient } from './limit-client.ts'
import { type Place, type Speed, speedOf, type Task } from './measure.ts'
import type { Options } from './options.ts'
import { runPgbench } from './pgbench.ts'
import { pgbenchScript } from './pgbench-script.ts'
import type { DatabaseWork } from './requests.ts'
import { statementOf } from './statements.ts'

export type LimitFigure = Place<DatabaseWork> & Speed & { clients: number; by: Options['limit'] }

/** The same statements with the same data on a database alone. What it books must be there too. */
export async function measureLimits({
  url,
  original,
  consultations,
  options,
  jobs,
  signal,
}: Task): Promise<LimitFigure[]> {
  const { clinic } = original
  const figures: LimitFigure[] = []
  for (const { work, connections } of jobs) {
    signal.throwIfAborted()
    const statement = await statementOf(work, clinic, makeSealOf(original.dataKey))
    const before = await booked(url, clinic)
    const running: Promise<Limit> =
      options.limit === 'pgbench'
        ? runPgbench(url, pgbenchScript(work, clinic, statement, before.next), connections, options.seconds)
        : runLimitClient(url, statement, connections, options.seconds, before.next)
    const { done, seconds, times, clients } = await running
    const after = await booked(url, clinic)
    if (work === 'booking' && after.rows - before.rows !== done)
      throw new Error(`${options.limit} booked ${after.rows - before.rows} times in ${done} transactions`)
    figures.push({
      work,
      consultations,
      connections,
      clients,
      ...speedOf(done / seconds, times),
      by: options.limit,
    })
  }
  return figures
}

/** How many bookings there are, and the number of the first one that has not been tried. */
async function booked(url: string, { lastConsultation }: Clinic): Promise<{ rows: number; next: number }> {
  const found = await withClient(url, (db) =>
    db.query<{ rows: number; last: number }>(
      'select count(*)::int as rows, coalesce(max(jadwal_id), $1)::int as last from konsultasi where jadwal_id > $1',
      [lastConsultation],
    ),
  )
  const { rows, last } = found.rows[0] as { rows: number; last: number }
  return { rows, next: last - lastConsultation }
}
