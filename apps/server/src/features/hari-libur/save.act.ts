import type { HariLiburMasukan, HariLiburTersimpan } from '@sehati/contract/hari-libur/schema'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/db.ts'
import { found } from '../../http/errors.ts'
import { listStranded } from '../konsultasi/stranded.store.ts'
import { insertHariLibur, type Tersimpan, updateHariLibur } from './hari-libur.store.ts'

/** Adds a day to the holiday calendar; returns it with the consultations that it strands. */
export const addHariLibur = (context: Context, hari: HariLiburMasukan): Promise<HariLiburTersimpan> =>
  context.db.transaction(async (tx) => withStranded(context, tx, await insertHariLibur(tx, hari)))

/** Changes a day; returns it with the consultations that it strands. */
export const changeHariLibur = (context: Context, id: number, hari: HariLiburMasukan): Promise<HariLiburTersimpan> =>
  context.db.transaction(async (tx) => withStranded(context, tx, found(await updateHariLibur(tx, id, hari))))

/** Runs in the transaction that closed the day and holds its lock: no booking of it commits between the two reads. */
async function withStranded({ seal, clock }: Context, tx: Db, hari: Tersimpan): Promise<HariLiburTersimpan> {
  const { tanggal } = hari
  const terdampak = hari.buka ? [] : await listStranded(tx, seal, { dari: tanggal, sampai: tanggal }, clock())
  return { ...hari, jumlah_terdampak: terdampak.length, terdampak }
}
