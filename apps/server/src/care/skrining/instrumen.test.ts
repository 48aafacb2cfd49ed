import { insertInstrumen, listInstrumen, listInstrumenAdmin } from '@sehati/contract/care/skrining.endpoints'
import type { Instrumen } from '@sehati/contract/care/skrining.schema'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { startServer } from '../../../test/server.ts'
import { makeSkrining, yaTidak } from '../../../test/skrining.ts'

const server = await startServer()
const { db, call, make } = server
const { save, own, put } = makeSkrining(server)
const admin = await make.person(1)

test('what has no licence, no complete bands or questions that are not there is refused, and nothing is stored', async () => {
  const base = yaTidak()
  const pita = (all: [number, number][]) => ({
    ...base,
    aturan: { ...base.aturan, pita: all.map(([dari, sampai]) => ({ dari, sampai, tingkat: 'minimal' })) },
  })
  for (const izin of ['', '   '])
    expect(await put(admin, { ...base, izin })).toMatchObject({ status: 422, code: 'INSTRUMENT_UNLICENSED' })
  for (const wrong of [
    pita([
      [0, 5],
      [7, 20],
    ]),
    pita([
      [0, 6],
      [6, 20],
    ]),
    pita([[0, 19]]),
    pita([[1, 20]]),
    pita([]),
    { ...base, butir_bahaya: [21] },
    { ...base, butir: [] },
    { ...base, butir: [' '] },
    {
      ...base,
      skala: [
        { nilai: 1, kata: 'Ya' },
        { nilai: 0, kata: 'Tidak' },
      ],
    },
    { ...base, kode: 'yt 20' },
    { ...base, bahasa: 'Indonesia' },
    { ...base, jendela_hari: 0 },
    { ...base, izin: undefined },
  ])
    expect(await put(admin, wrong)).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' })
  expect(await db.rows(sql`select from instrumen where kode = 'YT-20'`)).toEqual([])
})

test('an imported instrument is filled in by its own scale and bands; a new version replaces it, and results stay', async () => {
  const patient = await make.person(5)
  expect((await put(admin, yaTidak())).status).toBe(201)
  expect(await put(admin, yaTidak())).toMatchObject({ status: 409, code: 'INSTRUMENT_EXISTS' })
  const of = (versi: string) => ({ kode: 'YT-20', versi })
  const ya = (jumlah: number) => Array.from({ length: 20 }, (_, n) => (n < jumlah ? 1 : 0))
  for (let jumlah = 0; jumlah <= 20; jumlah += 1)
    expect((await save(patient, ya(jumlah), of('uji-1'))).data).toMatchObject({
      skor: jumlah,
      tingkat: jumlah < 6 ? 'minimal' : 'sedang',
      bahaya: jumlah >= 17,
    })
  // Yes is the greatest answer.
  expect(await save(patient, [...ya(19).slice(0, 19), 2], of('uji-1'))).toMatchObject({ code: 'ANSWERS_MISSING' })
  expect(await db.rows(sql`select from peringatan where user_id = ${patient.user_id}`)).toHaveLength(1)

  expect((await put(admin, yaTidak('uji-2'))).data).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ kode: 'YT-20', versi: 'uji-2', aktif: true, dipakai: false, butir: 20 }),
      expect.objectContaining({ kode: 'YT-20', versi: 'uji-1', aktif: false, dipakai: true }),
    ]),
  )
  expect(await save(patient, ya(3), of('uji-1'))).toMatchObject({ code: 'INSTRUMENT_UNKNOWN' })
  expect((await save(patient, ya(3), of('uji-2'))).status).toBe(201)
  expect((await own(patient)).data.hasil).toHaveLength(22)
  const aktif = await call(patient, listInstrumen)
  expect(aktif.data.map(({ kode, versi }: Instrumen) => `${kode} ${versi}`)).toContain('YT-20 uji-2')
  // Patients get no bands: no client calculates a score.
  expect(aktif.raw).not.toContain('"pita"')
})

test('of two imports of one version at once one is stored', async () => {
  const both = await Promise.all([put(admin, yaTidak('uji-3')), put(admin, yaTidak('uji-3'))])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
})

test('only admins import and list, and the trail names who did', async () => {
  for (const level of [4, 5] as const) {
    const who = await make.person(level)
    expect((await call(who, listInstrumenAdmin)).status).toBe(403)
    expect((await put(who, yaTidak('uji-4'))).status).toBe(403)
  }
  expect((await call(await make.profesional(3), insertInstrumen, { body: yaTidak('uji-4') })).status).toBe(403)
  const trail = await db.rows(sql`
    select tindakan from jejak_baru where objek = 'instrumen' and pelaku_id = ${admin.user_id}`)
  expect(trail).toHaveLength(3)
  expect(new Set(trail.map((row) => (row as { tindakan: string }).tindakan))).toEqual(new Set(['atur']))
})
