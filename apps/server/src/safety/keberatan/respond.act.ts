import { checkTanggapan } from '@sehati/contract/safety/keberatan.rules'
import type { TanggapanMasukan } from '@sehati/contract/safety/keberatan.schema'
import type { Asal, SignedIn } from '../../base/http/authentication.ts'
import { found, rejectIf } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'
import { insertPeristiwa } from '../../record/peristiwa/peristiwa.store.ts'
import { findFaktaTanggapan, insertTanggapan } from './keberatan.store.ts'

/** A reviewer who did not cause the row says whether it was justified, and why, and the person is notified. It is said once. */
export const respondKeberatan = (
  { db, seal, clock }: Context,
  { actor, asal }: { actor: SignedIn; asal: Asal },
  tanggapan: TanggapanMasukan,
): Promise<null> =>
  db.transaction(async (tx) => {
    const [peninjau_id, now] = [actor.user_id, clock()]
    const of = { keberatan_id: tanggapan.keberatan_id, peninjau_id }
    const { nomor, ...fakta } = found(await findFaktaTanggapan(tx, of, now))
    rejectIf(checkTanggapan({ ...fakta, peninjau_id }))
    await insertTanggapan(tx, seal, { ...tanggapan, peninjau_id }, now)
    const about = { objek: 'jejak', objek_id: nomor, subjek_id: fakta.pelapor, dasar: 'administrasi' } as const
    await catatTindakan(tx, { actor, asal }, { tindakan: 'tanggapi', ...about }, now)
    await insertPeristiwa(tx, { jenis: 'keberatan_ditanggapi', user_id: fakta.pelapor, isi: null }, now)
    return null
  })
