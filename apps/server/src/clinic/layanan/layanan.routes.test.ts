import { layananTerbanyak, panjangLayanan } from '@sehati/contract/base/constants'
import { isianStaf } from '@sehati/contract/base/texts-staf'
import { layananBawaan } from '@sehati/contract/clinic/bawaan.rules'
import * as api from '@sehati/contract/clinic/layanan.endpoints'
import { nomorBantuan } from '@sehati/contract/clinic/nomor.rules'
import sql, { raw } from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { startServer } from '../../../test/server.ts'

const { app, call, db, make } = await startServer()
const admin = await make.person(1)
const stored = async () => (await call(admin, api.getLayananAdmin)).data
const write = async (texts: object) =>
  call(admin, api.updateLayanan, { body: { dasar_versi: (await stored()).versi, ...texts } })
const replace = async (nomor_darurat: unknown) =>
  call(admin, api.replaceNomorDarurat, { body: { dasar_versi: (await stored()).versi_nomor, nomor_darurat } })
/** The numbers that stay. */
const tetap = ['119', '112'].map((nomor) => ({ label: `darurat ${nomor}`, nomor, diperiksa: '2026-11-20' }))
const igd = { label: 'IGD rumah sakit kampus', nomor: '021-555-0101', diperiksa: '2026-11-20' }

test('a new clinic has the national emergency numbers and says nothing that no admin wrote', async () => {
  const { jumlah: _, video, ...rest } = layananBawaan
  // What a page shows of a number is not stored.
  const nomor_darurat = rest.nomor_darurat.map(({ isi: _, isi_en: __, buka: ___, ...nomor }) => nomor)
  expect(await stored()).toEqual({ ...rest, nomor_darurat })
  expect((await call(null, api.getLayanan)).data).toMatchObject({ ...rest, video })
})

describe('the texts', () => {
  test('are written, read by every visitor, and what a change leaves out stays', async () => {
    const contact = {
      nama: 'Klinik Kampus',
      telepon: ['(021) 555-0100', '', '+62 812 3456 789'],
      email: ' Klinik@Kampus.Test ',
      jam_buka: 'Senin–Jumat 08.00–16.00\nSabtu tutup',
      peta_url: 'https://peta.test/?q=klinik&z=1',
    }
    const saved = await write(contact)
    const kept = {
      ...contact,
      telepon: ['(021) 555-0100', '+62 812 3456 789'],
      email: 'klinik@kampus.test',
    }
    expect(saved).toMatchObject({ status: 200, message: 'Informasi layanan tersimpan.', data: kept })
    expect((await write({ pembayaran: 'Tunai di loket.', jam_buka: '  ' })).data).toMatchObject({
      ...kept,
      jam_buka: null,
      pembayaran: 'Tunai di loket.',
    })
    expect((await call(null, api.getLayanan)).data).toMatchObject({
      nama: 'Klinik Kampus',
      pembayaran: 'Tunai di loket.',
    })
    expect((await write({ nama: null, telepon: [], email: '', peta_url: '', pembayaran: '' })).data).toMatchObject({
      nama: null,
      telepon: [],
      email: null,
      peta_url: null,
      pembayaran: null,
    })
  })

  test('of two admins at once: the second is refused, and overwrites nothing', async () => {
    const { versi } = await stored()
    const send = (nama: string) => call(admin, api.updateLayanan, { body: { dasar_versi: versi, nama } })
    const replies = await Promise.all([send('Satu'), send('Dua')])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)?.code).toBe('LAYANAN_STALE')
    const winner = replies.find(({ status }) => status === 200)
    expect(await stored()).toMatchObject({ nama: winner?.data.nama, versi: versi + 1 })
  })

  const limited = [
    'nama',
    'alamat',
    'jam_buka',
    'petunjuk_arah',
    'biaya',
    'pembayaran',
    'bpjs',
    'pengembalian',
  ] as const
  test.each(limited)('%s has a greatest length', async (field) => {
    expect((await write({ [field]: 'x'.repeat(panjangLayanan[field]) })).status).toBe(200)
    const tooLong = { [field]: 'x'.repeat(panjangLayanan[field] + 1) }
    expect(await write(tooLong)).toMatchObject({ status: 422, errors: [{ field }] })
    await expect(db.rows(sql`update layanan set ${raw(field)} = repeat('x', 1000)`)).rejects.toThrow(`layanan_${field}`)
  })

  test.each([
    ['email', { email: 'bukan-email' }],
    ['telepon.0', { telepon: ['hubungi kami'] }],
    ['telepon.1', { telepon: ['021', '12'] }],
    ['telepon', { telepon: ['0211', '0212', '0213', '0214'] }],
    ['peta_url', { peta_url: 'http://peta.test' }],
    ['peta_url', { peta_url: 'javascript:alert(1)' }],
    ['peta_url', { peta_url: 'https://a b' }],
    ['peta_url', { peta_url: 'https://orang:rahasia@peta.test' }],
    ['nama', { nama: 7 }],
  ])('%s is refused in %j', async (field, texts) => {
    expect(await write(texts)).toMatchObject({ status: 422, errors: [{ field }] })
  })

  test('need the version that was seen', async () => {
    expect(await call(admin, api.updateLayanan, { body: { nama: 'Klinik' } })).toMatchObject({
      status: 422,
      errors: [{ field: 'dasar_versi' }],
    })
  })
})

