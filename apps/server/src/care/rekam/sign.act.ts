import { checkTandaTangan } from '@sehati/contract/care/rekam.rules'
import type { Ditandatangani, TandaTanganMasukan } from '@sehati/contract/care/rekam.schema'
import type { ErrorCode } from '@sehati/contract/messages'
import type { Db } from '../../base/db/db.ts'
import type { Asal, SignedIn } from '../../base/http/authentication.ts'
import { reject } from '../../base/http/errors.ts'
import { withPassword } from '../../people/auth/with-password.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'
import { lockWritable, writable } from './access.ts'
import { drafUntukDitandatangani } from './baca.ts'
import { findTersimpan, insertRekam, removeDraf } from './rekam.store.ts'

type Oleh = { actor: SignedIn; asal: Asal }

/** The author signs the draft with their password. Wrong ones count like those of a login. */
export async function sign(
  context: Context,
  oleh: Oleh,
  jadwal_id: number,
  { password, ...body }: TandaTanganMasukan,
): Promise<Ditandatangani> {
  const { db } = context
  const { actor } = oleh
  await writable(db, actor, jadwal_id)
  const judged = await withPassword(context, { actor, password }, (tx) => signDraft(context, tx, oleh, jadwal_id, body))
  return 'verdict' in judged ? reject(judged.verdict) : judged
}

/** The next version, or the code of a refusal: it is returned and not thrown, so that the right password ends the count of wrong ones. */
async function signDraft(
  { seal, clock }: Context,
  tx: Db,
  oleh: Oleh,
  jadwal_id: number,
  body: Omit<TandaTanganMasukan, 'password'>,
): Promise<Ditandatangani | { verdict: ErrorCode }> {
  const { user_id } = await lockWritable(tx, oleh.actor, jadwal_id)
  const { versi, draf } = await findTersimpan(tx, jadwal_id, body.jenis)
  const teks = draf ? drafUntukDitandatangani({ seal }, jadwal_id, draf) : ''
  const verdict = checkTandaTangan({ versi, revisi: draf?.revisi ?? 0, isi: teks }, body)
  if (verdict !== null) return { verdict }
  const now = clock()
  const { sidik, ...signed } = await insertRekam(tx, seal, {
    jadwal_id,
    jenis: body.jenis,
    versi: versi + 1,
    penulis_id: oleh.actor.user_id,
    ditandatangani_pada: now,
    alasan: versi === 0 ? null : (body.alasan ?? null),
    teks,
  })
  await removeDraf(tx, jadwal_id, body.jenis)
  const about = { objek: 'rekam', objek_id: jadwal_id, subjek_id: user_id, sidik } as const
  await catatTindakan(tx, oleh, { tindakan: 'tandatangan', ...about, dasar: 'perawatan' }, now)
  return signed
}
