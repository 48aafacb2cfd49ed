import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { prerendered } from '@sehati/contract/base/screens'
import * as api from '@sehati/contract/clinic/layanan.endpoints'
import type { LayananPublik } from '@sehati/contract/clinic/layanan.schema'
import { describe, expect, test } from 'vitest'
import { makeDirectory } from '../../../test/directory.ts'
import { startServer } from '../../../test/server.ts'
import { webRoot } from './static.ts'

// The built product, which `npm test` builds first.
const PUBLIC_URL = 'https://klinik.kampus.test'
const { app, call, make } = await startServer({ webRoot, publicUrl: PUBLIC_URL })
const admin = await make.person(1)

const write = async (texts: object) => {
  const { versi } = (await call(admin, api.getLayananAdmin)).data
  expect((await call(admin, api.updateLayanan, { body: { dasar_versi: versi, ...texts } })).status).toBe(200)
}
const body = async (url: string, server = app) => (await server.inject({ url })).body
const clinicOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1] ?? 'null')
const dataOf = (html: string): LayananPublik =>
  JSON.parse(/<script type="application\/json" id="data-layanan">([^<]*)<\/script>/.exec(html)?.[1] ?? 'null')

const HOSTILE = `<script>alert(1)</script>"'&{{data}}<!--`
const everything = {
  nama: 'Klinik Pratama Kampus',
  alamat: 'Jalan Contoh 1',
  telepon: ['(021) 555-0100'],
  email: 'klinik@kampus.test',
  jam_buka: 'Senin–Jumat 08.00–16.00',
  peta_url: 'https://peta.test/?a=1&b=2',
}

describe('what a new clinic has not written', () => {
  test.each(['/', '/en'])('is left out of %s, without a place that is still empty', async (url) => {
    const html = await body(url)
    expect(html).not.toMatch(/\{\{|id="kontak"/)
    expect(Object.keys(clinicOf(html))).toEqual(['@context', '@type', 'name', 'url', 'image', 'availableLanguage'])
  })

  test('has no security.txt', async () => {
    expect((await app.inject({ url: '/.well-known/security.txt' })).statusCode).toBe(404)
  })
})

test.each([
  ['/', ['tel:119', 'tel:112', 'tel:129', '119 ekstensi 8', 'ambulans dan gawat darurat medis']],
  ['/en', ['tel:119', 'tel:112', 'tel:129', '119 extension 8', 'ambulance and medical emergencies']],
  ['/login', ['tel:119', 'tel:112', 'tel:129', '119 ekstensi 8', 'ambulans dan gawat darurat medis']],
  ['/tidak/ada', ['tel:119', 'tel:112', 'tel:129']],
] as const)('%s shows the emergency numbers without a script', async (url, parts) => {
  const html = await body(url)
  const words = url === '/' || url === '/en' ? html : html.slice(html.indexOf('<noscript>'))
  for (const part of parts) expect(words).toContain(part)
})

test('what an admin writes is in every document at once, and gone when it is emptied', async () => {
  await write(everything)
  for (const url of ['/', '/en']) {
    const html = await body(url)
    for (const text of ['Jalan Contoh 1', 'href="tel:0215550100"', 'mailto:klinik@kampus.test', 'Senin–Jumat'])
      expect(html.replaceAll('&#x2F;', '/')).toContain(text)
    expect(clinicOf(html)).toMatchObject({
      alternateName: everything.nama,
      address: everything.alamat,
      telephone: everything.telepon,
      openingHours: [everything.jam_buka],
      email: everything.email,
      hasMap: everything.peta_url,
    })
  }
  for (const url of ['/help', '/help?bahasa=en', '/user/home', '/tidak/ada'])
    expect(dataOf(await body(url))).toMatchObject(everything)
  const { headers } = await app.inject({ url: '/' })
  await write({ alamat: null, jam_buka: null, telepon: [], email: null, peta_url: null })
  expect((await app.inject({ url: '/', headers: { 'if-none-match': String(headers.etag) } })).statusCode).toBe(200)
  expect(await body('/')).not.toContain('id="kontak"')
})

test('a text that looks like HTML or like a place is shown as it was written, and runs nowhere', async () => {
  const texts = Object.fromEntries(
    ['nama', 'alamat', 'jam_buka', 'petunjuk_arah', 'biaya', 'pembayaran', 'bpjs', 'pengembalian'].map((name) => [
      name,
      HOSTILE,
    ]),
  )
  await write(texts)
  for (const url of ['/', '/en', '/login', '/help?bahasa=en']) {
    const html = await body(url)
    expect(html).not.toContain('alert(1)</script>')
    expect(html).not.toContain('<script>alert')
    if (url.length > 3) expect(dataOf(html)).toMatchObject(texts)
    else {
      expect(html).toContain('&lt;script&gt;alert(1)')
      expect(clinicOf(html)).toMatchObject({ address: HOSTILE })
    }
  }
})

test('security.txt names the e-mail address of the clinic, for half a year', async () => {
  await write({ email: 'klinik@kampus.test' })
  const reply = await app.inject({ url: '/.well-known/security.txt' })
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(reply.body.split('\n')).toEqual([
    'Contact: mailto:klinik@kampus.test',
    'Expires: 2027-05-22T00:00:00Z',
    'Preferred-Languages: id, en',
    `Canonical: ${PUBLIC_URL}/.well-known/security.txt`,
    '',
  ])
})

test('password managers are led to where a password is changed', async () => {
  const reply = await app.inject({ url: '/.well-known/change-password' })
  expect([reply.statusCode, reply.headers.location]).toEqual([302, '/profile#password'])
  expect((await app.inject({ url: '/.well-known/tidak-ada' })).statusCode).toBe(404)
})

test('a document without places is sent as it is', async () => {
  const root = makeDirectory()
  mkdirSync(join(root, 'assets'))
  for (const { file } of [{ file: 'app.html' }, ...Object.values(prerendered)])
    writeFileSync(join(root, file), `<p>${file}</p>`)
  const plain = await startServer({ webRoot: root })
  expect(await body('/', plain.app)).toBe('<p>index.html</p>')
})
