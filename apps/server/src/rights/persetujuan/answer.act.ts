import { isPatient } from '@sehati/contract/base/access'
import type { Jawaban, Persetujuan, PersetujuanPsikolog } from '@sehati/contract/people/persetujuan.schema'
import type { PersetujuanHasil, PersetujuanLoket } from '@sehati/contract/rights/naskah.schema'
import type { TandaTangan } from '@sehati/contract/rights/psikologi.schema'
import type { Db } from '../../base/db/db.ts'
import type { Asal, SignedIn } from '../../base/http/authentication.ts'
import { found, reject } from '../../base/http/errors.ts'
import { withPassword } from '../../people/auth/with-password.ts'
import {
  findPsikolog,
  listPersetujuan,
  listPsikolog,
  type Penjawab,
} from '../../people/persetujuan/persetujuan.store.ts'
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
    persetujuan: await listPersetujuan(tx, user_id, now),
    terjadwal: withdraws ? await listTerjadwal(tx, user_id, now) : [],
  }
}

/** Signs for a psychologist where the password is the caller's, or withdraws. */
export async function signPsikolog(
  context: Context,
  { actor, asal }: { actor: SignedIn; asal: Asal },
  { profesional_id, ...said }: TandaTangan,
): Promise<PersetujuanPsikolog> {
  const { user_id } = actor
  const record = async (tx: Db) => {
    const answer = { keperluan: 'psikologi', versi: said.versi, sikap: said.sikap } as const
    await recordJawaban(tx, { user_id, sesi_id: asal.sesi_id, profesional_id }, [answer], context.clock())
    return found(await findPsikolog(tx, { user_id, profesional_id }, context.clock()))
  }
  return said.sikap === 'setuju'
    ? withPassword(context, { actor, password: said.password }, record)
    : context.db.transaction(record)
}

async function demandPatient(db: Db, user_id: number): Promise<void> {
  if (!isPatient(found(await findUser(db, user_id)).level_id)) reject('NOT_FOUND')
}

/** What a patient said last to each purpose; 404 for anyone else. */
export async function showPersetujuanOrang(db: Db, user_id: number, now: Date): Promise<Persetujuan[]> {
  await demandPatient(db, user_id)
  return listPersetujuan(db, user_id, now)
}

/** The same for each of their psychologists. */
export async function showPsikologOrang(db: Db, user_id: number, now: Date): Promise<PersetujuanPsikolog[]> {
  await demandPatient(db, user_id)
  return listPsikolog(db, user_id, now)
}

/** An admin records what a patient said on paper at the counter. The person is told what is new. */
export const recordAtCounter = (
  { db, clock }: Context,
  { actor, asal }: { actor: SignedIn; asal: Asal },
  { user_id, profesional_id, ...answer }: PersetujuanLoket,
): Promise<PersetujuanHasil> =>
  db.transaction(async (tx) => {
    const now = clock()
    await demandPatient(tx, user_id)
    const of = profesional_id === undefined ? {} : { profesional_id }
    const who = { user_id, sesi_id: asal.sesi_id, petugas: actor.user_id, ...of }
    const baru = await recordJawaban(tx, who, [answer], now)
    if (baru.length > 0) {
      const about = { objek: 'persetujuan', subjek_id: user_id, dasar: 'administrasi' } as const
      await catatTindakan(tx, { actor, asal }, { tindakan: 'catat_persetujuan', ...about }, now)
      await insertPeristiwa(tx, { jenis: 'persetujuan_dicatat', user_id, isi: null }, now)
    }
    return resultOf(tx, user_id, baru, now)
  })
