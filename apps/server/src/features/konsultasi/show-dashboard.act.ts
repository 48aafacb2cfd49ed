import type { Actor } from '@sehati/contract/access'
import { DASHBOARD_UPCOMING } from '@sehati/contract/constants'
import { scheduledStatuses } from '@sehati/contract/konsultasi/rules'
import type { Dashboard } from '@sehati/contract/konsultasi/schema'
import type { Context } from '../../context.ts'
import { scopeOf } from './access.ts'
import { findDashboard } from './dashboard.store.ts'

/** The numbers of the caller's consultations, and the next ones. */
export async function showDashboard({ db, seal, clock }: Context, actor: Actor): Promise<Dashboard> {
  const { jumlah, mendatang } = await findDashboard(db, seal, scopeOf(actor), clock(), DASHBOARD_UPCOMING)
  const sum = (statuses: readonly (keyof typeof jumlah)[]) =>
    statuses.reduce((n, status) => n + (jumlah[status] ?? 0), 0)
  return {
    semua: Object.values(jumlah).reduce((n, of) => n + of, 0),
    selesai: sum(['selesai']),
    terjadwal: sum(scheduledStatuses),
    mendatang,
  }
}
