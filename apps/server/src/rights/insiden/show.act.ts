import { suratSubjek } from '@sehati/contract/rights/insiden.rules'
import type { InsidenRinci, InsidenSaya } from '@sehati/contract/rights/insiden.schema'
import type { Asal, SignedIn } from '../../base/http/authentication.ts'
import { found } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { findInsiden, findPengaju, listLangkah, listTerdampak } from './insiden.store.ts'
import { listInsidenOf } from './terdampak.store.ts'

/** An incident with its people. That it was read is recorded before it is shown. */
export async function showInsiden(
  { db, jejak }: Context,
  { actor, asal }: { actor: SignedIn; asal: Asal },
  id: number,
): Promise<InsidenRinci> {
  const insiden = found(await findInsiden(db, id))
  const [langkah, orang] = [await listLangkah(db, id), await listTerdampak(db, id)]
  const lihat = { tindakan: 'lihat', objek: 'insiden', objek_id: id, subjek_id: null, dasar: 'administrasi' } as const
  await jejak.catat({ actor, asal }, [{ ...lihat, jumlah: Math.max(1, orang.length) }])
  return { ...insiden, pengaju: await findPengaju(db, id), langkah, orang }
}

/** What a person is told of the incidents that affect them. */
export const showInsidenSaya = async ({ db }: Context, user_id: number): Promise<InsidenSaya[]> =>
  (await listInsidenOf(db, user_id)).map(({ insiden_id, diberitahu_pada, dibaca, ...isi }) => ({
    insiden_id,
    diberitahu_pada,
    dibaca,
    bagian: suratSubjek(isi),
  }))
