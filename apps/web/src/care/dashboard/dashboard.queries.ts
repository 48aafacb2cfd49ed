import { getDashboard } from '@sehati/contract/consultation/konsultasi.endpoints'
import { ask } from '../../base/lib/api.ts'

/** Counts and the next consultations, of what the caller may see. */
export const dashboardQuery = () => ask(getDashboard)
