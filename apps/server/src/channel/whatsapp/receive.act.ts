import type { Berkas } from '@sehati/contract/base/berkas.schema'
import type { WebhookQuery } from '@sehati/contract/channel/whatsapp.schema'
import type * as z from 'zod/mini'
import type { Db } from '../../base/db/db.ts'
import { reject } from '../../base/http/errors.ts'
import { soalOf } from '../../base/outside/galat-wa.ts'
import type { SoalWa } from '../../base/outside/layanan-wa.ts'
import type { Context } from '../../record/context.ts'
import { updateBerhenti, updateTidakTerkirim } from './izin.store.ts'
import { putJeda } from './jeda.store.ts'
import { listNomor, removePesan, updateBelumTerkirim, updateGagal } from './kiriman.store.ts'
import { type Isi, isSame, isSigned, readWebhook } from './webhook.ts'

/** Returns the challenge with which Meta verifies the address of the webhook. */
export async function verifyWebhook({ whatsapp }: Context, query: z.output<typeof WebhookQuery>): Promise<Berkas> {
  if (whatsapp === null) return reject('NOT_FOUND')
  const isMeta = query['hub.mode'] === 'subscribe' && isSame(query['hub.verify_token'] ?? '', whatsapp.verifyToken)
  return isMeta ? { isi: Buffer.from(query['hub.challenge'] ?? '') } : reject('FORBIDDEN')
}

/**
 * Receives a webhook of Meta. Verifies its signature before it reads the body. A webhook that is sent again, or out of order, changes
 * nothing more: a status counts only while its message is stored, and the status that ends a message removes it.
 */
export async function receiveWebhook({ db, clock, whatsapp }: Context, raw: Buffer, signature: string): Promise<null> {
  if (whatsapp === null) return reject('NOT_FOUND')
  if (!isSigned(raw, signature, whatsapp.appSecret)) return reject('WHATSAPP_SIGNATURE')
  const isi = readWebhook(jsonOf(raw), whatsapp.phoneNumberId)
  const now = clock()
  await db.transaction(async (tx) => {
    if (isi.berhenti.length > 0) await updateBerhenti(tx, isi.berhenti, now)
    if (isi.delivered.length > 0) await removePesan(tx, isi.delivered)
    await recordFailures(tx, isi.failed, now)
  })
  return null
}

async function recordFailures(tx: Db, failed: Isi['failed'], now: Date): Promise<void> {
  const of = (soal: SoalWa) => failed.filter(({ kode }) => soalOf(kode) === soal).map(({ pesan }) => pesan)
  const [nomor, akun, pesan, sementara] = [of('nomor'), of('akun'), of('pesan'), of('sementara')]
  if (nomor.length > 0) await updateTidakTerkirim(tx, await listNomor(tx, nomor), now)
  if (pesan.length > 0) await removePesan(tx, pesan)
  if (sementara.length > 0) await updateGagal(tx, sementara, now)
  if (akun.length === 0 || (await updateBelumTerkirim(tx, akun, now)) === 0) return
  const kode = failed.find((one) => soalOf(one.kode) === 'akun')?.kode ?? 0
  await putJeda(tx, kode, now)
}

function jsonOf(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString())
  } catch {
    return reject('MALFORMED')
  }
}
