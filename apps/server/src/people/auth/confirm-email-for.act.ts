import type { KonfirmasiEmail } from '@sehati/contract/people/konfirmasi-email.schema'
import type { Asal, SignedIn } from '../../base/http/authentication.ts'
import { found, reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'
import { insertPeristiwa } from '../../record/peristiwa/peristiwa.store.ts'
import { lockUser } from '../user/user.store.ts'
import { findPengaturEmail, updateEmailDikonfirmasi } from './diatur.store.ts'

/** A holder of `petugas_data` confirms an address that another admin set. The person is notified. */
export const confirmEmailFor = (
  { db, clock }: Context,
  { actor, asal }: { actor: SignedIn; asal: Asal },
  { user_id, email }: KonfirmasiEmail,
): Promise<null> =>
  db.transaction(async (tx) => {
    const now = clock()
    const person = found(await lockUser(tx, user_id))
    const { isDiatur, isPengonfirmasi } = await findPengaturEmail(tx, { user_id, oleh: actor.user_id }, now)
    if (!isDiatur || person.email !== email) reject('NOT_FOUND')
    if (!isPengonfirmasi) reject('EMAIL_CONFIRMER')
    await updateEmailDikonfirmasi(tx, { user_id, oleh: actor.user_id }, now)
    const about = { objek: 'akun', objek_id: user_id, subjek_id: user_id } as const
    await catatTindakan(tx, { actor, asal }, { tindakan: 'konfirmasi_email', ...about, dasar: 'administrasi' }, now)
    await insertPeristiwa(tx, { jenis: 'data_berubah', user_id, isi: null }, now)
    return null
  })
