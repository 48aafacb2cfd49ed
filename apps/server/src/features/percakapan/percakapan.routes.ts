import { randomUUID } from 'node:crypto'
import type { Actor } from '@sehati/contract/access'
import * as api from '@sehati/contract/percakapan.endpoints'
import { checkHapus, checkTulis } from '@sehati/contract/percakapan.rules'
import type { Percakapan } from '@sehati/contract/percakapan.schema'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/db.ts'
import type { Seal } from '../../db/seal.ts'
import { found, reject, rejectIf } from '../../http/errors.ts'
import { checkKuota, lockKuota } from './kuota.store.ts'
import { checkLaju } from './laju.ts'
import { findByClientId, findPesan, listPercakapan } from './percakapan.store.ts'
import { erasePesan, findIsi, hasPesan, insertPesan, type PesanBaru } from './pesan.store.ts'
import { pesertaOf, type Ruang, readableRuang, readableRuangOf } from './ruang.store.ts'

export function percakapanRoutes(context: Context) {
  const { route, db, announce, clock, seal } = context

  route(api.listPercakapan, async ({ actor, query: { after, before, ...query } }) => {
    await readableRuang(db, actor, query.jadwal_id)
    return listPercakapan(db, seal, { ...query, ...(after ? { after } : {}), ...(before ? { before } : {}) })
  })

  route(api.insertPercakapan, async ({ actor, body }) => {
    const ruang = await readableRuang(db, actor, body.jadwal_id)
    const { pesan, client_id = randomUUID(), balas_id = null } = body
    return write(context, actor, ruang, { pesan, client_id, balas_id, diteruskan: false, lampiran: null })
  })

  route(api.forwardPercakapan, async ({ actor, body }) => {
    const ruang = await readableRuang(db, actor, body.jadwal_id)
    const source = await readableRuangOf(db, actor, body.id)
    if (source.user_id !== ruang.user_id) reject('FORWARD_REFUSED')
    // A retry finds what it has written, also when the source is gone since.
    const { jadwal_id, client_id } = body
    const earlier = await findByClientId(db, seal, { jadwal_id, pengirim_id: actor.user_id, client_id })
    if (earlier) return earlier
    const isi = found(await findIsi(db, seal, body.id))
    return write(context, actor, ruang, { ...isi, client_id, balas_id: null, diteruskan: true })
  })

  route(api.removePercakapan, async ({ actor, query: { id } }) => {
    const ruang = await readableRuangOf(db, actor, id)
    const pesan = found(await findPesan(db, seal, id))
    rejectIf(checkHapus({ ...pesan, waktu_kirim: new Date(pesan.waktu_kirim) }, actor.user_id, clock()))
    await erasePesan(db, id, clock())
    announce({ jenis: 'pesan', jadwal_id: pesan.jadwal_id, id, pengirim_id: actor.user_id, kepada: pesertaOf(ruang) })
    return found(await findPesan(db, seal, id))
  })
}

/** Writes, or answers what the same `client_id` has already written: also when the conversation was closed since. */
export async function write(
  { db, announce, clock, seal }: Context,
  { user_id: pengirim_id }: Actor,
  ruang: Ruang,
  pesan: Omit<PesanBaru, 'jadwal_id' | 'pengirim_id' | 'now'>,
): Promise<Percakapan> {
  checkLaju(pengirim_id)
  const { jadwal_id } = ruang
  const closed = checkTulis(ruang, clock())
  if (!closed) {
    if (pesan.balas_id && !(await hasPesan(db, jadwal_id, pesan.balas_id))) reject('NOT_FOUND')
    const baru = { ...pesan, jadwal_id, pengirim_id, now: clock() }
    const id = await (baru.lampiran ? insertWithin(db, seal, baru) : insertPesan(db, seal, baru))
    if (id) {
      announce({ jenis: 'pesan', jadwal_id, id, pengirim_id, kepada: pesertaOf(ruang) })
      return found(await findPesan(db, seal, id))
    }
  }
  const earlier = await findByClientId(db, seal, { jadwal_id, pengirim_id, client_id: pesan.client_id })
  if (!earlier) rejectIf(closed)
  return found(earlier)
}

/** With a file: one after the other of a person's, so that many at once do not pass the quota together. */
const insertWithin = (db: Db, seal: Seal, pesan: PesanBaru): Promise<number | null> =>
  db.transaction(async (tx) => {
    await lockKuota(tx, pesan.pengirim_id)
    rejectIf(await checkKuota(tx, pesan.pengirim_id, pesan.lampiran?.ukuran ?? 0, pesan.now))
    return insertPesan(tx, seal, pesan)
  })
