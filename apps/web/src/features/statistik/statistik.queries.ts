import { getStatistik } from '@sehati/contract/statistik.endpoints'
import { ask } from '../../lib/api.ts'

/** Consultations counted over the last twelve weeks, this one included. */
export const statistikQuery = () => ask(getStatistik)
