import sql from 'sql-template-tag'
import type { Db } from '../db/db.ts'

/** The longest delay before a retry of a mail is two hours; no other job waits longer. */
const LONGEST_WAIT = sql`interval '3 hours'`
/** A cancellation is published after a minute. */
const LONGEST_SECRET = sql`interval '10 minutes'`
/** How far the clocks of two machines may differ. */
const APART = sql`interval '5 minutes'`

/**
 * Repairs what was recorded while the clock was ahead, after the clock was corrected. Without it the queue would not
 * search for due reminders, and mails and events would wait until the recorded time. `now` is the
 * product's clock, which events use; the queue uses the database's clock.
 */
export async function forgetFuture(db: Db, now: Date): Promise<void> {
  await db.rows(sql`
    update pgboss.version set cron_on = least(cron_on, now()), flow_on = least(flow_on, now()),
      bam_on = least(bam_on, now()), reindex_on = least(reindex_on, now())
    where greatest(cron_on, flow_on, bam_on, reindex_on) > now() + ${APART}`)
  await db.rows(sql`
    update pgboss.queue set monitor_on = least(monitor_on, now()), maintain_on = least(maintain_on, now())
    where greatest(monitor_on, maintain_on) > now() + ${APART}`)
  await db.rows(sql`
    update pgboss.job set start_after = now(), created_on = least(created_on, now())
    where state in ('created', 'retry') and start_after > now() + ${LONGEST_WAIT}`)
  await db.rows(sql`
    update pgboss.job set started_on = now() where state = 'active' and started_on > now() + ${APART}`)
  await db.rows(sql`
    update peristiwa set sejak = ${now} where sejak > ${now}::timestamptz + ${LONGEST_SECRET}`)
}