describe('the emergency numbers', () => {
  test('are replaced by a list in its order', async () => {
    const ext = {
      ...igd,
      label: 'Konseling',
      nomor: '119',
      ext: '8',
      label_en: 'Counselling',
      jam: '24 jam',
      wilayah: 'Bandung',
      dilayani: { hari: ['Senin' as const, 'Minggu' as const], dari: '08:00:00', sampai: '16:00:00' },
    }
    const saved = await replace([ext, igd, ...tetap])
    const rest = { label_en: null, ext: null, jam: null, wilayah: null, dilayani: null }
    const list = [ext, { ...rest, ...igd, nomor: '0215550101' }, ...tetap.map((one) => ({ ...rest, ...one }))]
    expect(saved).toMatchObject({ status: 200, message: 'Nomor darurat tersimpan.' })
    expect(saved.data.nomor_darurat).toEqual(list)
    expect((await replace([...tetap.toReversed(), igd, ext])).data.nomor_darurat).toEqual(list.toReversed())
    const shown = list.toReversed().map((one) => nomorBantuan(one, new Date('2026-11-23T07:00:00+07:00')))
    expect((await call(null, api.getLayanan)).data.nomor_darurat).toEqual(shown)
    expect((await call(null, api.getBantuan)).data).toEqual(shown)
    expect((await call(admin, api.getNomorDarurat)).data).toMatchObject({ nomor_darurat: list.toReversed() })
  })

  test('of two admins at once: the second is refused; texts are saved apart', async () => {
    const { versi, versi_nomor } = await stored()
    await replace([igd, ...tetap])
    const body = { dasar_versi: versi_nomor, nomor_darurat: [{ ...igd, label: 'Lain' }, ...tetap] }
    expect(await call(admin, api.replaceNomorDarurat, { body })).toMatchObject({ status: 409, code: 'LAYANAN_STALE' })
    expect((await stored()).nomor_darurat).toMatchObject([igd, ...tetap].map(({ label }) => ({ label })))
    expect((await stored()).versi).toBe(versi)
  })

  const senin = { dilayani: { hari: ['Senin'], dari: '08:00', sampai: '08:10' } }
  test.each([
    ['an empty list', []],
    ['a list without 112', [igd, tetap[0]]],
    ['a list without 119', [igd, tetap[1]]],
    ['an extension of 119 in its place', [{ ...tetap[0], ext: '8' }, tetap[1]]],
    ['119 on Mondays alone', [{ ...tetap[0], ...senin }, tetap[1]]],
    ['another number in place of 112', [tetap[0], { ...tetap[1], nomor: '1120' }]],
  ])('always have 119 and 112: %s is refused', async (_what, list) => {
    const { nomor_darurat } = await stored()
    const message = isianStaf.nomorDaruratTetap
    expect(await replace(list)).toMatchObject({ status: 422, errors: [{ field: 'nomor_darurat', message }] })
    expect((await stored()).nomor_darurat).toEqual(nomor_darurat)
  })

  test.each([
    sql`delete from nomor_darurat`,
    sql`delete from nomor_darurat where nomor = '112'`,
    sql`update nomor_darurat set nomor = '111' where nomor = '119'`,
    sql`delete from nomor_darurat where nomor = '119' and ext is null`,
    sql`update nomor_darurat set hari = '{Senin}', dari = '08:00', sampai = '09:00' where nomor = '112'`,
  ])('always have 119 and 112 in the database: %#', async (change) => {
    await expect(db.rows(change)).rejects.toMatchObject({ constraint: 'nomor_darurat_tersisa' })
  })

  test.each([
    ['label', { label: ' ' }],
    ['nomor', { nomor: '12' }],
    ['nomor', { nomor: 'seratus' }],
    ['ext', { ext: 'delapan' }],
    ['jam', { jam: 'x'.repeat(panjangLayanan.jam_nomor + 1) }],
    ['wilayah', { wilayah: 'x'.repeat(panjangLayanan.wilayah_nomor + 1) }],
    ['dilayani.hari', { dilayani: { hari: [], dari: '08:00', sampai: '16:00' } }],
    ['dilayani.hari', { dilayani: { hari: ['Senin', 'senin'], dari: '08:00', sampai: '16:00' } }],
    ['dilayani.hari.0', { dilayani: { hari: ['Besok'], dari: '08:00', sampai: '16:00' } }],
    ['dilayani.dari', { dilayani: { hari: ['Senin'], dari: '', sampai: '16:00' } }],
    ['dilayani.sampai', { dilayani: { hari: ['Senin'], dari: '08:00', sampai: '24:10' } }],
    ['diperiksa', { diperiksa: 'kemarin' }],
    ['diperiksa', { diperiksa: '2026-11-24' }],
  ])('%s is refused in %j', async (field, change) => {
    expect(await replace([igd, { ...igd, ...change }, ...tetap])).toMatchObject({
      status: 422,
      errors: [{ field: `nomor_darurat.1.${field}` }],
    })
  })

  test('are twelve at most', async () => {
    const many = [...Array.from({ length: layananTerbanyak.nomor_darurat - 1 }, () => igd), ...tetap]
    expect(await replace(many)).toMatchObject({ status: 422, errors: [{ field: 'nomor_darurat' }] })
    expect((await replace(many.slice(1))).status).toBe(200)
  })
})

