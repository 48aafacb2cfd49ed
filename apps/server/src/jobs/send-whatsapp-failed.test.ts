import { listPemberitahuan } from '@sehati/contract/channel/pemberitahuan.endpoints'
import { getWhatsapp } from '@sehati/contract/channel/whatsapp.endpoints'
import { getPerhatian } from '@sehati/contract/safety/perhatian.endpoints'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { RUNNING, sendDue } from '../../test/jobs.ts'
import { START } from '../../test/server.ts'
import { startMessaging } from '../../test/whatsapp.ts'
import { layananWaCloud } from '../base/outside/layanan-wa-cloud.ts'
import { makeDatabaseMeters } from '../metrics/database-meters.ts'
import { sendOne } from './send-until.ts'
import { whatsappQueue } from './send-whatsapp.ts'

const { server, api, deps, queue, hasil, warnings, relay, send, approved, hook, izinOf, waiting } =
  await startMessaging()
const { call, make, db, at, clock } = server
const admin = await make.person(1)
beforeEach(async () => {
  at(START.toISOString())
  api.treat('*', 'accept')
  // What another test left on its way.
  await db.rows(sql`delete from kiriman_wa`)
  await db.rows(sql`delete from jeda_wa`)
})
afterEach(() => expect(api.strange.splice(0)).toEqual([]))

const sentTo = (nomor: string) => api.accepted.filter(({ to }) => to === nomor).at(-1) as (typeof api.accepted)[number]
const later = (seconds: number) => at(new Date(clock().getTime() + seconds * 1_000).toISOString())
const perhatian = async () => {
  const { whatsapp_berhenti, whatsapp_kode } = (await call(admin, getPerhatian)).data
  return [whatsapp_berhenti, whatsapp_kode]
}

describe('a number that gets no messages', () => {
  test.each([131026, 131021, 131050])(
    '(%i at once) ends the consent, and the person is notified in the service',
    async (code) => {
      const { who } = await approved()
      api.treat(who.nomor, { code })
      const before = hasil.refused
      await send()
      expect(hasil.refused - before).toBe(1)
      expect(await izinOf(who)).toMatchObject([{ aktif: false, sebab: 'tidak_terkirim' }])
      expect(await waiting(who)).toEqual([])
      await relay()
      expect((await call(who, getWhatsapp)).data).toMatchObject({ sejak: null, berakhir: { sebab: 'tidak_terkirim' } })
      const notices = (await call(who, listPemberitahuan, { query: { page: 1, limit: 9 } })).data.queried
      expect(notices.map(({ jenis }: { jenis: string }) => jenis)).toContain('wa_berhenti')
    },
  )

  test('(by a status) ends it as well; the status counts once', async () => {
    const { who } = await approved()
    await send()
    const failed = api.statusOf(sentTo(who.nomor), { failed: 131026 }, clock())
    expect(await hook(failed)).toBe(200)
    expect(await izinOf(who)).toMatchObject([{ aktif: false, sebab: 'tidak_terkirim' }])
    await db.transaction(async (tx) => {
      const { insertIzin } = await import('../channel/whatsapp/izin.store.ts')
      await insertIzin(tx, who.user_id, who.nomor, clock())
    })
    expect(await hook(failed)).toBe(200)
    expect(await izinOf(who)).toMatchObject([{ aktif: false }, { aktif: true }])
    const told = await db.rows(sql`select from peristiwa where user_id = ${who.user_id} and jenis = 'wa_berhenti'`)
    expect(told).toHaveLength(1)
  })

  test('whose message was delivered does not fail any more', async () => {
    const { who } = await approved()
    await send()
    await hook(api.statusOf(sentTo(who.nomor), 'delivered', clock()))
    await hook(api.statusOf(sentTo(who.nomor), { failed: 131026 }, clock()))
    expect(await izinOf(who)).toMatchObject([{ aktif: true }])
  })
})

