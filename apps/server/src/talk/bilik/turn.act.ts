import { randomUUID } from 'node:crypto'
import { type Actor, isAdmin } from '@sehati/contract/base/access'
import { TURN_MENIT, TURN_UJI_MENIT } from '@sehati/contract/base/constants'
import type { Turn } from '@sehati/contract/talk/bilik.schema'
import { found, reject } from '../../base/http/errors.ts'
import { makeCheckRate } from '../../base/http/rate-of-each.ts'
import { turnCredential } from '../../base/outside/video-relay.ts'
import type { Context } from '../../record/context.ts'
import { openRoom, seatOf } from './access.ts'

type Acts = {
  forRoom: (actor: Actor, jadwal_id: number, sambungan: string) => Promise<Turn>
  forCheck: (actor: Actor) => Promise<Turn>
}

/** The acts that give out credentials of the relay: to a page that sits in a room, and for the check of a device. */
export function makeTurn({ db, clock, videoRelay }: Context): Acts {
  const checkRate = makeCheckRate({ burst: 20, perSecond: 0.2 })
  const checkUji = makeCheckRate({ burst: 5, perSecond: 0.1 })
  return {
    async forRoom(actor, jadwal_id, sambungan) {
      const room = await openRoom(db, actor, jadwal_id, clock())
      const given = found(videoRelay, 'VIDEO_OFF')
      seatOf(room, sambungan)
      checkRate(actor.user_id)
      return turnCredential(given, { subject: `bilik ${jadwal_id} ${room.peran}`, minutes: TURN_MENIT })
    },
    /** Each check has a name of its own: the relay sees no one come back. Admins have no room to check a device for. */
    async forCheck(actor) {
      if (isAdmin(actor.level_id)) reject('NOT_FOUND')
      const given = found(videoRelay, 'VIDEO_OFF')
      checkUji(actor.user_id)
      return turnCredential(given, { subject: `uji ${randomUUID()}`, minutes: TURN_UJI_MENIT })
    },
  }
}
