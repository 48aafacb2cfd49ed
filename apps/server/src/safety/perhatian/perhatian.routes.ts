import { getPerhatian } from '@sehati/contract/safety/perhatian.endpoints'
import type { Context } from '../../record/context.ts'
import { findPerhatian } from './perhatian.store.ts'

export function routes({ route, db, clock, production }: Context) {
  route(getPerhatian, () => findPerhatian(db, clock(), production))
}
