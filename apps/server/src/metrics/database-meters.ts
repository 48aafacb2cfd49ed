import { stat } from 'node:fs/promises'
import { Gauge, Registry } from 'prom-client'
import type { Db } from '../base/db/db.ts'
import { isSeparate } from '../base/db/service-role.ts'
import { findWaiting } from './waiting.store.ts'

/** Reading the metrics must not wait for a slow database: after this, its metrics are left out. */
const PATIENCE_MS = 1_000

/** A value without a label, or one for each `state`. */
type Value = number | Record<string, number>

/**
 * The state of the whole service rather than of one process: one process reads it. Each read makes all gauges again, so none that
 * could not be read keeps its former value.
 */
export function makeDatabaseMeters(db: Db, clock: () => Date, backupStamp: string, patienceMs = PATIENCE_MS) {
  const registry = new Registry()

  function set(name: string, help: string, value: Value | null): void {
    if (value === null) return
    const isPlain = typeof value === 'number'
    const gauge = new Gauge({ name, help, labelNames: isPlain ? [] : ['state'], registers: [registry] })
    if (isPlain) gauge.set(value)
    else for (const [state, count] of Object.entries(value)) gauge.set({ state }, count)
  }

  async function read(): Promise<void> {
    const [finished, waiting, separate] = await Promise.all([
      stat(backupStamp).catch(() => null),
      within(patienceMs, findWaiting(db, clock())),
      within(patienceMs, isSeparate(db)),
    ])
    registry.clear()
    set('sehati_database_up', '1 where the database responded within a second, else 0.', waiting ? 1 : 0)
    set(
      'sehati_backup_age_seconds',
      'Age of the last backup that was finished and checked; absent without one.',
      finished && (Date.now() - finished.mtimeMs) / 1_000,
    )
    if (!waiting) return
    set(
      'sehati_database_role_owns_tables',
      '1 where the role of the service owns the tables, so that triggers alone keep the trail and signed notes; else 0.',
      separate === null ? null : Number(!separate),
    )
    set(
      'sehati_oldest_pending_event_seconds',
      'How long the oldest event that is due has waited to become notices.',
      waiting.oldestEvent ?? 0,
    )
    set('sehati_oldest_waiting_mail_seconds', 'How long the oldest unsent mail has waited.', waiting.oldest ?? 0)
    set(
      'sehati_whatsapp_paused_seconds',
      'How long Meta has refused every WhatsApp message; 0 where it does not.',
      waiting.jedaWa ?? 0,
    )
    set('sehati_jejak_waiting_rows', 'Rows of the trail that wait to be chained.', waiting.jejak)
    set(
      'sehati_jejak_oldest_waiting_seconds',
      'How long the oldest row of the trail has waited to be chained.',
      waiting.oldestJejak ?? 0,
    )
    set(
      'sehati_jejak_check_age_seconds',
      'Age of the last check of the trail; absent before the first.',
      waiting.checkAge,
    )
    set(
      'sehati_jejak_faults',
      'Faults that the last check of the trail found; absent before the first.',
      waiting.faults,
    )
    set('sehati_mails', 'Mails that wait to be sent, and mails that failed for good.', {
      waiting: waiting.antre,
      failed: waiting.gagal,
    })
    set('sehati_webhook_deliveries', 'Deliveries of webhooks that wait, and that were given up.', {
      waiting: waiting.webhookAntre,
      failed: waiting.webhookGagal,
    })
    set(
      'sehati_oldest_waiting_webhook_seconds',
      'How long the oldest delivery of a webhook has waited.',
      waiting.oldestWebhook ?? 0,
    )
    set('sehati_webhooks', 'Webhooks whose last attempt failed, and that the service has switched off.', {
      failing: waiting.webhookSulit,
      off: waiting.webhookMati,
    })
    set(
      'sehati_emergency_unreviewed',
      'Emergency accesses to clinical text without a review: within their time, and overdue.',
      { waiting: waiting.daruratMenunggu, overdue: waiting.daruratTerlambat },
    )
    set(
      'sehati_requests_overdue',
      'Open requests of people about their data, and open incidents, whose 72 hours have passed.',
      { requests: waiting.permintaanTerlambat, incidents: waiting.insidenTerlambat },
    )
  }
  return { registry, read }
}

const within = <T>(ms: number, work: Promise<T>): Promise<T | null> =>
  Promise.race([work.catch(() => null), new Promise<null>((resolve) => void setTimeout(resolve, ms, null).unref())])
