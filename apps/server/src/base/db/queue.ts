import sql, { raw, type Sql } from 'sql-template-tag'
import type { Db } from './db.ts'

// Mails, pushes, WhatsApp messages and webhooks wait in their own tables. `sejak` is when a row is tried next, `percobaan` how often it was.

type Queue = {
  table: 'surat' | 'kiriman_push' | 'kiriman_wa' | 'pengiriman_webhook'
  key: 'surat_id' | 'kiriman_id' | 'pengiriman_id'
  /** Which rows wait, where others stay in the table. */
  waiting?: Sql
  /** A row whose process was killed is due again after this; well beyond the limit of one attempt and the wait for its start. */
  leaseMs: number
  /** The pauses after the first attempts; after one more it is given up. */
  pausesMs: readonly number[]
}

/** The statements that all queues have in common. */
export function queueOf({ table, key, waiting = sql`true`, leaseMs, pausesMs }: Queue) {
  const [rows, id] = [raw(table), raw(key)]
  /** Another process may have taken it since, where this one was slower than its lease. */
  const ours = (percobaan: number): Sql => sql`${waiting} and percobaan = ${percobaan}`
  return {
    /** The ids of rows that are due, so many at most; no other process takes them in the meantime. `more` is one more condition. */
    due: (now: Date, most: Sql | number, more: Sql = sql`true`): Sql => sql`
      select ${id} from ${rows} k where ${waiting} and sejak <= ${now}::timestamptz and ${more}
      order by sejak limit ${most} for update skip locked`,
    /** Until when a row that is taken now is hidden from every other process. */
    hingga: (now: Date): Date => new Date(now.getTime() + leaseMs),
    /** Lets a row that was taken wait; its attempt, the `percobaan`-th, did not happen. */
    async updateTunda(db: Db, one: string, percobaan: number, sejak: Date): Promise<void> {
      await db.rows(sql`
        update ${rows} set sejak = ${sejak}, percobaan = percobaan - 1 where ${id} = ${one} and ${ours(percobaan)}`)
    },
    /** Lets a row wait for its next attempt after the `percobaan`-th failed; false where that was the last. */
    async updateUlangi(db: Db, one: string, percobaan: number, now: Date, pauses = pausesMs): Promise<boolean> {
      const pause = pauses[percobaan - 1]
      if (pause === undefined) return false
      const sejak = new Date(now.getTime() + pause)
      await db.rows(sql`update ${rows} set sejak = ${sejak} where ${id} = ${one} and ${ours(percobaan)}`)
      return true
    },
  }
}
