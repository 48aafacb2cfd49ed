import { tanggalWib } from '@sehati/contract/base/waktu'
import { listTugas } from '../people/tugas/tugas.store.ts'
import { tulisJangkar } from '../record/jejak/jangkar.ts'
import { findEkor, insertJangkar } from '../record/jejak/rantai.store.ts'
import { insertPeristiwa } from '../record/peristiwa/peristiwa.store.ts'
import type { JobDeps } from './job-deps.ts'

/** The day of an anchor begins at 00.05 in Jakarta: the rows of the day before are chained by then. */
const AFTER_MIDNIGHT_MS = 5 * 60_000

/**
 * Notes the end of the trail once a day, where an administrator of the database does not reach: in the log, and in a mail to
 * the holders of the duty `petugas_data`. Returns a function that does it when it is due; of several processes one does.
 */
export function anchorDaily({ db, clock, log }: Pick<JobDeps, 'db' | 'clock' | 'log'>): () => Promise<void> {
  let done = ''
  return async () => {
    const now = clock()
    const hari = tanggalWib(new Date(now.getTime() - AFTER_MIDNIGHT_MS))
    if (hari === done || (await findEkor(db)).nomor === 0) return
    const anchor = await db.transaction(async (tx) => {
      const anchor = await insertJangkar(tx, hari, now)
      if (anchor === null) return null
      for (const { tugas, user_id } of await listTugas(tx)) {
        if (tugas === 'petugas_data') await insertPeristiwa(tx, { jenis: 'jangkar_jejak', user_id, isi: null }, now)
      }
      return anchor
    })
    if (anchor !== null) log.info?.({ event: 'jejak.jangkar', jangkar: tulisJangkar(anchor) }, 'the end of the trail')
    done = hari
  }
}
