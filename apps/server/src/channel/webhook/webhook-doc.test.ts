import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { jenisWebhook, WEBHOOK_GAGAL_HARI, WEBHOOK_TERBANYAK } from '@sehati/contract/channel/webhook.rules'
import { kelasRetensi } from '@sehati/contract/record/retensi.rules'
import { afterAll, expect, test } from 'vitest'
import { until } from '../../../test/waiting.ts'
import { isiOf } from './pesan.ts'
import { newRahasia, tandaOf } from './tanda.ts'

// What docs/webhook.md says to type is typed here: its receiver runs, and its lines send to it.

const server = path.join(import.meta.dirname, '../../..')
const text = readFileSync(path.join(server, '../../docs/webhook.md'), 'utf8')
const blocks = (language: string) =>
  [...text.matchAll(/^( *)```(\w+)\n([\s\S]*?)^ *```$/gm)].flatMap(([, indent = '', found, body = '']) =>
    found === language ? [body.replaceAll(new RegExp(`^${indent}`, 'gm'), '')] : [],
  )

async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as { port: number }
  listener.close()
  return port
}

const [port, RAHASIA] = [await freePort(), newRahasia()]
const here = (lines: string | undefined) => (lines as string).replaceAll('8080', String(port))
const receiver = spawn(process.execPath, ['--input-type=module', '-e', here(blocks('js')[0])], {
  cwd: server,
  env: { ...process.env, RAHASIA },
})
afterAll(() => receiver.kill())
let printed = ''
receiver.stdout.on('data', (part) => {
  printed += part
})
const send = (headers: Record<string, string>, body: string) =>
  fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body }).then(({ status }) => status)
await until(async () => expect(await send({}, '')).toBe(401))

const isi = isiOf({
  jenis: 'konsultasi.disetujui',
  terjadi: '2026-11-23T07:00:00+07:00',
  jadwal_id: 1201,
  status_konsultasi: 'disetujui',
  mulai: '2026-11-25T09:00:00+07:00',
})

test('the receiver takes what the service signs, and nothing else', async () => {
  expect(await send(tandaOf(RAHASIA, 'a', isi, new Date()), isi)).toBe(204)
  await until(() => expect(printed).toContain('a konsultasi.disetujui {"jadwal_id":1201,'))
  expect(await send(tandaOf(RAHASIA, 'a', isi, new Date()), `${isi} `)).toBe(401)
  expect(await send(tandaOf(newRahasia(), 'a', isi, new Date()), isi)).toBe(401)
})

test.each([
  ['its secret', RAHASIA, '204\n'],
  ['another secret', newRahasia(), '401\n'],
])('the lines that try it with %s', async (_, secret, status) => {
  const lines = blocks('sh').find((block) => block.includes('curl'))
  const { stdout } = await promisify(execFile)('sh', ['-euc', here(lines)], {
    env: { ...process.env, RAHASIA: secret },
  })
  expect(stdout).toBe(status)
})

test('the document has the body, the types, the numbers and the library', () => {
  expect(JSON.parse(blocks('json')[0] as string)).toEqual(JSON.parse(isi))
  const rows = [...text.matchAll(/^\| `(konsultasi\.\w+)`/gm)].map(([, jenis]) => jenis)
  expect(rows).toEqual(jenisWebhook)
  expect(text).toContain(`fails for ${WEBHOOK_GAGAL_HARI} days`)
  expect(text).toContain(`at most ${WEBHOOK_TERBANYAK} webhooks`)
  expect(text).toContain(`the last ${kelasRetensi.kiriman_webhook.masa.hari} days`)
  const { devDependencies } = JSON.parse(readFileSync(path.join(server, 'package.json'), 'utf8'))
  expect(text).toContain(`npm install standardwebhooks@${devDependencies.standardwebhooks}`)
})
