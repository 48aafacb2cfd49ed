import { isPatient } from '@sehati/contract/base/access'
import { tanggalWib } from '@sehati/contract/base/waktu'
import type { UsiaMasukan } from '@sehati/contract/people/usia.schema'
import type { Tindakan } from '@sehati/contract/record/jejak.rules'
import { KEPENTINGAN_VITAL_HARI } from '@sehati/contract/rights/wali.rules'
import type { KepentinganVitalMasukan, WaliMasukan, WaliOrang } from '@sehati/contract/rights/wali.schema'
import type { Db } from '../../base/db/db.ts'
import type { Asal, SignedIn } from '../../base/http/authentication.ts'
import { found, reject } from '../../base/http/errors.ts'
import { findUser } from '../../people/user/user.store.ts'
import { findUsia, putUsia } from '../../people/usia/usia.store.ts'
import { dewasaPadaOf } from '../../people/usia/usia.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'
import { insertPeristiwa } from '../../record/peristiwa/peristiwa.store.ts'
import { insertVital, insertWali, listCatatanWali } from './wali.store.ts'

type Oleh = { actor: SignedIn; asal: Asal }

/** The age of a patient, and what was recorded about their guardian; 404 for anyone else. */
export async function showWali({ seal, clock }: Context, db: Db, user_id: number): Promise<WaliOrang> {
  if (!isPatient(found(await findUser(db, user_id)).level_id)) reject('NOT_FOUND')
  return { usia: await findUsia(db, user_id, clock()), catatan: await listCatatanWali(db, seal, user_id) }
}

/** The row of the trail, and the notice for the person. */
async function follow(tx: Db, oleh: Oleh, of: { user_id: number; tindakan: Tindakan }, now: Date): Promise<void> {
  const { user_id, tindakan } = of
  await catatTindakan(tx, oleh, { tindakan, objek: 'wali', subjek_id: user_id, dasar: 'administrasi' }, now)
  await insertPeristiwa(tx, { jenis: 'persetujuan_dicatat', user_id, isi: null }, now)
}

/** An admin corrects what a patient said about their age. */
export const correctUsia = (
  context: Context,
  oleh: Oleh,
  { user_id, usia }: { user_id: number; usia: UsiaMasukan },
): Promise<WaliOrang> =>
  context.db.transaction(async (tx) => {
    const now = context.clock()
    await showWali(context, tx, user_id)
    await putUsia(tx, { user_id, dewasa_pada: dewasaPadaOf(usia, now), oleh: oleh.actor.user_id }, now)
    await follow(tx, oleh, { user_id, tindakan: 'catat_usia' }, now)
    return showWali(context, tx, user_id)
  })

/** Refuses to speak for the guardian of a person who is of age, or has not said how old they are. */
async function refuseAdult(context: Context, tx: Db, user_id: number): Promise<void> {
  if ((await showWali(context, tx, user_id)).usia.wali === 'tidak_perlu') reject('GUARDIAN_NOT_NEEDED')
}

/** An admin records what a guardian signed on paper at the counter. */
export const recordWali = (context: Context, oleh: Oleh, ask: WaliMasukan): Promise<WaliOrang> =>
  context.db.transaction(async (tx) => {
    const [{ user_id }, now] = [ask, context.clock()]
    await refuseAdult(context, tx, user_id)
    if (ask.tanggal > tanggalWib(now)) reject('GUARDIAN_DATE', { field: 'tanggal' })
    await insertWali(tx, context.seal, { ...ask, oleh: oleh.actor.user_id }, now)
    await follow(tx, oleh, { user_id, tindakan: 'catat_wali' }, now)
    return showWali(context, tx, user_id)
  })

/** A reviewer lets a person under age book although their guardian may not know. */
export const recordVital = (
  context: Context,
  oleh: Oleh,
  { user_id, alasan }: KepentinganVitalMasukan,
): Promise<{ berlaku_sampai: string }> =>
  context.db.transaction(async (tx) => {
    const now = context.clock()
    await refuseAdult(context, tx, user_id)
    const berlaku_sampai = new Date(now.getTime() + KEPENTINGAN_VITAL_HARI * 86_400_000)
    const recorded = await insertVital(
      tx,
      context.seal,
      { user_id, alasan, berlaku_sampai, oleh: oleh.actor.user_id },
      now,
    )
    await follow(tx, oleh, { user_id, tindakan: 'catat_kepentingan_vital' }, now)
    return recorded
  })