test('a client that has this version gets 304, and the new one after a change', async () => {
  const ask = (headers = {}) => app.inject({ url: api.getLayanan.path, headers })
  const { headers } = await ask()
  expect(headers['cache-control']).toBe('no-cache')
  const known = { 'if-none-match': String(headers.etag) }
  const again = await ask(known)
  expect([again.statusCode, again.body]).toEqual([304, ''])
  await write({ nama: 'Klinik lain' })
  expect((await ask(known)).json().data.nama).toBe('Klinik lain')
})

test('counts of people: professionals exactly, users only from ten on and rounded down', async () => {
  const fresh = await startServer()
  const jumlah = async () => (await fresh.call(null, api.getLayanan)).data.jumlah
  const person = await fresh.make.person(1)
  await fresh.make.profesional(2)
  expect(await jumlah()).toEqual({ tenaga: 1, pengguna: null })
  for (let n = 0; n < 11; n++) await fresh.make.person(5)
  expect(await jumlah()).toEqual({ tenaga: 1, pengguna: 10 })
  await fresh.db.rows(sql`update users set status_user = 'nonaktif' where level_id = 2`)
  expect((await jumlah()).tenaga).toBe(0)
  expect(person.level_id).toBe(1)
})

test('there is one row and no second', async () => {
  await expect(db.rows(sql`insert into layanan (satu) values (false)`)).rejects.toThrow()
  await expect(db.rows(sql`insert into layanan default values`)).rejects.toThrow()
})