describe('what passes', () => {
  test.each([
    { code: 130429 },
    { code: 131048 },
    { code: 131056 },
    { code: 80_007 },
    { code: 4 },
    { code: 131_000, status: 500 },
    { code: 987_654 },
    { status: 429 },
    { status: 502 },
    'never' as const,
  ])('%j is tried five times, with longer and longer pauses', async (treatment) => {
    const { who } = await approved()
    api.treat(who.nomor, treatment)
    const failed = hasil.failed
    await send()
    const pauses: number[] = []
    for (let [message] = await waiting(who); message; [message] = await waiting(who)) {
      pauses.push((Date.parse(message.sejak) - clock().getTime()) / 1_000)
      at(new Date(message.sejak).toISOString())
      await send()
    }
    expect(pauses).toEqual([30, 120, 480, 1_920])
    expect([api.triesOf(who.nomor), hasil.failed - failed]).toEqual([5, 1])
    expect(await izinOf(who)).toMatchObject([{ aktif: true }])
  })

  test('in a status is tried again after its pause', async () => {
    const { who } = await approved()
    await send()
    const failed = api.statusOf(sentTo(who.nomor), { failed: 131056 }, clock())
    await hook(failed)
    await hook(failed)
    expect(await waiting(who)).toMatchObject([{ percobaan: 1, diterima: false }])
    later(29)
    await send()
    expect(api.triesOf(who.nomor)).toBe(1)
    later(1)
    await send()
    expect(api.triesOf(who.nomor)).toBe(2)
    // The first message is not known any more.
    await hook(failed)
    expect(await waiting(who)).toMatchObject([{ percobaan: 2, diterima: true }])
  })

  test.each([131047, 131049])('%i is given up at once: Meta does not want the message again', async (code) => {
    const [now, afterwards] = [await approved(), await approved()]
    api.treat(now.who.nomor, { code })
    await send()
    await hook(api.statusOf(sentTo(afterwards.who.nomor), { failed: code }, clock()))
    for (const { who } of [now, afterwards]) {
      expect(await waiting(who)).toEqual([])
      expect(await izinOf(who)).toMatchObject([{ aktif: true }])
    }
  })
})

describe('an account that may not send', () => {
  test.each([
    { code: 190, status: 401 },
    { code: 132_001, status: 404 },
    { code: 132_015 },
    { code: 131_031 },
    { code: 131_042 },
    { code: 368 },
    { code: 200 },
  ])('%j lets all messages wait; admins read the code; one message finds out that it passed', async (treatment) => {
    const [one, two] = [await approved(), await approved()]
    expect(await perhatian()).toEqual([0, 0])
    api.treat('*', treatment)
    await relay()
    await sendDue(queue, 1)
    expect(await perhatian()).toEqual([1, treatment.code])
    expect(warnings.at(-1)).toEqual({ kode: treatment.code })
    const tries = () => api.triesOf(one.who.nomor) + api.triesOf(two.who.nomor)
    const before = tries()
    await send()
    expect(tries()).toBe(before)
    later(600)
    await send()
    // One for all.
    expect(tries()).toBe(before + 1)
    api.treat('*', 'accept')
    later(600)
    await send()
    expect(await perhatian()).toEqual([0, 0])
    expect([...api.textsTo(one.who.nomor), ...api.textsTo(two.who.nomor)]).toHaveLength(2)
    expect([await waiting(one.who), await waiting(two.who)]).toMatchObject([[{ percobaan: 1 }], [{ percobaan: 1 }]])
  })

  test('by a wrong token, of which nothing is logged, is tried at once by a process that starts', async () => {
    const { who } = await approved()
    await relay()
    await sendDue(whatsappQueue({ ...deps, layanan: layananWaCloud({ ...api.akun, token: 'EAAsalah' }) }))
    expect(api.strange.splice(0)).toEqual(['a wrong token'])
    expect(JSON.stringify(warnings)).not.toMatch(/EAA|6281/)
    expect(await perhatian()).toEqual([1, 190])
    const { registry, read } = makeDatabaseMeters(db, clock, '/nonexistent', 60_000)
    later(60)
    await read()
    expect(await registry.metrics()).toContain('sehati_whatsapp_paused_seconds 60')
    expect(await queue.take(9)).toEqual([])
    await sendDue(whatsappQueue(deps))
    expect(api.textsTo(who.nomor)).toHaveLength(1)
    expect(await perhatian()).toEqual([0, 0])
  })

  test('by a status puts the message back, and its repetition changes nothing', async () => {
    const { who } = await approved()
    await send()
    const failed = api.statusOf(sentTo(who.nomor), { failed: 131042 }, clock())
    await hook(failed)
    expect(await perhatian()).toEqual([1, 131042])
    expect(await waiting(who)).toMatchObject([{ percobaan: 0, diterima: false }])
    later(600)
    await send()
    expect(await perhatian()).toEqual([0, 0])
    await hook(failed)
    expect(await perhatian()).toEqual([0, 0])
    expect(api.textsTo(who.nomor)).toHaveLength(2)
  })
})

test('a process that stops leaves what is under way to the others', async () => {
  const { who } = await approved()
  api.treat(who.nomor, 'never')
  await relay()
  const end = new AbortController()
  const [kiriman] = await queue.take(9)
  const sending = sendOne(queue, kiriman as NonNullable<typeof kiriman>, { ...RUNNING, ending: end.signal })
  end.abort()
  await sending
  expect(await waiting(who)).toMatchObject([{ percobaan: 0 }])
  api.treat(who.nomor, 'accept')
  await send()
  expect(api.textsTo(who.nomor)).toHaveLength(1)
})
