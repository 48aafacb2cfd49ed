import { checkBukaDarurat, DARURAT_MENIT } from '@sehati/contract/safety/darurat.rules'
import type { BukaDaruratBaru, BukaDaruratMasukan } from '@sehati/contract/safety/darurat.schema'
import type { Db } from '../../base/db/db.ts'
import type { Asal, SignedIn } from '../../base/http/authentication.ts'
import { found, rejectIf } from '../../base/http/errors.ts'
import { aksesKlinis } from '../../consultation/konsultasi/konsultasi.policy.ts'
import { findPihak } from '../../consultation/konsultasi/konsultasi.store.ts'
import { withPassword } from '../../people/auth/with-password.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'
import { insertPeristiwa } from '../../record/peristiwa/peristiwa.store.ts'
import { findFaktaBuka, insertBuka } from './buka.store.ts'

type Oleh = { actor: SignedIn; asal: Asal }
type Buka = Omit<BukaDaruratMasukan, 'password'> & { jadwal_id: number }

/**
 * An admin opens the texts of one consultation for half an hour, with their password. Wrong passwords count as at a login. One
 * account opens one consultation after the other, so that its openings without a review are counted exactly.
 */
export async function openDarurat(
  context: Context,
  oleh: Oleh,
  { password, ...buka }: BukaDaruratMasukan & { jadwal_id: number },
): Promise<BukaDaruratBaru> {
  return withPassword(context, { actor: oleh.actor, password }, (tx) => record(context, tx, oleh, buka))
}

/** The opening, its row of the trail and its notices: all or none. */
async function record(
  { seal, clock }: Context,
  tx: Db,
  oleh: Oleh,
  { jadwal_id, kategori, alasan }: Buka,
): Promise<BukaDaruratBaru> {
  const { actor, asal } = oleh
  const [k, now] = [found(await findPihak(tx, jadwal_id)), clock()]
  const isTerbuka = k.user_id === actor.user_id || aksesKlinis(actor, { ...k, jadwal_id }) !== null
  const { peninjau, ...fakta } = await findFaktaBuka(tx, { oleh: actor.user_id, jadwal_id }, now)
  rejectIf(checkBukaDarurat({ ...fakta, isTerbuka, isDiatur: actor.isiTertutup, peninjau: peninjau.length }, kategori))
  const berakhir_pada = new Date(now.getTime() + DARURAT_MENIT * 60_000)
  const row = { jadwal_id, oleh: actor.user_id, sesi_id: actor.sesi_id, kategori, alasan }
  const opened = await insertBuka(tx, seal, row, { now, berakhir_pada })
  const about = { objek: 'konsultasi', objek_id: jadwal_id, subjek_id: k.user_id, buka_id: opened.buka_id } as const
  await catatTindakan(tx, { actor, asal }, { tindakan: 'buka_darurat', ...about, dasar: 'darurat' }, now)
  await insertPeristiwa(tx, { jenis: 'dibuka_darurat', user_id: k.user_id, isi: null }, now)
  for (const user_id of peninjau) await insertPeristiwa(tx, { jenis: 'tinjauan', user_id, isi: null }, now)
  return opened
}
