import type { Bilik } from '@sehati/contract/talk/bilik.schema'
import type { SignedIn } from '../../base/http/authentication.ts'
import { reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { openRoom } from './access.ts'
import { lockRuang } from './bilik.store.ts'
import { updateDiDalam } from './kursi.store.ts'
import { tampil } from './tampil.ts'

/** The professional, who sits in the room, lets the waiting patient in. A repeated wish changes nothing. */
export const admit = ({ db, clock, videoRelay }: Context, actor: SignedIn, jadwal_id: number): Promise<Bilik> =>
  db.transaction(async (tx) => {
    await lockRuang(tx, jadwal_id)
    const now = clock()
    const { ruang, peran, kosong } = await openRoom(tx, actor, jadwal_id, now)
    if (!ruang.orang[peran].kursi?.segar) reject('SEAT_TAKEN')
    const patient = ruang.orang.pasien.kursi
    const isInside = patient?.segar && patient.keadaan === 'di dalam'
    if (!isInside && !(await updateDiDalam(tx, jadwal_id, { now, kosong }))) reject('NOBODY_WAITING')
    return tampil(await openRoom(tx, actor, jadwal_id, now), videoRelay !== null)
  })
