import { tanggalWib } from '@sehati/contract/base/waktu'
import { checkHadir } from '@sehati/contract/desk/antrean.rules'
import type { HadirMasukan, KunjunganLoket } from '@sehati/contract/desk/antrean.schema'
import type { DasarJejak } from '@sehati/contract/record/jejak.rules'
import type { Db } from '../../base/db/db.ts'
import { found, reject, rejectIf } from '../../base/http/errors.ts'
import { lockKonsultasi } from '../../consultation/konsultasi/konsultasi.store.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan, type Oleh } from '../../record/jejak/catatan.ts'
import { findFaktaKunjungan, findKunjungan, listFaktaKunjungan } from './antrean.store.ts'
import { enterQueue } from './estimate.act.ts'
import { kodeHadir } from './kode.ts'

/** Records that a person is here, who gets the next number of the day. The desk is not told why they come. `dasar`: who records it. */
export function arrive(
  context: Context,
  oleh: Oleh,
  body: HadirMasukan,
  dasar: DasarJejak = 'administrasi',
): Promise<KunjunganLoket> {
  const { db, clock } = context
  return db.transaction(async (tx) => {
    const jadwal_id = body.jadwal_id ?? (await findByKode(context, tx, body.kode ?? ''))
    await lockKonsultasi(tx, jadwal_id)
    const [k, now] = [found(await findFaktaKunjungan(tx, jadwal_id)), clock()]
    rejectIf(checkHadir(k, now))
    await enterQueue(tx, k, now)
    const about = { objek: 'konsultasi', objek_id: jadwal_id, subjek_id: k.user_id, dasar } as const
    await catatTindakan(tx, oleh, { tindakan: 'atur', ...about }, now)
    return found(await findKunjungan(tx, jadwal_id))
  })
}

/** The visit of today that has this code. */
async function findByKode({ seal, clock }: Context, tx: Db, kode: string): Promise<number> {
  const all = await listFaktaKunjungan(tx, tanggalWib(clock()))
  return all.find((one) => kodeHadir(seal, one) === kode)?.jadwal_id ?? reject('CODE_INVALID')
}
