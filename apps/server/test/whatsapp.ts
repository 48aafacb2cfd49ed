import { brandName } from '@sehati/contract/base/brand'
import { format } from '@sehati/contract/base/sentence'
import { kalimatPush } from '@sehati/contract/channel/push.texts'
import { putWhatsapp, receiveWebhookWhatsapp } from '@sehati/contract/channel/whatsapp.endpoints'
import sql from 'sql-template-tag'
import { afterAll } from 'vitest'
import { layananWaCloud } from '../src/base/outside/layanan-wa-cloud.ts'
import { whatsappQueue } from '../src/jobs/send-whatsapp.ts'
import { noMessages } from '../src/jobs/whatsapp-results.ts'
import { makeRelay, sendDue } from './jobs.ts'
import { openLimits } from './limits.ts'
import { startServer } from './server.ts'
import { startWhatsappApi } from './whatsapp-api.ts'

/** The sentence that an operator has approved (docs/whatsapp.md). */
export const KALIMAT = format(kalimatPush.jadwal, { layanan: brandName })

/** A server that sends WhatsApp messages, the API that takes them, and functions that do at once what processes do each second. */
export async function startMessaging() {
  const limits = openLimits()
  const api = await startWhatsappApi({ name: 'pembaruan_jadwal', language: 'id', text: KALIMAT }, limits.end)
  afterAll(() => api.stop())
  const server = await startServer({ whatsapp: api.akun })
  const { db, call, make, clock } = server
  const layanan = layananWaCloud(api.akun, limits.limit)
  const hasil = noMessages()
  const { relay } = makeRelay(server, { layanan, hasil })
  const warnings: object[] = []
  const deps = {
    ...server,
    db: server.service,
    layanan,
    hasil,
    log: { warn: (fields: object) => void warnings.push(fields) },
  }
  const queue = whatsappQueue(deps)
  let serial = 0

  /** Turns events into notices, and sends the messages that are due. */
  async function send(): Promise<void> {
    await relay()
    // Of each person one is taken at a time, and useless ones are removed before.
    for (let round = 0; round < 3; round += 1) await sendDue(queue)
  }
  const setNomor = (who: { user_id: number }, phone_number: string | null) =>
    db.rows(
      sql`update users set phone_number = ${phone_number}, updated_at = ${clock()} where user_id = ${who.user_id}`,
    )
  /** A person with a mobile number who has consented. */
  async function consented<P extends { user_id: number; token: string }>(who: P): Promise<P & { nomor: string }> {
    const nomor = `62812${String(10_000_000 + ++serial)}`
    await setNomor(who, nomor.replace(/^62/, '0'))
    const reply = await call(who, putWhatsapp)
    if (reply.status !== 201) throw new Error(`${reply.status} ${reply.code}`)
    return { ...who, nomor }
  }
  /** An event about the schedule of a person who has consented: their consultation is approved. */
  async function approved() {
    const who = await consented(await make.person(5))
    const booked = await make.booked(who, { status: 'diajukan' })
    await happen(booked.jadwal_id)
    return { ...booked, who }
  }
  /** An event about a consultation, as the database writes it. */
  const happen = (jadwal_id: number, jenis = 'disetujui') =>
    db.rows(sql`
      insert into peristiwa (jenis, jadwal_id, mulai, sejak)
      select ${jenis}, jadwal_id, mulai, ${clock()} from konsultasi where jadwal_id = ${jadwal_id}`)
  /** Sends a webhook; returns the status of the response. */
  async function hook({ raw, headers }: { raw: string | Buffer; headers: Record<string, string> }): Promise<number> {
    const { method, path: url } = receiveWebhookWhatsapp
    return (await server.app.inject({ method, url, headers, payload: raw })).statusCode
  }
  const izinOf = (who: { user_id: number }) =>
    db.rows<{ nomor: string; aktif: boolean; sebab: string | null }>(sql`
      select nomor, dicabut_pada is null as aktif, sebab from izin_wa where user_id = ${who.user_id} order by izin_id`)
  const waiting = (who: { user_id: number }) =>
    db.rows<{ jenis: string; percobaan: number; sejak: string; diterima: boolean }>(sql`
      select k.jenis, k.percobaan, k.sejak, k.pesan_hash is not null as diterima
      from kiriman_wa k join izin_wa i using (izin_id) where i.user_id = ${who.user_id} order by k.kiriman_id`)
  return {
    server,
    api,
    deps,
    queue,
    hasil,
    warnings,
    relay,
    send,
    setNomor,
    consented,
    approved,
    happen,
    hook,
    izinOf,
    waiting,
  }
}
