import { janjiHubungi } from '@sehati/contract/safety/peringatan.rules'
import type { Hubungi, HubungiMasukan } from '@sehati/contract/safety/peringatan.schema'
import type { SignedIn } from '../../base/http/authentication.ts'
import { lockUser } from '../../people/user/user.store.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan, type Oleh } from '../../record/jejak/catatan.ts'
import { findJaga, putDiminta } from './peringatan.store.ts'

/**
 * A patient asks to be called today. A time is promised only where a person is on duty. The account is locked, so that a double
 * tap finds the open wish, in whose place its texts are encrypted.
 */
export const requestCall = (
  { db, seal, clock }: Context,
  { actor, asal }: Oleh & { actor: SignedIn },
  ask: HubungiMasukan,
): Promise<Hubungi> =>
  db.transaction(async (tx) => {
    const { user_id } = actor
    await lockUser(tx, user_id)
    const now = clock()
    const { sampai, jaga_berikut } = await findJaga(tx, now)
    const promised = janjiHubungi(now, sampai === null ? null : new Date(sampai))
    const { peringatan_id, sebelum } = await putDiminta(tx, seal, { ...ask, user_id, sebelum: promised }, now)
    const about = { objek: 'peringatan', objek_id: peringatan_id, subjek_id: user_id, dasar: 'milik_sendiri' } as const
    await catatTindakan(tx, { actor, asal }, { tindakan: 'minta_dihubungi', ...about }, now)
    return { sebelum, jaga_berikut: sebelum === null ? jaga_berikut : null }
  })
