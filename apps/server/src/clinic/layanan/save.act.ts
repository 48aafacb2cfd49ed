import { tanggalWib } from '@sehati/contract/base/waktu'
import type { Layanan, LayananMasukan, NomorDaruratSemua } from '@sehati/contract/clinic/layanan.schema'
import type { Db } from '../../base/db/db.ts'
import { reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan, type Oleh } from '../../record/jejak/catatan.ts'
import {
  countUpVersiNomor,
  findLayanan,
  insertNomorDarurat,
  lockLayanan,
  putKeterangan,
  removeNomorDarurat,
} from './layanan.store.ts'

/** Runs `write` on the row as it is stored, and returns what then is stored. The pages of this process show it at once. */
async function change(
  { db, clock, clearLayanan }: Context,
  oleh: Oleh,
  write: (tx: Db, stored: Layanan) => Promise<void>,
) {
  const saved = await db.transaction(async (tx) => {
    await lockLayanan(tx)
    await write(tx, await findLayanan(tx))
    await catatTindakan(
      tx,
      oleh,
      { tindakan: 'atur', objek: 'pengaturan', subjek_id: null, dasar: 'administrasi' },
      clock(),
    )
    return findLayanan(tx)
  })
  clearLayanan()
  return saved
}

/** Writes the texts that the change names. `LAYANAN_STALE` where another admin wrote texts since the form was opened. */
export const changeKeterangan = (
  context: Context,
  oleh: Oleh,
  { dasar_versi, ...texts }: LayananMasukan,
): Promise<Layanan> =>
  change(context, oleh, async (tx, stored) => {
    if (stored.versi !== dasar_versi) reject('LAYANAN_STALE')
    await putKeterangan(tx, { ...stored, ...texts })
  })

/** Replaces the emergency numbers. `LAYANAN_STALE` where another admin did since the form was opened. */
export const replaceNomor = (
  context: Context,
  oleh: Oleh,
  { dasar_versi, nomor_darurat }: NomorDaruratSemua,
): Promise<Layanan> => {
  const today = tanggalWib(context.clock())
  const early = nomor_darurat.findIndex(({ diperiksa }) => diperiksa > today)
  if (early >= 0) reject('CHECK_DATE_FUTURE', { field: `nomor_darurat.${early}.diperiksa` })
  return change(context, oleh, async (tx, stored) => {
    if (stored.versi_nomor !== dasar_versi) reject('LAYANAN_STALE')
    await removeNomorDarurat(tx)
    await insertNomorDarurat(tx, nomor_darurat)
    await countUpVersiNomor(tx)
  })
}
