import { isPatient } from '@sehati/contract/base/access'
import { DASHBOARD_UPCOMING } from '@sehati/contract/base/constants'
import { scheduledStatuses } from '@sehati/contract/consultation/konsultasi.rules'
import type { Dashboard } from '@sehati/contract/consultation/konsultasi.schema'
import { scopeOf } from '../../consultation/konsultasi/access.ts'
import { type Pembaca, tampilkan } from '../../consultation/konsultasi/baca.ts'
import { columns, facts } from '../../consultation/konsultasi/konsultasi.store.ts'
import type { Context } from '../../record/context.ts'
import { findDashboard } from './dashboard.store.ts'

/** The numbers of the caller's consultations, and the next ones: with their texts only for their patient. */
export async function showDashboard(context: Context, oleh: Pembaca): Promise<Dashboard> {
  const { actor } = oleh
  const of = isPatient(actor.level_id) ? columns : facts
  const { db, clock } = context
  const { jumlah, mendatang } = await findDashboard(db, scopeOf(actor), clock(), DASHBOARD_UPCOMING, of)
  const sum = (statuses: readonly (keyof typeof jumlah)[]) =>
    statuses.reduce((n, status) => n + (jumlah[status] ?? 0), 0)
  return {
    semua: Object.values(jumlah).reduce((n, of) => n + of, 0),
    selesai: sum(['selesai']),
    terjadwal: sum(scheduledStatuses),
    mendatang: await tampilkan(context, oleh, mendatang, 'lihat_daftar'),
  }
}
