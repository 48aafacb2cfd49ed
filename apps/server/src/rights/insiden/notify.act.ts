import { type Bagian, checkKirim, isLengkap, suratSubjek } from '@sehati/contract/rights/insiden.rules'
import type { TerdampakHasil, TerdampakMasukan } from '@sehati/contract/rights/insiden.schema'
import { insidenTexts } from '@sehati/contract/rights/insiden.texts'
import type { Db } from '../../base/db/db.ts'
import type { Asal, SignedIn } from '../../base/http/authentication.ts'
import { found, reject, rejectIf } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { catatAtur } from '../../record/jejak/catat-atur.ts'
import { insertPeristiwaPetugas } from '../permintaan/kabar.store.ts'
import { findPengaju, insertLangkah, lockInsiden } from './insiden.store.ts'
import { hasTanpaAdminLain } from './petugas.store.ts'
import {
  countDaftar,
  hasNamed,
  insertTerdampak,
  listTidakDikenal,
  updateDiberitahu,
  updateDisurati,
} from './terdampak.store.ts'

/** A letter as it is kept in the step that sent it. */
const textOf = (surat: readonly Bagian[]): string =>
  [insidenTexts.subjek, ...surat.map(({ judul, isi }) => `${judul}: ${isi}`), insidenTexts.dasar].join('\n')

/** How people were found, so that it can be found again, and how many. */
function stepOf(ask: TerdampakMasukan, { ditemukan, baru }: { ditemukan: number; baru: number }): string {
  const of = {
    pembuka: `dibuka akun ${ask.pelaku_id} dari ${ask.dari} sampai ${ask.sampai}`,
    tenaga: `pasien tenaga profesional ${ask.profesional_id}`,
    // Addresses are not kept in a step: it is never erased.
    daftar:
      `${ask.user_id ? `akun ${ask.user_id.join(', ')}` : ''} ${ask.alamat ? `${ask.alamat.length} alamat` : ''}`.trim(),
  }
  return `${ditemukan} orang, ${baru} baru: ${of[ask.cara]}`
}

/** Finds the people whom an incident affects. */
export const findTerdampak = (
  context: Context,
  { actor, asal }: { actor: SignedIn; asal: Asal },
  insiden_id: number,
  ask: TerdampakMasukan,
): Promise<TerdampakHasil> =>
  catatAtur(
    context,
    { actor, asal },
    ({ baru }) => ({ objek: 'insiden', objek_id: insiden_id, jumlah: Math.max(1, baru) }),
    async ({ db: tx, clock }) => {
      const now = clock()
      found(await lockInsiden(tx, insiden_id))
      if (!(await hasNamed(tx, ask))) reject(ask.cara === 'tenaga' ? 'NOT_FOUND' : 'USER_UNKNOWN')
      const counted = await insertTerdampak(tx, insiden_id, ask, now)
      await insertLangkah(tx, { insiden_id, jenis: 'terdampak', isi: stepOf(ask, counted), oleh: actor.user_id }, now)
      return { ...counted, daftar: await countDaftar(tx, ask), tidak_dikenal: await listTidakDikenal(tx, ask) }
    },
  )

/** Asks to send the letters as they are. The officers are told that something waits for them. */
export const askInsiden = (
  context: Context,
  { actor, asal }: { actor: SignedIn; asal: Asal },
  insiden_id: number,
): Promise<null> =>
  catatAtur(context, { actor, asal }, tentang(insiden_id), async ({ db: tx, clock }) => {
    const now = clock()
    await lockLengkap(tx, insiden_id)
    await insertLangkah(tx, { insiden_id, jenis: 'diajukan', isi: '', oleh: actor.user_id }, now)
    await insertPeristiwaPetugas(tx, 'tenggat', now)
    return null
  })

/**
 * Approves the letters that another person asked to send, and notifies those whom an incident affects and who are not notified yet. The step
 * keeps the letter as it was.
 */
export const notifyInsiden = (
  context: Context,
  { actor, asal }: { actor: SignedIn; asal: Asal },
  insiden_id: number,
): Promise<{ dikirim: number }> =>
  catatAtur(
    context,
    { actor, asal },
    ({ dikirim }) => ({ objek: 'insiden', objek_id: insiden_id, jumlah: Math.max(1, dikirim) }),
    async ({ db: tx, clock }) => {
      const [now, { user_id }] = [clock(), actor]
      const surat = await lockLengkap(tx, insiden_id)
      const pengaju = (await findPengaju(tx, insiden_id))?.user_id ?? null
      rejectIf(checkKirim({ pengaju, petugas: user_id, isAlone: await hasTanpaAdminLain(tx, user_id) }))
      const dikirim = await updateDiberitahu(tx, insiden_id, now)
      const isi = `${dikirim}\n${textOf(surat)}`
      await insertLangkah(tx, { insiden_id, jenis: 'diberitahukan', isi, oleh: user_id }, now)
      return { dikirim }
    },
  )

/** Notes that a person with a closed account was sent the letter on paper. */
export const noteDisurati = (
  context: Context,
  { actor, asal }: { actor: SignedIn; asal: Asal },
  of: { insiden_id: number; user_id: number },
): Promise<null> =>
  catatAtur(context, { actor, asal }, tentang(of.insiden_id), async ({ db: tx, clock }) => {
    const [{ insiden_id, user_id }, now] = [of, clock()]
    await lockLengkap(tx, insiden_id)
    if (!(await updateDisurati(tx, of, now))) reject('NOT_FOUND')
    await insertLangkah(tx, { insiden_id, jenis: 'disurati', isi: `akun ${user_id}`, oleh: actor.user_id }, now)
    return null
  })

const tentang = (insiden_id: number) => () => ({ objek: 'insiden', objek_id: insiden_id }) as const

/** The letter of an incident, which is locked; refused where a part is missing. */
async function lockLengkap(tx: Db, insiden_id: number): Promise<readonly Bagian[]> {
  const surat = suratSubjek(found(await lockInsiden(tx, insiden_id)))
  if (!isLengkap(surat)) reject('INCIDENT_INCOMPLETE')
  return surat
}
