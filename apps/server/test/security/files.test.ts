import { mkdirSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { prerendered } from '@sehati/contract/base/screens'
import { getLampiran } from '@sehati/contract/talk/percakapan.endpoints'
import { describe, expect, test } from 'vitest'
import { makeDirectory } from '../directory.ts'
import { startServer } from '../server.ts'
import { sayTo } from './raw-bytes.ts'

const around = makeDirectory()
const webRoot = join(around, 'dist')
mkdirSync(join(webRoot, 'assets'), { recursive: true })
for (const page of ['app.html', ...Object.values(prerendered).map(({ file }) => file)])
  writeFileSync(join(webRoot, page), `<!doctype html>${page}`)
writeFileSync(join(webRoot, 'assets', 'a.js'), 'export {}')
writeFileSync(join(around, 'rahasia.txt'), 'isi-yang-rahasia')
writeFileSync(join(around, 'dist-lain.txt'), 'isi-yang-rahasia')

const { app, make, call } = await startServer({ webRoot })
await app.listen({ host: '127.0.0.1', port: 0 })
const { port } = app.server.address() as AddressInfo

describe('no URL leads out of the built web', () => {
  const up = [
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '..%252f',
    '..\\',
    '..%5c',
    '....//',
    '%c0%ae%c0%ae/',
    '..%00/',
    '..;/',
  ]
  const starts = ['/', '/assets/', '/assets/a.js/', '/api/docs/static/', '//', '/./']
  const ends = [
    'rahasia.txt',
    'dist-lain.txt',
    'dist/../rahasia.txt',
    'etc/passwd',
    'rahasia.txt%00.js',
    'rahasia.txt?x=.js',
  ]
  test.each(starts)('from %s', async (start) => {
    const found: string[] = []
    for (const step of up)
      for (const times of [1, 2, 8])
        for (const end of ends) {
          const path = `${start}${step.repeat(times)}${end}`
          const received = await sayTo(port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
          const isRefused = /^HTTP\/1.1 (400|404) /.test(received)
          if (!isRefused || /isi-yang-rahasia|root:x:0/.test(received)) found.push(`${path}: ${received.slice(0, 60)}`)
        }
    expect(found).toEqual([])
  })

  test.each([
    '/.env',
    '/.git/config',
    '/package.json',
    '/assets/',
    '/assets',
    '/app.html.map',
    '/..',
    '/~root',
    '/dist',
  ])('%s is not found, and no folder is listed', async (path) => {
    const received = await sayTo(port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(received).toMatch(/^HTTP\/1.1 40[04] /)
    expect(received).not.toMatch(/a\.js|workspaces|Index of/)
  })
})

test('a PDF may have any content: it is only ever saved, and nothing in it could run here', async () => {
  const patient = await make.person(5)
  const { jadwal_id } = await make.booked(patient)
  const isi = Buffer.from('%PDF-1.7\n<html><script>alert(1)</script>')
  const id = await make.pesan({ jadwal_id, pengirim_id: patient.user_id }, { berkas: isi, nama: 'hasil.html' })
  const { headers, raw } = await call(patient, getLampiran, { query: { id } })
  expect(raw.equals(isi)).toBe(true)
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="hasil.pdf"',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
  })
})
