import type { LayarBaru, LayarMasukan } from '@sehati/contract/desk/layar.schema'
import { hashToken, newToken } from '../../base/http/authentication.ts'
import { found } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { catatAtur } from '../../record/jejak/catat-atur.ts'
import type { Oleh } from '../../record/jejak/catatan.ts'
import { insertLayar, takeLayar } from './layar.store.ts'

/** In the trail, a screen is something of its clinic. */
const tentang = ({ klinik_id }: { klinik_id: number }) => ({ objek: 'klinik', objek_id: klinik_id }) as const

/** Makes the secret URL of a screen. Only its hash is stored. The page reads the token behind the `#`, which no server sees. */
export const makeLayar = (context: Context, oleh: Oleh, body: LayarMasukan): Promise<LayarBaru> =>
  catatAtur(context, oleh, tentang, async ({ db, clock }) => {
    const token = newToken()
    const layar = found(await insertLayar(db, { ...body, token_hash: hashToken(token) }, clock()))
    return { ...layar, alamat: `/layar#${token}` }
  })

/** Ends a screen: its URL leads nowhere any more. */
export async function endLayar(context: Context, oleh: Oleh, layar_id: number): Promise<null> {
  await catatAtur(context, oleh, tentang, async ({ db }) => found(await takeLayar(db, layar_id)))
  return null
}
