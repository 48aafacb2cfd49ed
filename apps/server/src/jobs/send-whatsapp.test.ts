import { readPemberitahuan } from '@sehati/contract/channel/pemberitahuan.endpoints'
import { jenisWhatsapp } from '@sehati/contract/channel/whatsapp.rules'
import { cancelKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import sql from 'sql-template-tag'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runJobs } from '../../test/jobs.ts'
import { KENARI, makeRequested } from '../../test/requested.ts'
import { START } from '../../test/server.ts'
import { KALIMAT, startMessaging } from '../../test/whatsapp.ts'
import { layananWaCloud } from '../base/outside/layanan-wa-cloud.ts'
import { insertPengingat } from '../channel/pemberitahuan/pengingat.store.ts'
import { insertPeristiwa } from '../record/peristiwa/peristiwa.store.ts'
import { noMessages } from './whatsapp-results.ts'

const { server, api, queue, relay, send, consented, approved, happen, hook, izinOf, waiting } = await startMessaging()
const { call, make, db, at, clock } = server
beforeEach(async () => {
  at(START.toISOString())
  // What another test left on its way.
  await db.rows(sql`delete from kiriman_wa`)
})
afterEach(() => expect(api.strange).toEqual([]))

const request = makeRequested(server)
/** A request of a person who has consented, with the professional who answers it. */
const requested = async (hours?: { jam_mulai?: string; jam_selesai?: string }) =>
  request(await consented(await make.person(5, KENARI)), hours)

describe('a message', () => {
  test('of an approval is the template, to the number of the person, and nothing else', async () => {
    const { pasien, jadwal_id, answer } = await requested()
    await answer('disetujui')
    await send()
    expect(api.textsTo(pasien.nomor)).toEqual([KALIMAT])
    expect(KALIMAT).toBe('Ada pembaruan jadwal. Buka Sehati untuk melihat.')
    const [sent] = api.accepted.filter(({ to }) => to === pasien.nomor)
    expect(sent?.body).not.toMatch(/kenari|psikolog|dokter|orang\d/i)
    expect(sent?.body).not.toContain(`/${jadwal_id}`)
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: pasien.nomor,
      type: 'template',
      template: { name: 'pembaruan_jadwal', language: { policy: 'deterministic', code: 'id' } },
    })
    await send()
    expect(api.triesOf(pasien.nomor)).toBe(1)
  })

  test('is not sent to a person who has not consented, although they have a number', async () => {
    const other = await make.person(5)
    await db.rows(sql`update users set phone_number = '081277778888' where user_id = ${other.user_id}`)
    await happen((await make.booked(other)).jadwal_id)
    await send()
    expect(api.triesOf('6281277778888')).toBe(0)
  })

  test('is of a schedule: not of an account, a message, an alert or a review', async () => {
    const { who, jadwal_id } = await approved()
    await send()
    await insertPeristiwa(db, { jenis: 'masuk', user_id: who.user_id, isi: { perangkat: null } }, clock())
    for (const jenis of ['balasan', 'rekam_dirilis', 'undangan_ulasan']) await happen(jadwal_id, jenis)
    await send()
    expect(api.textsTo(who.nomor)).toHaveLength(1)
    expect(jenisWhatsapp.length).toBeGreaterThan(10)
  })

  test('of several events is one, because it says the same', async () => {
    const { who, jadwal_id } = await approved()
    at('2026-11-23T22:00:00+07:00')
    for (const jenis of ['menunggu', 'dijadwalkan', 'dibatalkan']) await happen(jadwal_id, jenis)
    await send()
    expect(api.textsTo(who.nomor)).toEqual([])
    at('2026-11-24T07:00:00+07:00')
    await send()
    expect(api.textsTo(who.nomor)).toHaveLength(1)
    expect(await waiting(who)).toMatchObject([{ diterima: true }])
  })

  test('is forgotten once it was delivered, and after a day without a status', async () => {
    const [one, two] = [await approved(), await approved()]
    await send()
    const sent = (nomor: string) => api.accepted.filter(({ to }) => to === nomor)[0] as (typeof api.accepted)[number]
    for (const status of ['sent', 'delivered', 'read', 'sent', 'delivered'] as const)
      expect(await hook(api.statusOf(sent(one.who.nomor), status, clock()))).toBe(200)
    expect([await waiting(one.who), await waiting(two.who)]).toMatchObject([[], [{ diterima: true }]])
    at('2026-11-24T07:00:01+07:00')
    await send()
    expect(await waiting(two.who)).toEqual([])
    expect(api.triesOf(two.who.nomor)).toBe(1)
    // Too late to mean anything.
    expect(await hook(api.statusOf(sent(two.who.nomor), { failed: 131026 }, clock()))).toBe(200)
    expect(await izinOf(two.who)).toMatchObject([{ aktif: true }])
  })

  test('is not written where the service sends none', async () => {
    const { who } = await approved()
    const { relayPeristiwa } = await import('../channel/pemberitahuan/relay.act.ts')
    await server.service.transaction((tx) => relayPeristiwa(tx, clock(), false))
    expect(await waiting(who)).toEqual([])
  })
})

