import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { SuratDitolak } from './kotak-surat.ts'
import { kotakSuratSmtp } from './kotak-surat-smtp.ts'

const dari = { nama: 'Sehati', alamat: 'no-reply@sehati.test' }
const kiriman = {
  id: 'a-1',
  kepada: 'pasien@uji.test',
  subjek: 'Jadwal Anda berubah',
  teks: 'Rabu',
  html: '<p>Rabu</p>',
  tanggal: new Date('2026-11-23T02:00:00Z'),
  berhenti: null,
}
const signal = new AbortController().signal

/** A mail server with a self-signed certificate. */
async function startServer(options: ConstructorParameters<typeof SMTPServer>[0] = {}) {
  const received: { secure: boolean; user: unknown; raw: string }[] = []
  const server = new SMTPServer({
    closeTimeout: 100,
    logger: false,
    authOptional: true,
    onAuth: ({ username, password }, _session, done) =>
      password === 'benar' ? done(null, { user: username }) : done(new Error('no')),
    onData: (stream, { secure, user }, done) => {
      text(stream).then((raw) => {
        received.push({ secure, user, raw })
        done()
      }, done)
    },
    ...options,
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
  return { received, host: `127.0.0.1:${(server.server.address() as AddressInfo).port}` }
}

function kotakOf(url: string) {
  const kotak = kotakSuratSmtp(url, dari)
  onTestFinished(kotak.tutup)
  return kotak
}
const outcome = (url: string) =>
  kotakOf(url)
    .kirim(kiriman, signal)
    .then(
      () => 'sent',
      (error: Error) => (error instanceof SuratDitolak ? 'refused' : 'later'),
    )
const TRUST = 'tls.rejectUnauthorized=false'

test('smtps: is encrypted from the start, and signs in with the credentials of the URL', async () => {
  const { received, host } = await startServer({ secure: true })
  expect(await outcome(`smtps://sehati:benar@${host}?${TRUST}`)).toBe('sent')
  expect(received).toMatchObject([{ secure: true, user: 'sehati', raw: expect.stringContaining('<a-1@sehati.test>') }])
})

test('smtp: becomes encrypted where the server offers it', async () => {
  const { received, host } = await startServer()
  expect(await outcome(`smtp://${host}?${TRUST}`)).toBe('sent')
  expect(received).toMatchObject([{ secure: true, user: false }])
})

test('with requireTLS nothing is sent unencrypted: the mail waits', async () => {
  const { received, host } = await startServer({ disabledCommands: ['STARTTLS'] })
  expect(await outcome(`smtp://${host}?requireTLS=true`)).toBe('later')
  expect(received).toEqual([])
})

test.each([
  ['an untrusted certificate', (host: string) => `smtp://${host}`, {}],
  ['a wrong password', (host: string) => `smtp://sehati:salah@${host}?${TRUST}`, {}],
  ['a sender that is refused', (host: string) => `smtp://${host}?${TRUST}`, { onMailFrom: refuse }],
  ['an address without a server', () => 'smtp://127.0.0.1:9', {}],
])('%s is a fault of the configuration: the mail waits', async (_, url, options) => {
  const { host } = await startServer(options)
  expect(await outcome(url(host))).toBe('later')
})

test('a mail that is refused for good is not retried', async () => {
  const { host } = await startServer({
    onData: (stream, _session, done) => {
      stream.resume().on('end', () => refuse(null, null, done))
    },
  })
  expect(await outcome(`smtp://${host}?${TRUST}`)).toBe('refused')
})

test('an attempt that is aborted ends at once, and the next one is delivered', async () => {
  const { received, host } = await startServer()
  const kotak = kotakOf(`smtp://${host}?${TRUST}`)
  await expect(kotak.kirim(kiriman, AbortSignal.abort())).rejects.toThrow()
  await kotak.kirim(kiriman, signal)
  expect(received).toHaveLength(1)
})

function refuse(_address: unknown, _session: unknown, done: (error: Error) => void): void {
  done(Object.assign(new Error('not you'), { responseCode: 553 }))
}
