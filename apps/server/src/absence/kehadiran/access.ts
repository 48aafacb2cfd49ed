import { type KonsultasiDicatat, KonsultasiLoket } from '@sehati/contract/absence/kehadiran.schema'
import type { Db } from '../../base/db/db.ts'
import { found, reject } from '../../base/http/errors.ts'
import { show } from '../../consultation/konsultasi/access.ts'
import type { Pembaca } from '../../consultation/konsultasi/baca.ts'
import { mayAnswer, mayFind, mayRecord } from '../../consultation/konsultasi/konsultasi.policy.ts'
import { type FactRow, findFacts, lockKonsultasi } from '../../consultation/konsultasi/konsultasi.store.ts'
import type { Context } from '../../record/context.ts'

/** Locks a consultation whose attendance the caller may record. */
export async function lockRecordable(tx: Db, { actor }: Pembaca, jadwal_id: number): Promise<FactRow> {
  await lockKonsultasi(tx, jadwal_id)
  const k = await findFacts(tx, jadwal_id)
  if (!k || !mayFind(actor, k)) return reject('NOT_FOUND')
  return mayRecord(actor, k) ? k : reject('FORBIDDEN')
}

/** The consultation as the caller may see it. That a clerk sees who it is of is recorded beside the response. */
export async function showRecorded(
  context: Context,
  tx: Db,
  oleh: Pembaca,
  { jadwal_id, user_id, ...of }: FactRow,
): Promise<KonsultasiDicatat> {
  if (mayAnswer(oleh.actor, { user_id, ...of })) return show(context, tx, oleh, jadwal_id)
  const about = { objek: 'konsultasi', objek_id: jadwal_id, subjek_id: user_id } as const
  context.jejak.susul(oleh, [{ tindakan: 'lihat', ...about, dasar: 'administrasi' }])
  // The schema takes its own fields and leaves every other one out.
  return KonsultasiLoket.parse(found(await findFacts(tx, jadwal_id)))
}
