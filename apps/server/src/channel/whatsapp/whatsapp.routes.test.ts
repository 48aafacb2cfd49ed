import {
  getWhatsapp,
  putWhatsapp,
  removeWhatsapp,
  verifyWebhookWhatsapp,
} from '@sehati/contract/channel/whatsapp.endpoints'
import { nomorWhatsapp } from '@sehati/contract/channel/whatsapp.rules'
import { updateProfil } from '@sehati/contract/people/user.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { START, startServer } from '../../../test/server.ts'
import { startMessaging } from '../../../test/whatsapp.ts'
import { insertIzin } from './izin.store.ts'

const { server, api, setNomor, consented, hook, izinOf, waiting, relay, approved } = await startMessaging()
const { call, make, db, at, clock, service } = server
const off = await startServer()
beforeEach(() => at(START.toISOString()))

describe('a consent', () => {
  test('is given for the number of the account, with its time, and withdrawn with its time', async () => {
    const me = await make.person(5)
    await setNomor(me, '081234567890')
    expect((await call(me, getWhatsapp)).data).toEqual({
      tersedia: true,
      nomor: '081234567890',
      sejak: null,
      berakhir: null,
    })
    const given = await call(me, putWhatsapp)
    expect([given.status, given.data]).toEqual([
      201,
      { tersedia: true, nomor: '081234567890', sejak: '2026-11-23T07:00:00+07:00', berakhir: null },
    ])
    at('2026-11-23T08:00:00+07:00')
    expect((await call(me, putWhatsapp)).data).toEqual(given.data)
    const ended = await call(me, removeWhatsapp)
    expect([ended.status, ended.data]).toEqual([
      200,
      {
        ...given.data,
        sejak: null,
        berakhir: { pada: '2026-11-23T08:00:00+07:00', sebab: 'dicabut' },
      },
    ])
    expect((await call(me, removeWhatsapp)).data).toEqual(ended.data)
    at('2026-11-23T09:00:00+07:00')
    expect((await call(me, putWhatsapp)).data).toMatchObject({ sejak: '2026-11-23T09:00:00+07:00', berakhir: null })
    expect(await izinOf(me)).toEqual([
      { nomor: '6281234567890', aktif: false, sebab: 'dicabut' },
      { nomor: '6281234567890', aktif: true, sebab: null },
    ])
  })

  test.each([null, '0211234567', '14155551234', '1'])('is refused for the number %s', async (nomor) => {
    const me = await make.person(5)
    await setNomor(me, nomor)
    const reply = await call(me, putWhatsapp)
    expect([reply.status, reply.code, reply.message]).toEqual([
      422,
      'WHATSAPP_NUMBER',
      expect.stringContaining('bukan nomor ponsel Indonesia'),
    ])
    expect(await izinOf(me)).toEqual([])
  })

  test('ends with another number, and the person to whom the old one belongs now has none', async () => {
    const me = await consented(await make.person(5))
    const reply = await call(me, updateProfil, { body: { phone_number: '081200009999' } })
    expect(reply.status).toBe(200)
    expect(await izinOf(me)).toMatchObject([{ aktif: false, sebab: 'nomor_berubah' }])
    expect((await call(me, getWhatsapp)).data).toMatchObject({ sejak: null, berakhir: { sebab: 'nomor_berubah' } })
    const next = await make.person(5)
    await setNomor(next, me.nomor)
    expect((await call(next, getWhatsapp)).data).toMatchObject({ sejak: null, berakhir: null })
  })

  test('outlives a change of the name, and ends with the account, also when that is opened again', async () => {
    const me = await consented(await make.person(5))
    await call(me, updateProfil, { body: { name: 'Nama Lain' } })
    expect(await izinOf(me)).toMatchObject([{ aktif: true }])
    for (const status of ['nonaktif', 'aktif'])
      await db.rows(sql`update users set status_user = ${status} where user_id = ${me.user_id}`)
    expect(await izinOf(me)).toMatchObject([{ aktif: false, sebab: 'akun_nonaktif' }])
  })

  test('with its end, what waits to be sent is removed', async () => {
    const { who } = await approved()
    await relay()
    expect(await waiting(who)).toHaveLength(1)
    await call(who, removeWhatsapp)
    expect(await waiting(who)).toEqual([])
  })

  test('is neither changed nor removed, nor given for another number, in the database itself', async () => {
    const me = await consented(await make.person(5))
    const refused = (statement: ReturnType<typeof sql>) =>
      expect(db.rows(statement)).rejects.toMatchObject({ code: '23001' })
    await refused(sql`delete from izin_wa where user_id = ${me.user_id}`)
    await refused(sql`update izin_wa set nomor = '6281299999999' where user_id = ${me.user_id}`)
    await refused(sql`truncate izin_wa cascade`)
    await call(me, removeWhatsapp)
    await refused(sql`update izin_wa set dicabut_pada = null, sebab = null where user_id = ${me.user_id}`)
    await refused(sql`update izin_wa set dicabut_pada = now() where user_id = ${me.user_id}`)
    await expect(insertIzin(db, me.user_id, '6281299999999', clock())).rejects.toMatchObject({ code: '23001' })
  })

  test('that meets a change of the number is of the new number, or ended', async () => {
    for (let round = 0; round < 10; round += 1) {
      const me = await make.person(5)
      await setNomor(me, '081234567890')
      await Promise.all([call(me, putWhatsapp), call(me, updateProfil, { body: { phone_number: '081234567891' } })])
      const row = await db.row<{ phone_number: string }>(
        sql`select phone_number from users where user_id = ${me.user_id}`,
      )
      for (const { nomor, aktif } of await izinOf(me))
        if (aktif) expect(nomor).toBe(nomorWhatsapp(row?.phone_number ?? null))
    }
  })

  test('is refused where the service sends none; one from before can be withdrawn', async () => {
    const me = await off.make.person(5)
    await off.db.rows(sql`update users set phone_number = '081234567890' where user_id = ${me.user_id}`)
    expect((await off.call(me, getWhatsapp)).data).toMatchObject({ tersedia: false })
    expect((await off.call(me, putWhatsapp)).code).toBe('WHATSAPP_OFF')
    await off.db.transaction((tx) => insertIzin(tx, me.user_id, '6281234567890', off.clock()))
    expect((await off.call(me, removeWhatsapp)).data).toMatchObject({ sejak: null, berakhir: { sebab: 'dicabut' } })
  })
})

