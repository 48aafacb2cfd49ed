import { LAMPIRAN_BYTES } from '@sehati/contract/constants'
import * as api from '@sehati/contract/percakapan.endpoints'
import { checkTulis } from '@sehati/contract/percakapan.rules'
import { LampiranMasukan } from '@sehati/contract/percakapan.schema'
import type { Context } from '../../context.ts'
import { found, rejectIf } from '../../http/errors.ts'
import { checkKuota } from './kuota.store.ts'
import { readLampiran } from './lampiran.ts'
import { write } from './percakapan.routes.ts'
import { findByClientId } from './percakapan.store.ts'
import { findBerkas } from './pesan.store.ts'
import { readableRuang, readableRuangOf } from './ruang.store.ts'

export function lampiranRoutes(context: Context) {
  const { route, db, clock, seal } = context

  route(api.insertLampiran, async ({ actor, query: { jadwal_id }, upload }) => {
    const ruang = await readableRuang(db, actor, jadwal_id)
    const { isi, nama, isian } = found(await upload('berkas', LAMPIRAN_BYTES), 'ATTACHMENT_REFUSED')
    const { client_id, pesan, balas_id = null } = LampiranMasukan.parse(isian)
    // A retry needs no second look at the file, which takes time.
    const earlier = await findByClientId(db, seal, { jadwal_id, pengirim_id: actor.user_id, client_id })
    if (earlier) return earlier
    rejectIf(checkTulis(ruang, clock()) ?? (await checkKuota(db, actor.user_id, 0, clock())))
    const lampiran = found(await readLampiran(isi, nama), 'ATTACHMENT_REFUSED')
    return write(context, actor, ruang, { pesan, client_id, balas_id, diteruskan: false, lampiran })
  })

  route(api.getLampiran, async ({ actor, query: { id, ukuran } }) => {
    await readableRuangOf(db, actor, id)
    const { isi, jenis, nama } = found(await findBerkas(db, seal, id, ukuran))
    // A picture is shown; a PDF could do things of its own, and is only ever saved. No browser keeps either: computers on
    // a campus are shared, and a message may be deleted.
    return { isi, jenis, ...(jenis === 'application/pdf' ? { nama } : {}) }
  })
}
