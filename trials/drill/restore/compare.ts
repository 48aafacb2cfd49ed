import type { Acknowledged } from '@sehati/testkit/clinic/verify-bookings'
import { countWrong, verifyBookings } from '@sehati/testkit/clinic/verify-bookings'
import type pg from 'pg'
import { type Cared, countCareMissing, verifyCare } from '../faults/care-trail.ts'
import type { Findings } from './findings.ts'
import { differences, type Fingerprint, fingerprint } from './fingerprint.ts'

/** Demands that every table of a restored database is, row by row, what it was when `state` was taken. */
export async function demandState(db: pg.Client, state: Fingerprint, findings: Findings): Promise<void> {
  const wrong = differences(state, await fingerprint(db))
  for (const line of wrong) findings.note(line)
  findings.demand(`all ${state.size} tables are, row by row, what they were`, wrong.length === 0)
}

/** Demands that all bookings of `before` are there, none of `later`, and that indexes and tables are sound. */
export async function demandBookings(
  db: pg.Client,
  { before, later }: Record<'before' | 'later', Acknowledged[]>,
  findings: Findings,
): Promise<void> {
  const lost = await countMissing(db, before)
  findings.demand(`of ${before.length} bookings acknowledged before, ${lost} are lost`, lost === 0 && before.length > 0)
  const strange = later.length - (await countMissing(db, later))
  findings.demand(`of ${later.length} acknowledged after, ${strange} are there`, strange === 0 && later.length > 0)
  const found = await verifyBookings(db, before)
  findings.demand('indexes and tables are sound', countWrong({ ...found, lost: 0, repeated: 0 }) === 0)
}

/** Demands that every text shown, note signed and emergency access acknowledged before is in the trail. */
export async function demandCare(db: pg.ClientBase, cared: Cared, findings: Findings): Promise<void> {
  const missing = countCareMissing(await verifyCare(db, cared))
  const { shown, signed, opened } = cared
  findings.demand(
    `of ${shown.length} texts shown, ${signed.length} notes and ${opened.length} emergency accesses before, ${missing} are not in the trail`,
    missing === 0 && Math.min(shown.length, signed.length, opened.length) > 0,
  )
}

/** How many of these bookings are not in the database. */
export async function countMissing(db: pg.ClientBase, bookings: Acknowledged[]): Promise<number> {
  const found = await db.query(
    `select from unnest($1::int[]) id where not exists (select from konsultasi where jadwal_id = id)`,
    [bookings.map(({ id }) => id)],
  )
  return found.rowCount ?? 0
}
