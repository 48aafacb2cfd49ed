import type { Actor } from '@sehati/contract/access'
import type { Ruang } from '@sehati/contract/realtime.schema'

/** Who may follow what, by the kind of room: the same people who may ask the API for what it tells of. */
const gates: Record<Ruang['jenis'], (actor: Actor, id: number) => boolean> = {
  slot: (actor, profesional_id) =>
    actor.level_id === 2 || actor.level_id === 3 ? actor.profesional_id === profesional_id : true,
}

export const mayFollow = (actor: Actor, { jenis, id }: Ruang): boolean => gates[jenis](actor, id)
