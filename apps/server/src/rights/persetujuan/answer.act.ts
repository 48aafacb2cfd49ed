import { isPatient } from '@sehati/contract/base/access'
import type { Jawaban, Persetujuan } from '@sehati/contract/people/persetujuan.schema'
import type { PersetujuanHasil, PersetujuanLoket } from '@sehati/contract/rights/naskah.schema'
import type { Db } from '../../base/db/db.ts'
import type { Asal, SignedIn } from '../../base/http/authentication.ts'
import { found, reject } from '../../base/http/errors.ts'
import { listPersetujuan, type Penjawab } from '../../people/persetujuan/persetujuan.store.ts'
import { recordJawaban } from '../../people/persetujuan/record.act.ts'
import { findUser } from '../../people/user/user.store.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'
import { insertPeristiwa } from '../../record/peristiwa/peristiwa.store.ts'
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
    return resultOf(tx, who.user_id, await recordJawaban(tx, who, answers, now), now)
  })

async function resultOf(tx: Db, user_id: number, baru: readonly Jawaban[], now: Date): Promise<PersetujuanHasil> {
  const withdraws = baru.some(({ keperluan, sikap }) => keperluan === 'layanan' && sikap === 'menarik')
  return {
    persetujuan: await listPersetujuan(tx, user_id),
    terjadwal: withdraws ? await listTerjadwal(tx, user_id, now) : [],
  }
}

/** What a patient said last to each purpose; 404 for anyone else. */
export async function showPersetujuanOrang(db: Db, user_id: number): Promise<Persetujuan[]> {
  if (!isPatient(found(await findUser(db, user_id)).level_id)) reject('NOT_FOUND')
  return listPersetujuan(db, user_id)
}

/** An admin records what a patient said on paper at the counter. The person is told what is new. */
export const recordAtCounter = (
  { db, clock }: Context,
  { actor, asal }: { actor: SignedIn; asal: Asal },
  { user_id, ...answer }: PersetujuanLoket,
): Promise<PersetujuanHasil> =>
  db.transaction(async (tx) => {
    const now = clock()
    await showPersetujuanOrang(tx, user_id)
    const who = { user_id, sesi_id: asal.sesi_id, petugas: actor.user_id }
    const baru = await recordJawaban(tx, who, [answer], now)
    if (baru.length > 0) {
      const about = { objek: 'persetujuan', subjek_id: user_id, dasar: 'administrasi' } as const
      await catatTindakan(tx, { actor, asal }, { tindakan: 'catat_persetujuan', ...about }, now)
      await insertPeristiwa(tx, { jenis: 'persetujuan_dicatat', user_id, isi: null }, now)
    }
    return resultOf(tx, user_id, baru, now)
  })
