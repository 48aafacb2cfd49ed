import type { Db } from '../../base/db/db.ts'
import type { Asal, SignedIn } from '../../base/http/authentication.ts'
import { catatTindakan, type Oleh } from '../../record/jejak/catatan.ts'
import { insertPeristiwa } from '../../record/peristiwa/peristiwa.store.ts'

/** Who changes how an account signs in, and in which request. */
export type By = { actor: SignedIn; asal: Asal }

/** The person is told of every change of how they sign in, in the app and by mail, and it stands in the trail. */
export async function tellCaraMasuk(
  tx: Db,
  oleh: Oleh,
  { user_id, dasar }: { user_id: number; dasar: 'milik_sendiri' | 'administrasi' },
  now: Date,
): Promise<void> {
  await insertPeristiwa(tx, { jenis: 'cara_masuk', user_id, isi: null }, now)
  const ganti = { tindakan: 'ganti_cara_masuk', objek: 'akun', objek_id: user_id, subjek_id: user_id } as const
  await catatTindakan(tx, oleh, { ...ganti, dasar }, now)
}
