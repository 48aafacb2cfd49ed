import type { BukaIdentitasMasukan } from '@sehati/contract/rights/identitas-rekam.schema'
import type { Asal, SignedIn } from '../../base/http/authentication.ts'
import { reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'
import { insertPeristiwaPetugas } from '../permintaan/kabar.store.ts'
import { insertBukaIdentitas } from './identitas-rekam.store.ts'

/** An officer asks to open the identity of a record. The officers are told that something waits for them. */
export const askIdentitas = (
  { db, seal, clock }: Context,
  { actor, asal }: { actor: SignedIn; asal: Asal },
  body: BukaIdentitasMasukan,
): Promise<null> =>
  db.transaction(async (tx) => {
    const now = clock()
    if (actor.isiTertutup) reject('TEXT_CLOSED')
    await insertBukaIdentitas(tx, seal, { ...body, oleh: actor.user_id }, now)
    const { user_id } = body
    const about = { objek: 'identitas_rekam', objek_id: user_id, subjek_id: user_id, dasar: 'administrasi' } as const
    await catatTindakan(tx, { actor, asal }, { tindakan: 'minta_identitas', ...about }, now)
    await insertPeristiwaPetugas(tx, 'tenggat', now)
    return null
  })
