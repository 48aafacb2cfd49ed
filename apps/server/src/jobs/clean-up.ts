import type { Db } from '../base/db/db.ts'
import { removeOldEskalasi } from '../booking/eskalasi/eskalasi.store.ts'
import { removeOldTahanJejak } from '../booking/tahan/tahan.store.ts'
import { removeOldPemberitahuan } from '../channel/pemberitahuan/pemberitahuan.store.ts'
import { removeOldSurat } from '../channel/surat/surat.store.ts'
import { removeOldWa } from '../channel/whatsapp/kiriman.store.ts'
import { removeOldGantiEmail } from '../people/auth/ganti-email.store.ts'
import { removeOldPerangkat } from '../people/auth/perangkat-token.store.ts'
import { removeOldReset } from '../people/auth/reset.store.ts'
import { removeOldTautanVerifikasi } from '../people/auth/verifikasi.store.ts'
import { removeOldTiket } from '../people/kedua/kedua.store.ts'
import { removeOldTantangan } from '../people/passkey/passkey.store.ts'
import { removeOldPemeriksaan } from '../record/jejak/pemeriksaan.store.ts'
import { removeOldTunggu } from '../waiting/tunggu/close.store.ts'

/** Deletes, once a day, what is no longer needed. */
export async function cleanUp(db: Db, now: Date): Promise<void> {
  await removeOldPemberitahuan(db, now)
  await removeOldSurat(db, now)
  await removeOldReset(db, now)
  await removeOldGantiEmail(db, now)
  await removeOldTautanVerifikasi(db, now)
  await removeOldTiket(db, now)
  await removeOldTantangan(db, now)
  await removeOldPerangkat(db, now)
  await removeOldTahanJejak(db, now)
  await removeOldPemeriksaan(db, now)
  await removeOldEskalasi(db, now)
  await removeOldWa(db, now)
  await removeOldTunggu(db, now)
}
