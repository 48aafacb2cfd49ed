import type { HariLiburMasukan, HariLiburTersimpan } from '@sehati/contract/absence/hari-libur.schema'
import type { Actor } from '@sehati/contract/base/access'
import type { Db } from '../../base/db/db.ts'
import { found } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { lockForResolution, resolveStranded } from '../terdampak/resolve.act.ts'
import { listTerdampak } from '../terdampak/terdampak.store.ts'
import { insertHariLibur, type Tersimpan, updateHariLibur } from './hari-libur.store.ts'

/** Adds a day to the holiday calendar; returns it with the consultations that it strands. */
export const addHariLibur = (context: Context, actor: Actor, hari: HariLiburMasukan): Promise<HariLiburTersimpan> =>
  save(context, actor, hari, (tx) => insertHariLibur(tx, hari))

/** Changes a day; returns it with the consultations that it strands. */
export const changeHariLibur = (
  context: Context,
  actor: Actor,
  id: number,
  hari: HariLiburMasukan,
): Promise<HariLiburTersimpan> => save(context, actor, hari, async (tx) => found(await updateHariLibur(tx, id, hari)))

/**
 * Saves the day, and moves or cancels what it strands where the admin has decided that, in one transaction. `write` takes the
 * lock of the date: no booking of it commits between that and the reading of those still stranded.
 */
const save = (
  context: Context,
  oleh: Actor,
  { penyelesaian }: HariLiburMasukan,
  write: (tx: Db) => Promise<Tersimpan>,
): Promise<HariLiburTersimpan> =>
  context.db.transaction(async (tx) => {
    if (penyelesaian) await lockForResolution(tx, penyelesaian.tindakan)
    const hari = await write(tx)
    const { jam_dari, jam_sampai } = hari
    const days = { dari: hari.tanggal, sampai: hari.tanggal, jam_dari, jam_sampai }
    if (penyelesaian) await resolveStranded(context, tx, { ...penyelesaian, days, oleh })
    const stranded = hari.buka ? [] : await listTerdampak(tx, hari.tanggal, hari, context.clock())
    const terdampak = stranded.map(({ user_id: _, ...row }) => row)
    return { ...hari, jumlah_terdampak: terdampak.length, terdampak }
  })
