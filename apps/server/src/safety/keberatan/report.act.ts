import type { KeberatanBaru, KeberatanMasukan } from '@sehati/contract/safety/keberatan.schema'
import type { Asal, SignedIn } from '../../base/http/authentication.ts'
import { reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'
import { insertPeristiwa } from '../../record/peristiwa/peristiwa.store.ts'
import { hasBarisOf, insertKeberatan, listPeninjau } from './keberatan.store.ts'

/** A person reports a row of the own trail: the report, its row of the trail and the notices to those who can answer it, all or none. */
export const reportKeberatan = (
  { db, seal, clock }: Context,
  { actor, asal }: { actor: SignedIn; asal: Asal },
  { nomor, isi }: KeberatanMasukan,
): Promise<KeberatanBaru> =>
  db.transaction(async (tx) => {
    const [of, now] = [{ nomor, user_id: actor.user_id }, clock()]
    if (!(await hasBarisOf(tx, of))) reject('NOT_FOUND')
    const made = await insertKeberatan(tx, seal, { ...of, isi }, now)
    const about = { objek: 'jejak', objek_id: nomor, subjek_id: actor.user_id, dasar: 'milik_sendiri' } as const
    await catatTindakan(tx, { actor, asal }, { tindakan: 'laporkan', ...about }, now)
    for (const user_id of await listPeninjau(tx, of, now))
      await insertPeristiwa(tx, { jenis: 'tinjauan', user_id, isi: null }, now)
    return made
  })
