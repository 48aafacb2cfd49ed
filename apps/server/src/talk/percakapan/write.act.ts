import { randomUUID } from 'node:crypto'
import { adaKataBahaya } from '@sehati/contract/base/krisis/rules'
import { checkTeruskan, checkTulis } from '@sehati/contract/talk/percakapan.rules'
import type { PenerusanMasukan, Percakapan, PercakapanMasukan } from '@sehati/contract/talk/percakapan.schema'
import type { Db } from '../../base/db/db.ts'
import type { Seal } from '../../base/db/seal.ts'
import { found, reject, rejectIf } from '../../base/http/errors.ts'
import { demandTandaTangan } from '../../people/persetujuan/tanda-tangan.ts'
import type { Context } from '../../record/context.ts'
import { readableRuang, readableRuangOf } from './access.ts'
import { catatRuang, type Oleh } from './catat-buka.ts'
import { countBerkas, lockKuota } from './kuota.store.ts'
import { checkLaju } from './laju.ts'
import { checkKuota } from './percakapan.policy.ts'
import { findPesan } from './percakapan.store.ts'
import { findIsi, hasPesan, insertPesan, type PesanBaru } from './pesan.store.ts'
import { pesertaOf, type Ruang } from './ruang.store.ts'
import { findSent } from './sent.ts'

/** Sends a message without a file. */
export async function send(context: Context, oleh: Oleh, body: PercakapanMasukan): Promise<Percakapan> {
  const ruang = await readableRuang(context.db, oleh.actor, body.jadwal_id)
  const { pesan, client_id = randomUUID(), balas_id = null } = body
  return write(context, oleh, ruang, { pesan, client_id, balas_id, diteruskan: false, lampiran: null })
}

/** Sends text and file of a message again, in another conversation of the same patient. */
export async function forward(context: Context, oleh: Oleh, body: PenerusanMasukan): Promise<Percakapan> {
  const { db, seal } = context
  const { id, jadwal_id, client_id } = body
  const ruang = await readableRuang(db, oleh.actor, jadwal_id)
  const source = await readableRuangOf(db, oleh.actor, id)
  rejectIf(checkTeruskan(source, ruang))
  // A retry finds its message, also when the source has been deleted since.
  const earlier = await findSent(context, oleh, ruang, client_id)
  if (earlier) return earlier
  const isi = found(await findIsi(db, seal, id))
  // The response shows the forwarded words.
  await catatRuang(context, oleh, source)
  return write(context, oleh, ruang, { ...isi, client_id, balas_id: null, diteruskan: true })
}

/** Inserts a message, or returns the existing one of the same `client_id`, also in a conversation that was closed since. */
export async function write(
  context: Context,
  oleh: Oleh,
  ruang: Ruang,
  pesan: Omit<PesanBaru, 'jadwal_id' | 'pengirim_id' | 'bahaya' | 'now'>,
): Promise<Percakapan> {
  const { db, publish, clock, seal } = context
  const pengirim_id = oleh.actor.user_id
  checkLaju(pengirim_id)
  const { jadwal_id } = ruang
  const closed = checkTulis(ruang, clock())
  if (!closed) {
    // What the patient writes about themselves: a professional quotes such words.
    const bahaya = pengirim_id === ruang.user_id && adaKataBahaya(pesan.pesan)
    // A call for help is never refused for want of a signature.
    if (pengirim_id === ruang.user_id && !bahaya) await demandTandaTangan(db, ruang, clock())
    if (pesan.balas_id) {
      if (!(await hasPesan(db, jadwal_id, pesan.balas_id))) reject('NOT_FOUND')
      // The response shows the quoted words. Where that cannot be recorded, nothing is sent.
      await catatRuang(context, oleh, ruang)
    }
    const baru = { ...pesan, jadwal_id, pengirim_id, bahaya, now: clock() }
    const id = await (baru.lampiran ? insertWithin(db, seal, baru) : insertPesan(db, seal, baru))
    if (id) {
      publish({ jenis: 'pesan', jadwal_id, id, pengirim_id, kepada: pesertaOf(ruang) })
      return found(await findPesan(db, seal, id))
    }
  }
  const earlier = await findSent(context, oleh, ruang, pesan.client_id)
  if (!earlier) rejectIf(closed)
  return found(earlier)
}

/** With a file: the files of one person are processed one after the other, so that many at once stay within the quota. */
const insertWithin = (db: Db, seal: Seal, pesan: PesanBaru): Promise<number | null> =>
  db.transaction(async (tx) => {
    await lockKuota(tx, pesan.pengirim_id)
    rejectIf(checkKuota(await countBerkas(tx, pesan.pengirim_id, pesan.now), pesan.lampiran?.ukuran ?? 0))
    return insertPesan(tx, seal, pesan)
  })