describe('in the quiet hours a message', () => {
  test('waits until seven by the clock of the clinic, and is not sent where the notice was read meanwhile', async () => {
    const [one, other] = [await requested(), await requested()]
    at('2026-11-23T21:00:00+07:00')
    await one.answer('disetujui')
    await other.answer('disetujui')
    await send()
    expect((await waiting(one.pasien)).map(({ percobaan, sejak }) => [percobaan, new Date(sejak)])).toEqual([
      [0, new Date('2026-11-24T07:00:00+07:00')],
    ])
    await call(other.pasien, readPemberitahuan, { body: { sampai: 2_000_000_000 } })
    at('2026-11-24T06:59:59+07:00')
    await send()
    expect(api.triesOf(one.pasien.nomor)).toBe(0)
    at('2026-11-24T07:00:00+07:00')
    await send()
    expect([api.triesOf(one.pasien.nomor), api.triesOf(other.pasien.nomor)]).toEqual([1, 0])
  })

  test('of a reminder within the hour leaves at once, beside one that waits', async () => {
    const { pasien, answer } = await requested({ jam_mulai: '04:00:00', jam_selesai: '05:00:00' })
    at('2026-11-24T23:00:00+07:00')
    await answer('disetujui')
    await send()
    expect(api.triesOf(pasien.nomor)).toBe(0)
    at('2026-11-25T03:00:00+07:00')
    await insertPengingat(server.service, clock())
    await send()
    expect(api.textsTo(pasien.nomor)).toEqual([KALIMAT])
  })

  test('of a consultation that was cancelled meanwhile is no reminder any more', async () => {
    const { pasien, answer, jadwal_id } = await requested()
    await answer('disetujui')
    await send()
    api.treat(pasien.nomor, { status: 503 })
    at('2026-11-25T08:00:00+07:00')
    await insertPengingat(server.service, clock())
    await send()
    expect((await waiting(pasien)).map(({ jenis }) => jenis)).toContain('pengingat_sejam')
    api.treat(pasien.nomor, 'accept')
    const before = api.triesOf(pasien.nomor)
    await call(pasien, cancelKonsultasi, { query: { jadwalid: jadwal_id }, body: {} })
    await readAll(pasien)
    at('2026-11-25T08:00:40+07:00')
    await send()
    expect(api.triesOf(pasien.nomor)).toBe(before)
  })
  const readAll = (who: { token: string }) => call(who, readPemberitahuan, { body: { sampai: 2_000_000_000 } })
})

describe('of several processes', () => {
  test('one takes a message, also of two for one person, and another one after a minute where it was killed', async () => {
    const { who, jadwal_id } = await approved()
    await happen(jadwal_id, 'dijadwalkan')
    await relay()
    const [first, second] = await Promise.all([queue.take(9), queue.take(9)])
    expect(first.length + second.length).toBe(1)
    expect(await queue.take(9)).toEqual([])
    at('2026-11-23T07:01:00+07:00')
    await send()
    expect(api.textsTo(who.nomor)).toHaveLength(1)
  })

  test('each sends a part, and no message is sent twice', async () => {
    at(START.toISOString())
    const kotakSurat = { kirim: async () => {}, tutup: async () => {} }
    const hasil = noMessages()
    const run = () => runJobs(server, { kotakSurat, whatsapp: { layanan: layananWaCloud(api.akun), hasil } })
    const processes = [run(), run(), run()]
    afterAll(() => Promise.all(processes.map(({ stop }) => stop())))
    const slow = await approved()
    api.treat(slow.who.nomor, { delayMs: 1_500 })
    const people = [slow]
    for (let n = 0; n < 6; n += 1) people.push(await approved())
    await expect.poll(() => people.map(({ who }) => api.textsTo(who.nomor).length)).toEqual(people.map(() => 1))
    await Promise.all(processes.map(({ stop }) => stop()))
    expect(people.every(({ who }) => api.triesOf(who.nomor) === 1)).toBe(true)
  })
})
