import { type Actor, isProfessional } from '@sehati/contract/base/access'
import type { Ruang } from '@sehati/contract/channel/realtime.schema'
import type { Db } from '../base/db/db.ts'
import { isPesertaOf } from '../talk/percakapan/access.ts'

/** Who may follow which kind of room: the same people who may read its subject through the API. */
const gates: Record<Ruang['jenis'], (db: Db, actor: Actor, id: number) => boolean | Promise<boolean>> = {
  slot: (_db, actor, profesional_id) =>
    isProfessional(actor.level_id) ? actor.profesional_id === profesional_id : true,
  percakapan: isPesertaOf,
}

export const mayFollow = (db: Db, actor: Actor, { jenis, id }: Ruang): boolean | Promise<boolean> =>
  gates[jenis](db, actor, id)
