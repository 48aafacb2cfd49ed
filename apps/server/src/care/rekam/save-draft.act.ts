import type { Actor } from '@sehati/contract/base/access'
import { isTerbaru } from '@sehati/contract/care/rekam.rules'
import type { DrafRekamMasukan, DrafTersimpan } from '@sehati/contract/care/rekam.schema'
import { reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { lockWritable } from './access.ts'
import { isDraf } from './baca.ts'
import { findTersimpan, putDraf } from './rekam.store.ts'

/**
 * Saves what the author is writing. An editor that has not seen the newest version or draft does not overwrite it. A request that is
 * repeated, because its response was lost, finds its own text stored and changes nothing.
 */
export const saveDraft = (
  context: Context,
  actor: Actor,
  jadwal_id: number,
  body: DrafRekamMasukan,
): Promise<DrafTersimpan> =>
  context.db.transaction(async (tx) => {
    await lockWritable(tx, actor, jadwal_id)
    const { versi, draf } = await findTersimpan(tx, jadwal_id, body.jenis)
    if (draf && body.dasar_versi === versi && isDraf(context, jadwal_id, draf, body.isi)) {
      const { dasar_versi, revisi, diubah_pada } = draf
      return { dasar_versi, revisi, diubah_pada }
    }
    const stored = { versi, revisi: draf?.revisi ?? 0 }
    if (!isTerbaru(stored, body)) reject('VERSION_STALE', { data: stored })
    return putDraf(tx, context.seal, jadwal_id, body, context.clock())
  })
