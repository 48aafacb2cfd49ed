import type { Objek, Tindakan } from '@sehati/contract/record/jejak.rules'
import type { Context } from '../context.ts'
import { catatTindakan, type Oleh } from './catatan.ts'

/** What an admin set: which object, and whose it is where it is one person's. */
type Tentang = {
  tindakan?: Tindakan
  objek: Objek
  objek_id?: number | null
  subjek_id?: number | null
  jumlah?: number
}

/**
 * Runs an act of an admin and records it in one transaction: neither is stored without the other. `work` gets a context whose
 * database is that transaction; `tentang` says what is recorded of its result.
 */
export const catatAtur = <T>(
  context: Context,
  oleh: Oleh,
  tentang: (result: T) => Tentang,
  work: (context: Context) => Promise<T>,
): Promise<T> =>
  context.db.transaction(async (tx) => {
    const result = await work({ ...context, db: tx })
    const atur = { tindakan: 'atur', subjek_id: null, dasar: 'administrasi' } as const
    await catatTindakan(tx, oleh, { ...atur, ...tentang(result) }, context.clock())
    return result
  })
