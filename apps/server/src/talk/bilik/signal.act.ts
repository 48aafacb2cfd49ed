import type { Actor } from '@sehati/contract/base/access'
import { sinyalSejak } from '@sehati/contract/talk/bilik.rules'
import type { Sinyal, SinyalMasukan } from '@sehati/contract/talk/bilik.schema'
import { reject } from '../../base/http/errors.ts'
import { makeCheckRate } from '../../base/http/rate-of-each.ts'
import type { Context } from '../../record/context.ts'
import { openRoom, ownRoom, seatOf } from './access.ts'
import { lawanOf } from './bilik.policy.ts'
import { insertSinyal, listSinyal, lockTujuan } from './sinyal.store.ts'

/** A call needs some ten signals; each new attempt as many. */
const RATE = { burst: 120, perSecond: 5 }

type Send = (actor: Actor, jadwal_id: number, ask: SinyalMasukan) => Promise<{ sinyal_id: number }>

/** The act that sends a signal to the page in the other seat. */
export function makeSend({ db, seal, clock, publish }: Context): Send {
  const checkRate = makeCheckRate(RATE)
  return async (actor, jadwal_id, { sambungan, isi }) => {
    checkRate(actor.user_id)
    const room = await openRoom(db, actor, jadwal_id, clock())
    seatOf(room, sambungan)
    const { ruang, peran, now, kosong } = room
    const sinyal_id = await db.transaction(async (tx) => {
      const untuk = await lockTujuan(tx, { jadwal_id, peran, sambungan }, kosong)
      return untuk ? insertSinyal(tx, seal, { jadwal_id, dari: sambungan, untuk, isi }, now) : reject('NOBODY_WAITING')
    })
    publish({ jenis: 'sinyal', jadwal_id, kepada: [ruang.orang[lawanOf(peran)].user_id] })
    return { sinyal_id }
  }
}

/** The signals for a page that sits inside, while the other person is inside too. */
export async function receive(
  { db, seal, clock }: Context,
  actor: Actor,
  { jadwalid: jadwal_id, sambungan, after = 0 }: { jadwalid: number; sambungan: string; after?: number | undefined },
): Promise<Sinyal[]> {
  const room = await ownRoom(db, actor, jadwal_id, clock())
  const other = room.ruang.orang[lawanOf(room.peran)].kursi
  const areInside = [seatOf(room, sambungan), other].every((seat) => seat?.segar && seat.keadaan === 'di dalam')
  return areInside ? listSinyal(db, seal, { jadwal_id, untuk: sambungan, after, sejak: sinyalSejak(room.now) }) : []
}
