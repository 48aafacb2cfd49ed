import type { KunciApi, KunciApiBaru, KunciApiMasukan } from '@sehati/contract/people/kunci-api.schema'
import { AWALAN_KUNCI, hashToken, newToken } from '../../base/http/authentication.ts'
import { found } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { catatAtur } from '../../record/jejak/catat-atur.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'
import { insertPeristiwaAdmin } from '../../record/peristiwa/peristiwa.store.ts'
import { withPassword } from '../auth/with-password.ts'
import type { By } from '../kedua/tell.ts'
import { insertKunciApi, updateDicabut } from './kunci-api.store.ts'

const objek = 'kunci_api'

/** Makes a key after the own password; only its hash is stored. Every admin is told who made one. */
export async function make(
  { db, clock }: Context,
  { actor, asal }: By,
  { nama, lingkup, hari, password }: KunciApiMasukan,
): Promise<KunciApiBaru> {
  const kunci = `${AWALAN_KUNCI}${newToken()}`
  const oleh = actor.user_id
  return withPassword({ db, clock }, { actor, password }, async (tx) => {
    const baru = { nama, lingkup: [...new Set(lingkup)], hari, kunci_hash: hashToken(kunci), oleh }
    const made = await insertKunciApi(tx, baru, clock())
    await insertPeristiwaAdmin(tx, { jenis: 'kunci_dibuat', tentang: oleh }, clock())
    const about = { tindakan: 'atur', objek, objek_id: made.kunci_id, subjek_id: null, dasar: 'administrasi' } as const
    await catatTindakan(tx, { actor, asal }, about, clock())
    return { ...made, kunci }
  })
}

export const revoke = (context: Context, by: By, kunci_id: number): Promise<KunciApi> =>
  catatAtur(
    context,
    by,
    () => ({ objek, objek_id: kunci_id }),
    async ({ db, clock }) => found(await updateDicabut(db, kunci_id, clock())),
  )
