import sql, { raw } from 'sql-template-tag'
import type { Db } from '../base/db/db.ts'

/** What waits for a time, which rows of it, and how far ahead that time may be: further ahead it was written while the clock was wrong. */
const waiting = [
  // The longest pause of a mail is two hours.
  { table: 'surat', time: 'sejak', where: "status = 'antre'", longest: '3 hours' },
  // The quiet hours are ten.
  { table: 'kiriman_push', time: 'sejak', where: 'true', longest: '11 hours' },
  { table: 'kiriman_wa', time: 'sejak', where: 'pesan_hash is null', longest: '11 hours' },
  // The longest pause of a webhook is fourteen hours.
  { table: 'pengiriman_webhook', time: 'sejak', where: "status = 'antre'", longest: '15 hours' },
  { table: 'jeda_wa', time: 'coba_lagi', where: 'true', longest: '1 hour' },
  // An invitation to review waits for the end of its consultation.
  { table: 'peristiwa', time: 'sejak', where: "jenis <> 'undangan_ulasan'", longest: '10 minutes' },
] as const

/**
 * Repairs what was recorded while the clock was ahead, after the clock was corrected: without it mails, pushes, messages, webhooks and events
 * would wait until the recorded time.
 */
export async function forgetFuture(db: Db, now: Date): Promise<void> {
  for (const { table, time, where, longest } of waiting)
    await db.rows(sql`
      update ${raw(table)} set ${raw(time)} = ${now}
      where ${raw(time)} > ${now}::timestamptz + ${longest}::interval and ${raw(where)}`)
}
