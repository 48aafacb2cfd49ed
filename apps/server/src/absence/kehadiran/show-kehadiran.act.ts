import { batasKeberatan, sampaiOf, tingkatOf } from '@sehati/contract/absence/kehadiran.rules'
import type { Kehadiran } from '@sehati/contract/absence/kehadiran.schema'
import { tanggalWib } from '@sehati/contract/base/waktu'
import type { Db } from '../../base/db/db.ts'
import { findKehadiran } from './kehadiran.store.ts'

/** The attendance of a patient: the points of the database, what they mean, until when each row may be objected to, and what is to be confirmed. */
export async function showKehadiran(db: Db, user_id: number, now: Date): Promise<Kehadiran> {
  const { poin, riwayat, konfirmasi } = await findKehadiran(db, user_id, now)
  const nanti = riwayat.map(({ berakhir, sesudah }) => ({ pada: berakhir, poin: sesudah })).reverse()
  return {
    poin,
    tingkat: tingkatOf(poin),
    sampai: sampaiOf(poin, nanti),
    riwayat: riwayat.map(({ dicatat, berakhir: _, sesudah: __, ...row }) => {
      const batas = dicatat && !row.keberatan ? batasKeberatan(new Date(dicatat)) : null
      return { ...row, keberatan_sampai: batas && batas >= tanggalWib(now) ? batas : null }
    }),
    konfirmasi,
  }
}
