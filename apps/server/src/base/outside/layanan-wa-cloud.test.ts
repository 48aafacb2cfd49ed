import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { layananWaCloud } from './layanan-wa-cloud.ts'

const named = {
  WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
  WHATSAPP_TOKEN: 'EAAkenaritoken0123456789',
  WHATSAPP_APP_SECRET: 'kenarirahasia0123456789',
  WHATSAPP_VERIFY_TOKEN: 'kenariverifikasi0123456789',
  WHATSAPP_TEMPLATE: 'pembaruan_jadwal',
}
const read = (env: NodeJS.ProcessEnv) => readConfig({ DATABASE_URL: 'postgres://127.0.0.1/sehati', ...env })

test('WhatsApp is off unless the environment names it, and is then that of Meta', () => {
  expect(read({}).whatsapp).toBe(null)
  expect(read({ WHATSAPP_TEMPLATE_LANGUAGE: 'id' }).whatsapp).toBe(null)
  expect(read(named).whatsapp).toEqual({
    origin: 'https://graph.facebook.com',
    phoneNumberId: named.WHATSAPP_PHONE_NUMBER_ID,
    token: named.WHATSAPP_TOKEN,
    appSecret: named.WHATSAPP_APP_SECRET,
    verifyToken: named.WHATSAPP_VERIFY_TOKEN,
    template: 'pembaruan_jadwal',
    language: 'id',
  })
})

test.each(Object.keys(named))('without %s alone the start ends, with a sentence that names it', (name) => {
  expect(() => read({ ...named, [name]: '' })).toThrow(
    `Pengaturan ${name} belum diisi: semua pengaturan WHATSAPP_… diisi bersama, atau tidak satu pun.`,
  )
})

test.each([
  ['WHATSAPP_PHONE_NUMBER_ID', '+62 811'],
  ['WHATSAPP_TOKEN', 'kenari'],
  ['WHATSAPP_APP_SECRET', 'kenari'],
  ['WHATSAPP_VERIFY_TOKEN', 'kenari'],
  ['WHATSAPP_TEMPLATE', 'Pembaruan Jadwal'],
  ['WHATSAPP_TEMPLATE_LANGUAGE', 'Indonesia'],
])('a wrong %s ends the start, without a secret in the sentence', (name, value) => {
  expect(() => read({ ...named, [name]: value })).toThrow(new RegExp(`^Pengaturan ${name}=(?!kenari)`))
})

test('production knows no other API', () => {
  const WHATSAPP_ORIGIN = 'http://127.0.0.1:4000'
  expect(read({ ...named, WHATSAPP_ORIGIN }).whatsapp?.origin).toBe(WHATSAPP_ORIGIN)
  expect(() => read({ ...named, WHATSAPP_ORIGIN, NODE_ENV: 'production' })).toThrow(/WHATSAPP_ORIGIN/)
})

/** The adapter against a server that responds with this. */
async function against(status: number, body: string, headers: Record<string, string> = {}) {
  const urls: string[] = []
  const server = createServer((request, response) => {
    urls.push(request.url ?? '')
    response.writeHead(status, headers).end(body)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => void server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const akun = { ...(read(named).whatsapp as NonNullable<ReturnType<typeof read>['whatsapp']>), origin }
  return { urls, sent: () => layananWaCloud(akun).kirim('6281234567890', new AbortController().signal) }
}

test.each([
  ['an error without a code', 401, '{}', { soal: 'akun', kode: 401 }],
  ['an endless body', 500, 'a'.repeat(200_000), { soal: 'sementara', kode: 500 }],
  ['a code beside a status of the server', 500, '{"error":{"code":3}}', { soal: 'akun', kode: 3 }],
])('%s is a refusal without words', async (_what, status, body, refusal) => {
  const { sent } = await against(status, body)
  await expect(sent()).rejects.toMatchObject(refusal)
})

test('a redirect is not followed', async () => {
  const target = await against(200, '{}')
  const { sent, urls } = await against(307, '', { location: 'http://127.0.0.1:1/' })
  await expect(sent()).rejects.toMatchObject({ soal: 'sementara', kode: 307 })
  expect([urls.length, target.urls]).toEqual([1, []])
})
