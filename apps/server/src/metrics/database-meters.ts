import { stat } from 'node:fs/promises'
import { Gauge, Registry } from 'prom-client'
import type { Db } from '../db/db.ts'
import { isSeparate } from '../db/service-role.ts'
import { findWaiting } from './waiting.store.ts'

/** Reading the metrics must not wait for a slow database: after this, its metrics are left out. */
const PATIENCE_MS = 1_000

/** The state of the whole service rather than of one process: one process reads it. */
export function makeDatabaseMeters(db: Db, clock: () => Date, backupStamp: string, patienceMs = PATIENCE_MS) {
  const registry = new Registry()
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] })
  const up = gauge('sehati_database_up', '1 where the database responded within a second, else 0.')
  const oldestEvent = gauge(
    'sehati_oldest_pending_event_seconds',
    'How long the oldest event that is due has waited to become notices.',
  )
  const oldestMail = gauge('sehati_oldest_waiting_mail_seconds', 'How long the oldest unsent mail has waited.')
  const jejak = gauge('sehati_jejak_waiting_rows', 'Rows of the trail that wait to be chained.')
  const oldestJejak = gauge(
    'sehati_jejak_oldest_waiting_seconds',
    'How long the oldest row of the trail has waited to be chained.',
  )
  const checkAge = gauge(
    'sehati_jejak_check_age_seconds',
    'Age of the last check of the trail; absent before the first.',
  )
  const faults = gauge('sehati_jejak_faults', 'Faults that the last check of the trail found; absent before the first.')
  const owns = gauge(
    'sehati_database_role_owns_tables',
    '1 where the role of the service owns the tables, so that triggers alone keep the trail and signed notes; else 0.',
  )
  const paused = gauge(
    'sehati_whatsapp_paused_seconds',
    'How long Meta has refused every WhatsApp message; 0 where it does not.',
  )
  const backup = gauge(
    'sehati_backup_age_seconds',
    'Age of the last backup that was finished and checked; absent without one.',
  )
  const mails = new Gauge({
    name: 'sehati_mails',
    help: 'Mails that wait to be sent, and mails that failed for good.',
    labelNames: ['state'],
    registers: [registry],
  })

  const darurat = new Gauge({
    name: 'sehati_emergency_unreviewed',
    help: 'Emergency accesses to clinical text without a review: within their time, and overdue.',
    labelNames: ['state'],
    registers: [registry],
  })

  async function read(): Promise<void> {
    for (const one of [up, owns, oldestEvent, oldestMail, jejak, oldestJejak, checkAge, faults, paused, backup])
      one.remove()
    mails.reset()
    darurat.reset()
    const finished = await stat(backupStamp).catch(() => null)
    if (finished) backup.set((Date.now() - finished.mtimeMs) / 1_000)
    const [waiting, separate] = await Promise.all([
      within(patienceMs, findWaiting(db, clock())),
      within(patienceMs, isSeparate(db)),
    ])
    up.set(waiting ? 1 : 0)
    if (!waiting) return
    if (separate !== null) owns.set(separate ? 0 : 1)
    oldestEvent.set(waiting.oldestEvent ?? 0)
    oldestMail.set(waiting.oldest ?? 0)
    paused.set(waiting.jedaWa ?? 0)
    jejak.set(waiting.jejak)
    oldestJejak.set(waiting.oldestJejak ?? 0)
    if (waiting.checkAge !== null) checkAge.set(waiting.checkAge)
    if (waiting.faults !== null) faults.set(waiting.faults)
    mails.set({ state: 'waiting' }, waiting.antre)
    mails.set({ state: 'failed' }, waiting.gagal)
    darurat.set({ state: 'waiting' }, waiting.daruratMenunggu)
    darurat.set({ state: 'overdue' }, waiting.daruratTerlambat)
  }
  return { registry, read }
}

const within = <T>(ms: number, work: Promise<T>): Promise<T | null> =>
  Promise.race([work.catch(() => null), new Promise<null>((resolve) => void setTimeout(resolve, ms, null).unref())])