describe('the verification of the webhook', () => {
  const ask = (query: Record<string, string>) => call(null, verifyWebhookWhatsapp, { query })
  const right = { 'hub.mode': 'subscribe', 'hub.verify_token': api.akun.verifyToken, 'hub.challenge': '1158201444' }

  test('returns the challenge as text', async () => {
    const reply = await ask(right)
    expect([reply.status, reply.raw.toString()]).toEqual([200, '1158201444'])
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8')
  })

  test.each([{ 'hub.verify_token': 'salah' }, { 'hub.verify_token': '' }, { 'hub.mode': 'unsubscribe' }])(
    'is refused with %j',
    async (wrong) => expect((await ask({ ...right, ...wrong })).status).toBe(403),
  )

  test('is not found where WhatsApp is off, and so is the webhook', async () => {
    expect((await off.call(null, verifyWebhookWhatsapp, { query: right })).status).toBe(404)
    const { raw, headers } = api.messageFrom('6281234567890', 'BERHENTI', clock())
    const url = verifyWebhookWhatsapp.path
    expect((await off.app.inject({ method: 'POST', url, headers, payload: raw })).statusCode).toBe(404)
  })
})

describe('an incoming message', () => {
  test.each(['BERHENTI', 'berhenti', 'Stop.'])('%s ends the consent of every account with the number', async (word) => {
    const [me, other] = [await consented(await make.person(5)), await make.person(4)]
    await setNomor(other, me.nomor)
    await call(other, putWhatsapp)
    const stranger = await consented(await make.person(5))
    expect(await hook(api.messageFrom(me.nomor, word, clock()))).toBe(200)
    for (const who of [me, other]) expect(await izinOf(who)).toMatchObject([{ aktif: false, sebab: 'berhenti' }])
    expect(await izinOf(stranger)).toMatchObject([{ aktif: true }])
    expect((await call(me, getWhatsapp)).data.berakhir).toEqual({
      pada: '2026-11-23T07:00:00+07:00',
      sebab: 'berhenti',
    })
  })

  test('of other words changes nothing, and neither does one to another sender', async () => {
    const me = await consented(await make.person(5))
    expect(await hook(api.messageFrom(me.nomor, 'Saya ingin berhenti merokok', clock()))).toBe(200)
    expect(await hook(api.messageFrom(me.nomor, 'BERHENTI', clock(), '999999999999999'))).toBe(200)
    expect(await izinOf(me)).toMatchObject([{ aktif: true }])
  })

  test('that is sent again does not end a consent that was given since', async () => {
    const me = await consented(await make.person(5))
    const word = api.messageFrom(me.nomor, 'BERHENTI', clock())
    await hook(word)
    at('2026-11-23T09:00:00+07:00')
    await call(me, putWhatsapp)
    expect(await hook(word)).toBe(200)
    expect(await izinOf(me)).toMatchObject([{ aktif: false }, { aktif: true }])
    await hook(api.messageFrom(me.nomor, 'BERHENTI', clock()))
    expect(await izinOf(me)).toMatchObject([{ aktif: false }, { aktif: false, sebab: 'berhenti' }])
  })
})

