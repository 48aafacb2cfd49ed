import { addDays, instantOf, type Jam, tanggalWib } from '@sehati/contract/base/waktu'
import { insertPengingat } from '../channel/pemberitahuan/pengingat.store.ts'
import { insertTindakLanjut } from '../channel/pemberitahuan/tindak-lanjut.store.ts'
import { eraseDue } from '../rights/penghapusan/erase.act.ts'
import { insertTenggat } from '../rights/permintaan/tenggat.store.ts'
import { runRetensi } from '../rights/retensi/run.act.ts'
import { updateBerakhir } from '../waiting/tunggu/close.store.ts'
import { forgetFuture } from './forget-future.store.ts'
import type { JobDeps } from './job-deps.ts'
import { takeRun } from './recurring.store.ts'
import { aborted, repeatUntil, type Until } from './repeat.ts'
import { verifyJejak } from './verify-jejak.ts'

const MINUTE_MS = 60_000

type RecurringDeps = Pick<JobDeps, 'db' | 'clock' | 'seal' | 'log'>
/** `dueAt` returns the latest time at which it was due. */
type Work = { name: string; dueAt: (now: Date) => Date; run: (deps: RecurringDeps) => Promise<unknown> }

const everyMinute = (now: Date): Date => new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS)

/** At this hour of Jakarta. */
const daily =
  (jam: Jam) =>
  (now: Date): Date => {
    const today = instantOf(tanggalWib(now), jam)
    return today <= now ? today : instantOf(addDays(tanggalWib(now), -1), jam)
  }

/** What recurs, and when. Each searches for what is due, so one run makes up for all that were missed. */
export const recurring: readonly Work[] = [
  { name: 'masa_depan', dueAt: everyMinute, run: ({ db, clock }) => forgetFuture(db, clock()) },
  { name: 'pengingat', dueAt: everyMinute, run: ({ db, clock }) => insertPengingat(db, clock()) },
  { name: 'daftar_tunggu', dueAt: everyMinute, run: ({ db, clock }) => updateBerakhir(db, clock()) },
  { name: 'tenggat_permintaan', dueAt: everyMinute, run: ({ db, clock }) => insertTenggat(db, clock()) },
  { name: 'penghapusan', dueAt: everyMinute, run: eraseDue },
  { name: 'tindak_lanjut', dueAt: daily('08:00:00'), run: ({ db, clock }) => insertTindakLanjut(db, clock()) },
  { name: 'retensi', dueAt: daily('03:30:00'), run: (deps) => runRetensi(deps) },
  // Before the anchor of the day is noted, at 00.05.
  { name: 'periksa_jejak', dueAt: daily('23:15:00'), run: verifyJejak },
]

/**
 * Starts the work that is due; of several processes one runs each. What was due while no process ran is run once after the start. A run
 * that fails, or whose process ends, is made up for by the next one.
 */
export async function recurUntil(
  { stopping, ending }: Until,
  deps: RecurringDeps,
  report: (error: unknown) => void,
  works = recurring,
): Promise<void> {
  const seen = new Map<Work, number>()
  const underWay = new Set<Promise<void>>()
  async function look(work: Work): Promise<void> {
    const now = deps.clock()
    const due = work.dueAt(now)
    if (seen.get(work) === due.getTime()) return
    const isOurs = await takeRun(deps.db, work.name, due, now)
    seen.set(work, due.getTime())
    if (!isOurs) return
    const run = work
      .run(deps)
      .then(() => {}, report)
      .finally(() => underWay.delete(run))
    underWay.add(run)
  }
  const step = async () => {
    for (const work of works) await look(work).catch(report)
  }
  await repeatUntil(stopping, step, report)
  // A check of a long trail has no end of its own.
  await Promise.race([Promise.all(underWay), aborted(ending)])
}
