import { type Bagian, isLengkap, suratSubjek } from '@sehati/contract/rights/insiden.rules'
import type { TerdampakMasukan } from '@sehati/contract/rights/insiden.schema'
import { insidenTexts } from '@sehati/contract/rights/insiden.texts'
import type { Asal, SignedIn } from '../../base/http/authentication.ts'
import { found, reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { catatAtur } from '../../record/jejak/catat-atur.ts'

import { insertLangkah, lockInsiden } from './insiden.store.ts'
import { countDaftar, hasNamed, insertTerdampak, updateDiberitahu } from './terdampak.store.ts'

/** A letter as it is kept in the step that sent it. */
const textOf = (surat: readonly Bagian[]): string =>
  [insidenTexts.subjek, ...surat.map(({ judul, isi }) => `${judul}: ${isi}`), insidenTexts.dasar].join('\n')

/** How people were found, so that it can be found again, and how many. */
function stepOf(ask: TerdampakMasukan, { ditemukan, baru }: { ditemukan: number; baru: number }): string {
  const of = {
    pembuka: `dibuka akun ${ask.pelaku_id} dari ${ask.dari} sampai ${ask.sampai}`,
    tenaga: `pasien tenaga profesional ${ask.profesional_id}`,
    daftar: `akun ${ask.user_id?.join(', ')}`,
  }
  return `${ditemukan} orang, ${baru} baru: ${of[ask.cara]}`
}

/** Finds the people whom an incident affects. */
export const findTerdampak = (
  context: Context,
  { actor, asal }: { actor: SignedIn; asal: Asal },
  insiden_id: number,
  ask: TerdampakMasukan,
): Promise<{ ditemukan: number; baru: number; daftar: number }> =>
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
      return { ...counted, daftar: await countDaftar(tx, ask) }
    },
  )

/** Notifies those whom an incident affects and who are not notified yet. The step keeps the letter as it was. */
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
      const now = clock()
      const surat = suratSubjek(found(await lockInsiden(tx, insiden_id)))
      if (!isLengkap(surat)) reject('INCIDENT_INCOMPLETE')
      const dikirim = await updateDiberitahu(tx, insiden_id, now)
      const isi = `${dikirim}\n${textOf(surat)}`
      await insertLangkah(tx, { insiden_id, jenis: 'diberitahukan', isi, oleh: actor.user_id }, now)
      return { dikirim }
    },
  )
