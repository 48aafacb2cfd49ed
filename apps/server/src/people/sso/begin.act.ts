import type { kembaliSso } from '@sehati/contract/people/sso.endpoints'
import { type SsoMulai, TIKET_SSO_DETIK } from '@sehati/contract/people/sso.schema'
import type * as z from 'zod/mini'
import { reject } from '../../base/http/errors.ts'
import { newBukti, type PenyediaSso } from '../../base/outside/sso.ts'
import type { Context } from '../../record/context.ts'
import { orangOf } from './claims.rules.ts'
import { insertMulai, insertTiketSso, takeMulai } from './sso.store.ts'

type Kembali = z.output<typeof kembaliSso.query>
type Alamat = { alamat: string }

const penyediaOf = ({ sso }: Context, kode: string): PenyediaSso => sso.get(kode) ?? reject('SSO_OFF')

/** What a provider returns. Each failure there is one refusal, which names the password as the other way. */
const answered = <T>(asked: Promise<T>): Promise<T> => asked.catch(() => reject('SSO_FAILED'))

/** Begins a login at a provider. The page keeps the secret `kunci`, of which this is the SHA-256. */
export async function begin(context: Context, { penyedia, kunci }: SsoMulai): Promise<Alamat> {
  const { db, seal, clock } = context
  const bukti = newBukti()
  const alamat = await answered(penyediaOf(context, penyedia).alamatMasuk(bukti))
  await insertMulai(db, seal, { penyedia, kunci_hash: Buffer.from(kunci, 'base64url'), bukti }, clock())
  return { alamat }
}

/** The ticket for the page that began; null where the provider named no person, or to another login. */
async function tiketFor(context: Context, { state, error: _, ...kiriman }: Kembali): Promise<string | null> {
  const { db, seal, clock, sso } = context
  const mulai = state === undefined ? null : await takeMulai(db, seal, state, clock())
  const penyedia = mulai && sso.get(mulai.penyedia)
  if (!mulai || !penyedia || state === undefined || kiriman.code === undefined) return null
  const sent = Object.fromEntries(Object.entries({ ...kiriman, state }).filter(([, value]) => value !== undefined))
  const klaim = await penyedia.tukarKode(sent as Record<string, string>, mulai.bukti).catch(() => null)
  if (!klaim) return null
  const tiket = { kunci_hash: mulai.kunci_hash, orang: orangOf(klaim, penyedia), detik: TIKET_SSO_DETIK }
  return insertTiketSso(db, seal, tiket, clock())
}

/** The browser comes back; the ticket stands behind `#`, which no server is sent. */
export async function comeBack(context: Context, kiriman: Kembali) {
  const tiket = await tiketFor(context, kiriman)
  const lokasi = tiket === null ? '/login#sso=gagal' : `/login#tiket=${tiket}`
  return { isi: new Uint8Array(), lokasi }
}

export async function signOutThere(context: Context, kode: string): Promise<Alamat> {
  return { alamat: (await answered(penyediaOf(context, kode).alamatKeluar())) ?? reject('SSO_FAILED') }
}
