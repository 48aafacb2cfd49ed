import { isoWib } from '@sehati/contract/base/waktu'
import { HAPUS_JAM } from '@sehati/contract/rights/permintaan.rules'
import type { Asal } from '../../base/http/authentication.ts'
import { found, reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'
import { insertPeristiwa } from '../../record/peristiwa/peristiwa.store.ts'
import { updateDikonfirmasi } from '../permintaan/permintaan.store.ts'
import { findDitunggu } from './penghapusan.store.ts'
import { readTautanHapus } from './tautan-hapus.ts'

/** Confirms an erasure by the link that was mailed for it: a stolen session is not enough. */
export const confirmHapus = (
  { db, seal, clock }: Context,
  asal: Asal,
  token: string,
): Promise<{ dilaksanakan_pada: string }> =>
  db.transaction(async (tx) => {
    const now = clock()
    const { permintaan_id, tanda } = found(readTautanHapus(seal, token), 'ERASURE_LINK_INVALID')
    const { user_id, alamat_tanda } = found(await findDitunggu(tx, permintaan_id), 'ERASURE_LINK_INVALID')
    if (alamat_tanda !== tanda) reject('ERASURE_LINK_INVALID')
    if (!(await updateDikonfirmasi(tx, { permintaan_id, oleh: user_id }, now))) reject('ERASURE_LINK_INVALID')
    const about = { objek: 'permintaan', objek_id: permintaan_id, subjek_id: user_id, dasar: 'tautan' } as const
    await catatTindakan(tx, { actor: { user_id }, asal }, { tindakan: 'minta_hak', ...about }, now)
    await insertPeristiwa(tx, { jenis: 'permintaan', user_id, isi: null }, now)
    return { dilaksanakan_pada: isoWib(new Date(now.getTime() + HAPUS_JAM * 3_600_000)) }
  })
