import * as api from '@sehati/contract/rights/retensi.endpoints'
import type { Context } from '../../record/context.ts'
import { showRetensi } from './show.act.ts'

export function routes({ route, db, clock }: Context) {
  route(api.getRetensi, () => showRetensi(db, clock()))
}
