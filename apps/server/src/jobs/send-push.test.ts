import { putPilihanKabar, readPemberitahuan } from '@sehati/contract/channel/pemberitahuan.endpoints'
import { cancelKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { logout } from '@sehati/contract/people/auth.endpoints'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startPushing, VAPID } from '../../test/push.ts'
import { KENARI, makeRequested } from '../../test/requested.ts'
import { START } from '../../test/server.ts'
import { insertPengingat } from '../channel/pemberitahuan/pengingat.store.ts'
import { insertPeristiwa } from '../record/peristiwa/peristiwa.store.ts'

const { server, service, relay, send, subscribe, waiting } = await startPushing()
const { call, make, db, at, clock } = server
beforeEach(async () => {
  at(START.toISOString())
  // What another test left on its way.
  await db.rows(sql`delete from langganan_push`)
})
afterEach(() => expect(service.strange).toEqual([]))

/** An event of the account, of which the person is notified. */
const happen = (who: { user_id: number }) =>
  insertPeristiwa(db, { jenis: 'masuk', user_id: who.user_id, isi: { perangkat: 'Firefox di Linux' } }, clock())
const akun = { kelompok: 'akun', url: '/user/notifikasi' }

const request = makeRequested(server)
const requested = async (hours?: { jam_mulai?: string; jam_selesai?: string }) =>
  request(await make.person(5, KENARI), hours)

describe('a push', () => {
  test('of an approval says what kind it is and where it leads, until the consultation begins, signed by the service', async () => {
    const { pasien, tenaga, jadwal_id, answer } = await requested()
    const [browser, ofTenaga] = [await subscribe(pasien), await subscribe(tenaga)]
    await answer('disetujui')
    await send()
    expect(browser.isi()).toEqual([{ kelompok: 'jadwal', url: `/konsultasi/${jadwal_id}` }])
    expect(ofTenaga.isi()).toEqual([{ kelompok: 'jadwal', url: `/konsultasi/${jadwal_id}` }])
    const [received] = browser.kept.received
    expect(received?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '180000', urgency: 'normal' })
    expect(received?.headers.authorization).toContain(`k=${VAPID.publicKey}`)
    expect(received?.sub).toBe(VAPID.subject)
    expect(await waiting(pasien)).toEqual([])
    await send()
    expect(browser.isi()).toHaveLength(1)
  })

  test('goes to every browser of the person, and to no other person', async () => {
    const [me, other] = [await make.person(5), await make.person(5)]
    const elsewhere = { user_id: me.user_id, token: await make.signIn(me.user_id) }
    const browsers = [await subscribe(me), await subscribe(elsewhere)]
    const strangers = await subscribe(other)
    await happen(me)
    await send()
    for (const browser of browsers) expect(browser.isi()).toEqual([akun])
    expect(strangers.isi()).toEqual([])
  })

  test('of every size has one length, and says nothing of a complaint, a reply, a name or a profession', async () => {
    const { pasien, tenaga, answer } = await requested()
    const browsers = [await subscribe(pasien), await subscribe(tenaga)]
    await happen(pasien)
    await answer('disetujui')
    await relay()
    const rows = await db.rows(
      sql`select k::text, l::text from kiriman_push k join langganan_push l using (langganan_id)`,
    )
    expect(rows).toHaveLength(3)
    await send()
    const sent = browsers.flatMap(({ kept }) => kept.received)
    expect(sent).toHaveLength(3)
    expect(new Set(sent.map(({ raw }) => raw.length)).size).toBe(1)
    const all = [
      ...sent.map(({ isi }) => isi),
      ...[...sent.map(({ headers }) => headers), ...rows].map((one) => JSON.stringify(one)),
    ].join()
    expect(all).not.toMatch(/kenari|psikolog|dokter|keluhan|orang\d/i)
  })

  test('of a kind that was turned off is not sent; the others are, and so is its mail', async () => {
    const { pasien, answer } = await requested()
    const browser = await subscribe(pasien)
    const reply = await call(pasien, putPilihanKabar, { body: { jenis: 'disetujui', push: false } })
    expect(reply.data).toContainEqual({ jenis: 'disetujui', email: true, push: false })
    await happen(pasien)
    await answer('disetujui')
    await send()
    expect(browser.isi()).toEqual([akun])
    const mails = await db.rows(sql`select from surat where user_id = ${pasien.user_id} and jenis = 'disetujui'`)
    expect(mails).toHaveLength(1)
  })

  test('that was turned off while it waited is not sent', async () => {
    const { pasien, answer } = await requested()
    const browser = await subscribe(pasien)
    at('2026-11-23T22:00:00+07:00')
    await answer('disetujui')
    await send()
    await call(pasien, putPilihanKabar, { body: { jenis: 'disetujui', push: false } })
    at('2026-11-24T07:00:00+07:00')
    await send()
    expect(browser.isi()).toEqual([])
  })

  test('is not sent once the session has run out or ended', async () => {
    const [idle, gone] = [await make.person(5), await make.person(5)]
    const browsers = [await subscribe(idle), await subscribe(gone)]
    at('2026-12-01T08:00:00+07:00')
    await happen(idle)
    await send()
    at(START.toISOString())
    await happen(gone)
    await call(gone, logout)
    await send()
    for (const browser of browsers) expect([browser.kept.tries, browser.isi()]).toEqual([0, []])
    expect(await waiting(idle)).toEqual([])
  })
})

