import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeDirectory } from '../../../test/directory.ts'
import { kotakSuratBerkas } from './kotak-surat-berkas.ts'

const folder = join(makeDirectory(), 'outbox')
const kotak = kotakSuratBerkas(folder, { nama: 'Sehati', alamat: 'no-reply@sehati.test' })
const kiriman = (id: string, instant: string) => ({
  id,
  kepada: 'pasien@uji.test',
  subjek: 'Jadwal Anda berubah',
  teks: 'Jadwal Anda berubah menjadi Rabu. — Sehati',
  html: '<p>Jadwal Anda berubah</p>',
  tanggal: new Date(instant),
  berhenti: 'https://sehati.test/api/public/berhenti?token=x',
})
const signal = new AbortController().signal

test('each mail is one file that only its owner can read, the newest last; a retried mail replaces its file', async () => {
  await kotak.kirim(kiriman('b-1', '2026-11-23T02:00:00Z'), signal)
  await kotak.kirim(kiriman('a-2', '2026-11-23T02:00:01Z'), signal)
  await kotak.kirim(kiriman('b-1', '2026-11-23T02:00:00Z'), signal)
  const names = readdirSync(folder)
  expect(names).toEqual(['2026-11-23T02-00-00-000Z-b-1.eml', '2026-11-23T02-00-01-000Z-a-2.eml'])
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  for (const name of names) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
})

test('a file is a complete mail', async () => {
  await kotak.kirim(kiriman('c-3', '2026-11-24T02:00:00Z'), signal)
  const text = readFileSync(join(folder, '2026-11-24T02-00-00-000Z-c-3.eml'), 'utf8')
  for (const line of [
    'From: Sehati <no-reply@sehati.test>',
    'To: pasien@uji.test',
    'Subject: Jadwal Anda berubah',
    'Message-ID: <c-3@sehati.test>',
    'Date: Tue, 24 Nov 2026 02:00:00 +0000',
    'List-Unsubscribe: <https://sehati.test/api/public/berhenti?token=x>',
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    'Auto-Submitted: auto-generated',
  ])
    expect(text).toContain(line)
  expect(text).toMatch(/Content-Type: multipart\/alternative/)
})

test.each([
  ['a service without HTTPS', 'http://localhost:8080/api/public/berhenti?token=x'],
  ['a mail that cannot be turned off', null],
])('the one-click header is not in a mail of %s', async (_, berhenti) => {
  const id = berhenti ? 'd-4' : 'e-5'
  await kotak.kirim({ ...kiriman(id, '2026-11-25T02:00:00Z'), berhenti }, signal)
  const text = readFileSync(join(folder, `2026-11-25T02-00-00-000Z-${id}.eml`), 'utf8')
  expect(text).not.toContain('List-Unsubscribe-Post')
  expect(text.includes('List-Unsubscribe: ')).toBe(berhenti !== null)
})
