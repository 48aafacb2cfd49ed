import { type Actor, isProfessional } from '@sehati/contract/base/access'
import { tanggalWib } from '@sehati/contract/base/waktu'
import type { Ruang } from '@sehati/contract/channel/realtime.schema'
import type { Db } from '../base/db/db.ts'
import { hasKunjunganDi } from '../desk/antrean/antrean.store.ts'
import { isPesertaOf } from '../talk/percakapan/access.ts'

type Gate = (db: Db, actor: Actor, id: number, now: Date) => boolean | Promise<boolean>

/** Who may follow which kind of room: the same people who may read its subject through the API. */
const gates: Record<Ruang['jenis'], Gate> = {
  slot: (_db, actor, profesional_id) =>
    isProfessional(actor.level_id) ? actor.profesional_id === profesional_id : true,
  percakapan: isPesertaOf,
  antrean: (db, { tugas, user_id }, klinik_id, now) =>
    tugas.includes('loket') || hasKunjunganDi(db, { user_id, klinik_id, tanggal: tanggalWib(now) }),
}

export const mayFollow = (db: Db, actor: Actor, { jenis, id }: Ruang, now: Date): boolean | Promise<boolean> =>
  gates[jenis](db, actor, id, now)