describe('in the quiet hours a push', () => {
  test('waits until seven by the clock of the clinic, and is not sent where the notice was read meanwhile', async () => {
    const [one, other] = [await requested(), await requested()]
    const browsers = [await subscribe(one.pasien), await subscribe(other.pasien)] as const
    at('2026-11-23T21:00:00+07:00')
    await one.answer('disetujui')
    await other.answer('disetujui')
    await send()
    for (const { kept } of browsers) expect(kept.tries).toBe(0)
    expect((await waiting(one.pasien)).map(({ percobaan, sejak }) => [percobaan, new Date(sejak)])).toEqual([
      [0, new Date('2026-11-24T07:00:00+07:00')],
    ])
    at('2026-11-24T06:59:59+07:00')
    await send()
    expect(browsers[0].kept.tries).toBe(0)
    await call(other.pasien, readPemberitahuan, { body: { sampai: 2_000_000_000 } })
    at('2026-11-24T07:00:00+07:00')
    await send()
    expect(browsers[0].isi()).toHaveLength(1)
    expect(browsers[1].isi()).toEqual([])
  })

  test('that failed before them waits as well', async () => {
    const me = await make.person(5)
    const browser = await subscribe(me, 503)
    at('2026-11-23T20:59:50+07:00')
    await happen(me)
    await send()
    browser.kept.treatment = 201
    at('2026-11-23T21:00:30+07:00')
    await send()
    expect(browser.isi()).toEqual([])
    at('2026-11-24T07:00:00+07:00')
    await send()
    expect(browser.isi()).toEqual([akun])
  })

  test('of an alert for a person on duty, or of a reminder within the hour, leaves at once', async () => {
    const { pasien, jadwal_id, answer } = await requested({ jam_mulai: '04:00:00', jam_selesai: '05:00:00' })
    await answer('disetujui')
    await send()
    const admin = await make.person(1)
    const [alert, reminder] = [await subscribe(admin), await subscribe(pasien)]
    at('2026-11-25T03:00:00+07:00')
    await db.rows(sql`
      insert into peristiwa (jenis, user_id, sejak) values ('peringatan_belum', ${admin.user_id}, ${clock()})`)
    await insertPengingat(server.service, clock())
    await send()
    expect(alert.isi()).toEqual([{ kelompok: 'tugas', url: '/admin/jadwal-jaga' }])
    expect(alert.kept.received[0]?.headers.urgency).toBe('high')
    expect(reminder.isi()).toEqual([{ kelompok: 'jadwal', url: `/konsultasi/${jadwal_id}` }])
    expect(reminder.kept.received[0]?.headers).toMatchObject({ ttl: '3600', urgency: 'high' })
  })
})

describe('a reminder', () => {
  const remind = async () => insertPengingat(server.service, clock())

  test('is pushed until the start, and wakes the device', async () => {
    const { pasien, answer } = await requested()
    await answer('disetujui')
    const browser = await subscribe(pasien)
    await send()
    at('2026-11-25T08:00:00+07:00')
    await remind()
    await send()
    expect(browser.kept.received.at(-1)?.headers).toMatchObject({ ttl: '3600', urgency: 'high' })
  })

  test('of a consultation that was cancelled meanwhile is never pushed', async () => {
    const { pasien, answer, jadwal_id } = await requested()
    await answer('disetujui')
    const browser = await subscribe(pasien, 503)
    await send()
    at('2026-11-25T08:00:00+07:00')
    await remind()
    await send()
    expect((await waiting(pasien)).map(({ jenis }) => jenis)).toContain('pengingat_sejam')
    const before = browser.kept.tries
    browser.kept.treatment = 201
    await call(pasien, cancelKonsultasi, { query: { jadwalid: jadwal_id }, body: {} })
    at('2026-11-25T08:00:40+07:00')
    await send()
    expect(browser.kept.tries).toBe(before)
    expect((await waiting(pasien)).map(({ jenis }) => jenis)).not.toContain('pengingat_sejam')
  })

  test('is not pushed once the consultation has begun', async () => {
    const { pasien, answer } = await requested()
    await answer('disetujui')
    await send()
    const browser = await subscribe(pasien, 503)
    at('2026-11-25T08:00:00+07:00')
    await remind()
    await send()
    expect((await waiting(pasien)).map(({ jenis }) => jenis)).toEqual(['pengingat_sejam'])
    browser.kept.treatment = 201
    at('2026-11-25T09:00:00+07:00')
    await send()
    expect(browser.isi()).toEqual([])
  })
})
