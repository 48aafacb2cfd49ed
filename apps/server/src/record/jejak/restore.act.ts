import type { Db } from '../../base/db/db.ts'
import { appendJejak } from './fold.act.ts'
import type { Ekor } from './rantai.store.ts'
import { findSaat, lockEkor } from './rantai.store.ts'

/**
 * Records that a backup was restored, as a row `pemulihan` that is chained to the last restored one. Numbers are never used
 * twice: it comes after `anchor`, the last end of the trail that is known of the time before. It names that number
 * and its hash, so that the gap between is explained. Returns how many rows are lost.
 */
export const recordRestore = (db: Db, anchor: Ekor | null): Promise<number> =>
  db.transaction(async (tx) => {
    const ekor = await lockEkor(tx)
    if (ekor === null) throw new Error('the trail of a database that is being restored is chained by another process')
    const known = anchor !== null && anchor.nomor > ekor.nomor ? anchor : ekor
    const { saat, saat_us } = await findSaat(tx)
    const row = {
      dicatat: saat,
      dicatat_us: saat_us,
      waktu: saat,
      waktu_us: saat_us,
      tindakan: 'pemulihan',
      objek: 'jejak',
      objek_id: known.nomor,
      subjek_id: null,
      pelaku_id: null,
      pelaku_level: null,
      dasar: 'sistem',
      buka_id: null,
      sesi_id: null,
      request_id: null,
      jumlah: known.nomor - ekor.nomor,
      sidik: known.rantai,
    }
    await appendJejak(tx, { nomor: known.nomor, rantai: ekor.rantai }, [row])
    return row.jumlah
  })
