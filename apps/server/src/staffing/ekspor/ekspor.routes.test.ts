import { brotliDecompressSync } from 'node:zlib'
import { eksporJejak } from '@sehati/contract/record/jejak.endpoints'
import { eksporAkunLembar, eksporData, eksporLembar } from '@sehati/contract/staffing/ekspor.endpoints'
import { parse } from 'csv-parse/sync'
import { type Cell, readXlsx } from 'hucre/xlsx'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { blockJejak } from '../../../test/block-jejak.ts'
import { ALASAN_EKSPOR, eksporSemuaAkun } from '../../../test/ekspor.ts'
import { PASSWORD } from '../../../test/factories.ts'
import { startServer } from '../../../test/server.ts'
import { foldJejak } from '../../record/jejak/fold.act.ts'

const { app, db, make, call } = await startServer()
const admin = await make.person(1)

const ekspor = (jenis: string, query: object = {}) =>
  jenis === 'pengguna' ? eksporSemuaAkun(call, admin) : call(admin, eksporData, { query: { jenis, ...query } })
const rowsOf = (raw: Buffer): Record<string, string>[] => parse(raw, { bom: true, columns: true })

describe('a list as CSV', () => {
  test('is a download in UTF-8 with BOM and CRLF, and is not cached', async () => {
    const { status, raw, headers } = await ekspor('pengguna')
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="pengguna-2026-11-23.csv"',
      'cache-control': 'no-store',
    })
    expect([...raw.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(raw.toString().replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(raw.toString().endsWith('\r\n')).toBe(true)
  })

  test('has every person once, in order, more than fit in one batch', async () => {
    // In parts: a statement of the service has a limit, which all of them in one would reach on a slow machine.
    for (let from = 1; from <= 2_500; from += 250) {
      await db.rows(sql`
        insert into users (level_id, name, email, password_hash, created_at, updated_at)
        select 5, 'Massal ' || n, 'massal' || n || '@uji.test', '$argon2id$x', now(), now()
        from generate_series(${from}::int, ${from + 249}::int) n`)
    }
    const ids = rowsOf((await ekspor('pengguna')).raw).map(({ user_id }) => Number(user_id))
    const stored = await db.rows<{ user_id: number }>(sql`select user_id from users order by user_id`)
    expect(stored.length).toBeGreaterThan(2_500)
    expect(ids).toEqual(stored.map(({ user_id }) => user_id))
    await db.rows(sql`delete from users where email like 'massal%'`)
  })

  test('without rows is its header', async () => {
    expect((await ekspor('konsultasi', { sampai: '2001-01-01' })).raw.toString()).toMatch(
      /^\ufeffjadwal_id,[\w,]+\r\n$/,
    )
  })

  test('also reaches browsers that request compression, and is not shared between accounts', async () => {
    await make.profesional()
    const { path: url } = eksporData
    const headers = { authorization: `Bearer ${admin.token}`, 'accept-encoding': 'br' }
    const reply = await app.inject({ url, query: { jenis: 'tenaga-profesional' }, headers })
    expect(reply.headers['content-encoding']).toBe('br')
    expect(reply.headers.vary).toMatch(/authorization/i)
    expect(rowsOf(brotliDecompressSync(reply.rawPayload)).length).toBeGreaterThan(0)
  })

  test.each([{ jenis: 'percakapan' }, {}, { jenis: 'konsultasi', dari: 'kemarin' }])('%o is refused', async (query) => {
    const reply = await call(admin, eksporData, { query: { ...query } })
    expect([reply.status, reply.code]).toEqual([422, 'VALIDATION_FAILED'])
  })
})

describe('a cell', () => {
  const cellOf = async (name: string) => {
    const { user_id } = await make.person(5, { name })
    const { raw } = await ekspor('pengguna')
    const row = rowsOf(raw).find((row) => row.user_id === String(user_id))
    return { read: row?.name, raw: raw.toString() }
  }

  test.each(['=HYPERLINK("http://jahat.test","Klik")', '+62 812', '-1+1', '@SUM(A1:A9)', '＝1+1'])(
    'that a spreadsheet would calculate becomes text: %s',
    async (name) => {
      expect((await cellOf(name)).read).toBe(`'${name}`)
    },
  )

  // Indonesian spreadsheets separate cells by a semicolon, and know no quotes around a cell that does not begin with one.
  test.each([
    [`a;=cmd|'/C calc'!A0;b`, `a;'=cmd|'/C calc'!A0;b`],
    ['=1+1;=2+2', `'=1+1;'=2+2`],
    ['a; "=1+1', `a;' "=1+1`],
    ['a\n=1+1', `a\n'=1+1`],
    ['a\t@SUM(A1)', `a\t'@SUM(A1)`],
  ])('that a spreadsheet would cut at another separator has no formula after the cut: %j', async (name, text) => {
    const { read, raw } = await cellOf(name)
    expect(read).toBe(text)
    for (const cut of raw.split(/[;\t\r\n]/)) expect(cut).not.toMatch(/^[ "]*[=+@＝]/)
  })

  test.each([
    'Budi, S.Kom',
    'Siti "Ning" Aminah',
    'baris\nbaru',
    'a;b',
    "a;'b",
    "O'Neil",
    'Ünïcödé 漢字 😀',
    '1e5',
    "'kutip'",
  ])('is read back unchanged: %s', async (name) => {
    expect((await cellOf(name)).read).toBe(name)
  })

  test('is quoted as RFC 4180 says', async () => {
    expect((await cellOf('Ani, "dr." Sp.A')).raw).toContain(',"Ani, ""dr."" Sp.A",')
  })

  test('with a BPJS number keeps its leading zeros; a missing value is empty', async () => {
    const { user_id } = await make.person(5, { no_bpjs: '0000123456789' })
    const row = rowsOf((await ekspor('pengguna')).raw).find((row) => row.user_id === String(user_id))
    expect(row).toMatchObject({ no_bpjs: '0000123456789', phone_number: '', nama_level: 'user', status_user: 'aktif' })
  })
})

test('people are exported without password, professionals with their speciality', async () => {
  const tenaga = await make.profesional(3, { name: 'Psikolog Nyata' })
  const people = (await ekspor('pengguna')).raw.toString()
  expect(people).not.toMatch(/password|argon2/)
  const rows = rowsOf((await ekspor('tenaga-profesional')).raw)
  expect(rows.find(({ user_id }) => user_id === String(tenaga.user_id))).toMatchObject({
    profesional_id: String(tenaga.profesional_id),
    name: 'Psikolog Nyata',
    nama_level: 'psikolog',
    lokasi: 'Klinik',
    rating: '',
    jumlah_ulasan: '0',
  })
})

test('consultations are exported without complaint and reply, by their date in Jakarta', async () => {
  const patient = await make.person(5)
  const secret = { keluhan: 'KeluhanRahasia', balasan: 'BalasanRahasia', status: 'selesai' }
  const early = { jam_mulai: '00:15:00', jam_selesai: '01:00:00' }
  const { jadwal_id, tenaga } = await make.booked(patient, { ...secret, ...early, tanggal: '2026-10-07' })
  const other = await make.booked(patient, { ...secret, tanggal: '2026-10-08' })
  const all = await ekspor('konsultasi')
  expect(all.raw.toString()).not.toMatch(/Rahasia|keluhan|initial_consult|alasan/)
  expect(rowsOf(all.raw).map((row) => row.jadwal_id)).toEqual([String(jadwal_id), String(other.jadwal_id)])
  const day = rowsOf((await ekspor('konsultasi', { dari: '2026-10-07', sampai: '2026-10-07' })).raw)
  expect(day).toEqual([
    expect.objectContaining({
      jadwal_id: String(jadwal_id),
      tanggal: '2026-10-07',
      jam_mulai: '00:15:00',
      name: patient.name,
      nama_profesional: tenaga.name,
      status: 'selesai',
    }),
  ])
})

describe('a workbook', () => {
  const sheetOf = async (jenis: string, query: object = {}) => {
    const { raw, headers } = await (jenis === 'pengguna'
      ? call(admin, eksporAkunLembar, { body: { alasan: ALASAN_EKSPOR, password: PASSWORD } })
      : call(admin, eksporLembar, { query: { jenis, ...query } }))
    const [sheet] = (await readXlsx(raw)).sheets
    const [kolom = [], ...rows] = sheet?.rows ?? []
    const records = rows.map((row) => Object.fromEntries(kolom.map((nama, at) => [String(nama), row[at] ?? null])))
    return { headers, records, cells: [...((sheet?.cells as Map<string, Cell> | undefined)?.values() ?? [])] }
  }

  test('is a download that no cache keeps', async () => {
    const { headers } = await sheetOf('tenaga-profesional')
    expect(headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment; filename="tenaga-profesional-2026-11-23.xlsx"',
      'cache-control': 'no-store',
    })
  })

  test('has the rows of the CSV: numbers as numbers, leading zeros kept, no text calculated', async () => {
    const nama = '=HYPERLINK("http://jahat.test";"Klik")'
    const { user_id } = await make.person(5, { name: nama, no_bpjs: '0000123456788' })
    const { records, cells } = await sheetOf('pengguna')
    expect(records.find((row) => row.user_id === user_id)).toMatchObject({
      user_id,
      name: nama,
      no_bpjs: '0000123456788',
      phone_number: null,
    })
    expect(cells.filter(({ formula }) => formula !== undefined)).toEqual([])
    const csv = rowsOf((await ekspor('pengguna')).raw)
    expect(records.map((row) => String(row.user_id))).toEqual(csv.map((row) => row.user_id))
  })

  test('narrows consultations by their date, as the CSV does', async () => {
    await make.booked(await make.person(5), { tanggal: '2026-09-14', status: 'selesai', keluhan: 'KeluhanRahasia' })
    const hari = { dari: '2026-09-14', sampai: '2026-09-14' }
    const { records } = await sheetOf('konsultasi', hari)
    expect(records).toEqual([expect.objectContaining({ tanggal: '2026-09-14', use_bpjs: expect.any(Number) })])
    expect(JSON.stringify(records)).not.toContain('Rahasia')
    const empty = await sheetOf('konsultasi', { sampai: '2001-01-01' })
    expect(empty.records).toEqual([])
  })

  test('holds names with signs that XML does not allow', async () => {
    const { user_id } = await make.person(5, { name: 'Ani <b> & \u000b "x" 漢字' })
    const { records } = await sheetOf('pengguna')
    expect(records.find((row) => row.user_id === user_id)?.name).toMatch(/^Ani <b> & .*"x" 漢字$/u)
  })
})

describe('the trail as CSV', async () => {
  const holder = await make.person(1, { name: '=Petugas Data' })
  await make.tugas(holder.user_id, 'petugas_data')
  const save = (query: Record<string, unknown> = {}, who = holder) => call(who, eksporJejak, { query })

  test('has the rows that match, newest first, more than fit in one batch, and is recorded with their number', async () => {
    const patient = await make.person(5)
    await db.rows(sql`
      insert into jejak_baru (waktu, tindakan, objek, objek_id, subjek_id, pelaku_id, dasar, jumlah)
      select '2026-11-23T07:00:00+07:00'::timestamptz + make_interval(secs => n), 'lihat', 'akun', ${patient.user_id}::int,
        ${patient.user_id}::int, ${holder.user_id}::int, 'administrasi', n
      from generate_series(1, 2500) n`)
    while (await foldJejak(db)) {}
    const query = { subjek_id: patient.user_id, tindakan: 'lihat', dari: '2026-11-23', sampai: '2026-11-23' }
    const reply = await save(query)
    expect(reply.status).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="jejak-akses-2026-11-23.csv"',
    })
    const rows = rowsOf(reply.raw)
    expect(rows.map(({ jumlah }) => Number(jumlah))).toEqual(Array.from({ length: 2_500 }, (_, n) => 2_500 - n))
    expect(rows[0]).toMatchObject({ subjek: patient.name, pelaku: "'=Petugas Data", peran: 'admin', objek: 'akun' })
    const [row] = await db.rows(sql`
      select objek, subjek_id, pelaku_id, jumlah from jejak_baru where tindakan = 'ekspor' and objek = 'jejak'`)
    expect(row).toEqual({ objek: 'jejak', subjek_id: patient.user_id, pelaku_id: holder.user_id, jumlah: 2_500 })
    expect(rowsOf((await save({ ...query, sampai: '2026-11-22', dari: '2026-11-22' })).raw)).toEqual([])
  })

  test('is for the holder of the duty, and leaves nothing where it cannot be recorded', async () => {
    expect(await save({}, admin)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    const release = await blockJejak(db)
    try {
      expect(await save()).toMatchObject({ status: 503, code: 'TRAIL_UNAVAILABLE' })
    } finally {
      await release()
    }
  })
})
