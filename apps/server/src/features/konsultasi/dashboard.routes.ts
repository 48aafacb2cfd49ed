import { DASHBOARD_UPCOMING } from '@sehati/contract/constants'
import { getDashboard } from '@sehati/contract/konsultasi.endpoints'
import { scheduledStatuses } from '@sehati/contract/konsultasi.rules'
import type { Context } from '../../context.ts'
import { scopeOf } from './access.ts'
import { findDashboard } from './dashboard.store.ts'

export function dashboardRoutes({ route, db, clock, seal }: Context) {
  route(getDashboard, async ({ actor }) => {
    const { jumlah, mendatang } = await findDashboard(db, seal, scopeOf(actor), clock(), DASHBOARD_UPCOMING)
    const sum = (statuses: readonly (keyof typeof jumlah)[]) =>
      statuses.reduce((n, status) => n + (jumlah[status] ?? 0), 0)
    return {
      semua: Object.values(jumlah).reduce((n, of) => n + of, 0),
      selesai: sum(['selesai']),
      terjadwal: sum(scheduledStatuses),
      mendatang,
    }
  })
}
