import type { Db } from '../db/db.ts'
import { removeOldGantiEmail } from '../features/auth/ganti-email.store.ts'
import { removeOldPerangkat } from '../features/auth/perangkat-token.store.ts'
import { removeOldReset } from '../features/auth/reset.store.ts'
import { removeOldTautanVerifikasi } from '../features/auth/verifikasi.store.ts'
import { removeOldEskalasi } from '../features/eskalasi/eskalasi.store.ts'
import { removeOldPemeriksaan } from '../features/jejak/pemeriksaan.store.ts'
import { removeOldPemberitahuan } from '../features/pemberitahuan/pemberitahuan.store.ts'
import { removeOldSurat } from '../features/surat/surat.store.ts'
import { removeOldTahanJejak } from '../features/tahan/tahan.store.ts'
import { removeOldWa } from '../features/whatsapp/kiriman.store.ts'

/** Deletes, once a day, what is no longer needed. */
export async function cleanUp(db: Db, now: Date): Promise<void> {
  await removeOldPemberitahuan(db, now)
  await removeOldSurat(db, now)
  await removeOldReset(db, now)
  await removeOldGantiEmail(db, now)
  await removeOldTautanVerifikasi(db, now)
  await removeOldPerangkat(db, now)
  await removeOldTahanJejak(db, now)
  await removeOldPemeriksaan(db, now)
  await removeOldEskalasi(db, now)
  await removeOldWa(db, now)
}
