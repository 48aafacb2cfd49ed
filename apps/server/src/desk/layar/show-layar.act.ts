import { isoWib, tanggalWib } from '@sehati/contract/base/waktu'
import { KODE_LAYAR_MS, paruhMenit } from '@sehati/contract/desk/layar.rules'
import type { Layar } from '@sehati/contract/desk/layar.schema'
import { hashToken } from '../../base/http/authentication.ts'
import { found } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { kodeLayar } from '../antrean/kode.ts'
import { findLayar } from './layar.store.ts'

/** What the screen of a waiting room shows: numbers, rooms, and the code of this half-minute. No person. */
export async function showLayar({ db, seal, clock }: Context, token: string): Promise<Layar> {
  const now = clock()
  const { klinik_id, ...layar } = found(await findLayar(db, hashToken(token), tanggalWib(now)), 'LINK_INVALID')
  const paruh = paruhMenit(now)
  return {
    ...layar,
    kode: kodeLayar(seal, klinik_id, paruh),
    berlaku_sampai: isoWib(new Date((paruh + 1) * KODE_LAYAR_MS)),
  }
}
