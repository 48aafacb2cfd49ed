import type { Jawaban } from '@sehati/contract/people/persetujuan.schema'
import type { PersetujuanHasil } from '@sehati/contract/rights/naskah.schema'
import { listPersetujuan, type Penjawab } from '../../people/persetujuan/persetujuan.store.ts'
import { recordJawaban } from '../../people/persetujuan/record.act.ts'
import type { Context } from '../../record/context.ts'
import { listTerjadwal } from './terjadwal.store.ts'

/**
 * Keeps the answers of a person. Who withdraws the consent to care reads which consultations stay scheduled: a booking that was under
 * way is among them, and a later one was refused where the clinic asks for consent.
 */
export const answerPersetujuan = (
  { db, clock }: Context,
  who: Penjawab,
  answers: readonly Jawaban[],
): Promise<PersetujuanHasil> =>
  db.transaction(async (tx) => {
    const now = clock()
    const baru = await recordJawaban(tx, who, answers, now)
    const withdraws = baru.some(({ keperluan, sikap }) => keperluan === 'layanan' && sikap === 'menarik')
    return {
      persetujuan: await listPersetujuan(tx, who.user_id),
      terjadwal: withdraws ? await listTerjadwal(tx, who.user_id, now) : [],
    }
  })
