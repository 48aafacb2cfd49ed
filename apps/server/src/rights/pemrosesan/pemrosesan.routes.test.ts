import { brandName } from '@sehati/contract/base/brand'
import { register } from '@sehati/contract/record/pemrosesan.register'
import * as api from '@sehati/contract/rights/pemrosesan.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { startServer } from '../../../test/server.ts'
import { readConfig } from '../../config.ts'

const DATABASE_URL = 'postgres://sehati@localhost/sehati'
const { pemroses } = readConfig({
  DATABASE_URL,
  HOSTING_NAME: 'Pusat Data Kampus',
  STORAGE_COUNTRY: 'ID',
  RESIDENCY: 'ID',
  SMTP_URL: 'smtps://nama:rahasia@surat.kampus.example:465',
  TURN_URLS: 'turn:relai.kampus.example:3478?transport=udp',
  TURN_SECRET: 'x'.repeat(20),
})
const { db, call, make, clock } = await startServer({ pemroses })
const people = Object.values(register).filter(({ orang }) => orang !== null).length

test('every visitor reads who processes data for the clinic, and where they are stored', async () => {
  const { data } = await call(null, api.getPemroses)
  expect(data).toEqual({
    negara: 'ID',
    pihak: [
      { untuk: 'server', nama: 'Pusat Data Kampus' },
      { untuk: 'email', nama: 'surat.kampus.example' },
      { untuk: 'video', nama: 'relai.kampus.example' },
    ],
  })
  expect(JSON.stringify(data)).not.toContain('rahasia')
})

test('without settings no one is named; data that must be elsewhere refuse the start', () => {
  expect(readConfig({ DATABASE_URL }).pemroses).toEqual({ negara: null, pihak: [] })
  for (const STORAGE_COUNTRY of [undefined, 'SG'])
    expect(() => readConfig({ DATABASE_URL, RESIDENCY: 'ID', STORAGE_COUNTRY })).toThrow(
      /^Pengaturan STORAGE_COUNTRY=.* salah: data harus disimpan di ID, menurut RESIDENCY\.$/,
    )
})

test('an admin reads the register with what the running clinic knows', async () => {
  const [admin, officer] = [await make.person(1), await make.person(1)]
  await db.rows(sql`
    insert into tugas (user_id, tugas, sejak, oleh) values (${officer.user_id}, 'petugas_data', ${clock()}, ${admin.user_id})`)
  await db.rows(sql`
    insert into pemeriksaan_jejak (hari, mulai, selesai, baris, nomor, rusak, temuan)
    values ('2026-11-22', ${clock()}, ${clock()}, 3, 3, 0, '[]')`)
  const { data } = await call(admin, api.getPemrosesan)
  expect(data).toMatchObject({ pengendali: brandName, negara: 'ID', pemulihan: null })
  expect(data.petugas).toHaveLength(1)
  expect(data.pemeriksaan).toMatchObject({ hari: '2026-11-22', rusak: 0 })
  expect(data.kegiatan).toHaveLength(people)
  expect(data.kegiatan).toContainEqual(
    expect.objectContaining({ tabel: 'surat', dasar: 'perjanjian', retensi: expect.stringContaining('90 hari') }),
  )
})

test('and takes it along for a spreadsheet', async () => {
  const { raw } = await call(await make.person(1), api.eksporPemrosesan)
  const lines = raw.toString().trimEnd().split('\r\n')
  expect(lines[0]).toBe('\ufefftabel,keperluan,dasar,isi,penerima,retensi,ekspor,hapus')
  expect(lines).toHaveLength(people + 1)
})
