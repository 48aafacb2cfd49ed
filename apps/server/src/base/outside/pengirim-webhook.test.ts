import type { LookupAddress } from 'node:dns'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Receiver, startReceiver } from '../../../test/webhook-receiver.ts'
import { readConfig } from '../../config.ts'
import { WebhookGagal } from './pengirim-webhook.ts'
import { pengirimWebhookHttps } from './pengirim-webhook-https.ts'

let receiver: Receiver
beforeAll(async () => {
  receiver = await startReceiver(() => new Date())
})
afterAll(() => receiver.stop())

const LOOPBACK: LookupAddress = { address: '127.0.0.1', family: 4 }
const PUBLIC: LookupAddress = { address: '203.0.112.5', family: 4 }
const { signal } = new AbortController()
const pesan = (alamat: string) => ({ alamat, headers: {}, isi: '{}' })
const galatOf = (sending: Promise<unknown>) =>
  sending.then(
    () => null,
    (error: unknown) => (error as WebhookGagal).galat,
  )

/** A resolver that gives these answers, one after the other, and counts its questions. */
function resolver(...answers: LookupAddress[][]) {
  let asked = 0
  const resolve = async () => answers[Math.min(asked++, answers.length - 1)] ?? []
  return { resolve, asked: () => asked }
}

test.each([
  ['a private address', [[LOOPBACK]]],
  ['a public address and a private one', [[PUBLIC, LOOPBACK]]],
])('a name with %s is refused, and nothing is sent', async (_, answers) => {
  const { resolve } = resolver(...answers)
  const place = receiver.place(200, 'penerima.uji.test')
  const sender = pengirimWebhookHttps({ resolve, ca: receiver.ca })
  expect(await galatOf(sender.kirim(pesan(place.alamat), signal))).toBe('pribadi')
  expect(place.tries()).toEqual([])
})

test('an address in a private network is refused, also one that is stored already', async () => {
  const place = receiver.place()
  expect(await galatOf(pengirimWebhookHttps({ ca: receiver.ca }).kirim(pesan(place.alamat), signal))).toBe('pribadi')
  expect(place.tries()).toEqual([])
})

test('the connection goes to the address that was checked: a name that leads elsewhere a moment later does not get through', async () => {
  const place = receiver.place(200, 'penerima.uji.test')
  // The first answer is the one that is checked and connected to, so the second question is never asked.
  const changing = resolver([LOOPBACK], [PUBLIC])
  const sender = pengirimWebhookHttps({ bolehPribadi: true, resolve: changing.resolve, ca: receiver.ca })
  expect(await galatOf(sender.kirim(pesan(place.alamat), signal))).toBe('status')
  expect([place.tries().length, changing.asked()]).toEqual([1, 1])

  // Public when it is checked, loopback afterwards: the connection is to the public one, which never answers here.
  const rebinding = resolver([PUBLIC], [LOOPBACK])
  const limit = new AbortController()
  const guarded = pengirimWebhookHttps({
    resolve: async () => {
      const found = await rebinding.resolve()
      setImmediate(() => limit.abort())
      return found
    },
    ca: receiver.ca,
    limit: () => limit.signal,
  })
  expect(['waktu', 'sambungan']).toContain(await galatOf(guarded.kirim(pesan(place.alamat), signal)))
  expect([place.tries().length, rebinding.asked()]).toEqual([1, 1])
  // The second time the name is asked again, and refused.
  expect(await galatOf(pengirimWebhookHttps({ resolve: rebinding.resolve }).kirim(pesan(place.alamat), signal))).toBe(
    'pribadi',
  )
  expect(place.tries()).toHaveLength(1)
})

test('a certificate that no authority has signed, or of another name, is refused', async () => {
  const place = receiver.place(410)
  expect(await galatOf(pengirimWebhookHttps({ bolehPribadi: true }).kirim(pesan(place.alamat), signal))).toBe(
    'sertifikat',
  )
  const other = receiver.place(410, 'lain.uji.test')
  const sender = pengirimWebhookHttps({ bolehPribadi: true, resolve: async () => [LOOPBACK], ca: receiver.ca })
  expect(await galatOf(sender.kirim(pesan(other.alamat), signal))).toBe('sertifikat')
  expect([...place.tries(), ...other.tries()]).toEqual([])
})

test('a name that is unknown, and a port where nothing listens, are told apart', async () => {
  const unknown = Object.assign(new Error('unknown'), { code: 'ENOTFOUND' })
  const sender = pengirimWebhookHttps({ resolve: () => Promise.reject(unknown) })
  expect(await galatOf(sender.kirim(pesan('https://tidak-ada.uji.test/'), signal))).toBe('nama')
  expect(await galatOf(pengirimWebhookHttps({ bolehPribadi: true }).kirim(pesan('https://127.0.0.1:1/'), signal))).toBe(
    'sambungan',
  )
})

test.each(['breaks off', 'stays away'] as const)(
  'a receiver whose body %s has accepted it with its status',
  async (body) => {
    const { alamat, tries } = receiver.place({ body })
    const limit = new AbortController()
    const sender = pengirimWebhookHttps({ bolehPribadi: true, ca: receiver.ca, limit: () => limit.signal })
    const sending = sender.kirim(pesan(alamat), signal)
    await expect.poll(tries).toHaveLength(1)
    expect(await sending).toMatchObject({ http: 200 })
    limit.abort()
  },
)

test('private networks are open to an operator alone who says so', () => {
  const read = (more: object) => readConfig({ DATABASE_URL: 'postgres://localhost/sehati', ...more })
  expect(read({}).webhookPribadi).toBe(false)
  expect(read({ WEBHOOK_ALLOW_PRIVATE: '1', NODE_ENV: 'production' }).webhookPribadi).toBe(true)
  expect(() => read({ WEBHOOK_ALLOW_PRIVATE: 'ya' })).toThrow(/WEBHOOK_ALLOW_PRIVATE/)
  expect(new WebhookGagal('waktu', 5).message).not.toContain('http')
})