describe('a webhook', () => {
  const ofValue = (value: object) =>
    JSON.stringify({
      entry: [{ changes: [{ value: { metadata: { phone_number_id: api.akun.phoneNumberId }, ...value } }] }],
    })

  test('without the right signature is refused and changes nothing', async () => {
    const me = await consented(await make.person(5))
    const { raw, headers } = api.messageFrom(me.nomor, 'BERHENTI', clock())
    const signature = headers['x-hub-signature-256'] as string
    const attempts: Parameters<typeof hook>[0][] = [
      { raw, headers: { 'content-type': 'application/json' } },
      api.sign(raw, 'rahasia lain'),
      { raw: `${raw} `, headers },
      { raw, headers: { ...headers, 'x-hub-signature-256': signature.replace('sha256=', '') } },
      { raw, headers: { ...headers, 'x-hub-signature-256': signature.slice(0, -1) } },
      { raw, headers: { ...headers, 'x-hub-signature-256': `${signature}0` } },
      { raw: '', headers },
    ]
    for (const attempt of attempts) expect(await hook(attempt)).toBe(401)
    expect(await izinOf(me)).toMatchObject([{ aktif: true }])
  })

  test('is signed over its bytes, not over what they mean', async () => {
    const me = await consented(await make.person(5))
    const { raw } = api.messageFrom(me.nomor, 'BERHENTI', clock())
    expect(await hook(api.sign(JSON.stringify(JSON.parse(raw), null, 4)))).toBe(200)
    expect(await izinOf(me)).toMatchObject([{ aktif: false }])
  })

  test.each([
    ['{}', 200],
    ['null', 200],
    ['{"entry":[{"changes":[{"value":{"metadata":{"phone_number_id":1}}},null]},{}]}', 200],
    ['{"entry":', 400],
    [ofValue({ statuses: [{ id: 'wamid.\0', status: 'delivered' }] }), 200],
    [ofValue({ statuses: [{ id: 'wamid.\0', status: 'failed', errors: [{ code: 131026 }] }] }), 200],
    [ofValue({ statuses: [{ id: 'wamid.1', status: 'failed', errors: [{ code: 9e15 }] }] }), 200],
    [ofValue({ messages: [{ from: '62812\0', timestamp: '1795478400', text: { body: 'BERHENTI' } }] }), 200],
  ])('of an unexpected shape is survived: %s', async (raw, status) => expect(await hook(api.sign(raw))).toBe(status))

  test('beyond its limit, or of another type, is refused before it is read', async () => {
    expect(await hook(api.sign(`"${'a'.repeat(3 * 1_024 * 1_024)}"`))).toBe(413)
    const { raw, headers } = api.sign('a=b')
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
    expect(await hook({ raw, headers: form })).toBe(415)
    expect(await hook({ raw, headers: { ...headers, 'content-type': 'text/plain' } })).toBe(415)
  })

  test('leaves no text behind', async () => {
    const me = await consented(await make.person(5))
    await hook(api.messageFrom(me.nomor, 'kenariteks BERHENTI', clock()))
    const tables = await service.rows<{ name: string }>(sql`
      select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
        and relname in ('izin_wa', 'kiriman_wa', 'jeda_wa', 'peristiwa', 'percakapan', 'pemberitahuan')`)
    expect(tables).toHaveLength(6)
    for (const table of ['izin_wa', 'kiriman_wa', 'peristiwa', 'pemberitahuan'])
      expect(
        JSON.stringify(await db.rows({ text: `select t::text from ${table} t`, values: [] } as never)),
      ).not.toMatch(/kenari/i)
  })
})
