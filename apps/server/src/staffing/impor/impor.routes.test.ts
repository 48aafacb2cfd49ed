import { IMPOR_BARIS, IMPOR_BYTES } from '@sehati/contract/base/constants'
import { isianTexts } from '@sehati/contract/base/texts'
import { imporTexts } from '@sehati/contract/base/texts-staf'
import { messages } from '@sehati/contract/messages'
import { imporData } from '@sehati/contract/staffing/impor.endpoints'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { eksporSemuaAkun } from '../../../test/ekspor.ts'
import { sharedServer } from '../../../test/server.ts'
import { insertKlinik } from '../../clinic/klinik/klinik.store.ts'
import { type NomorSegel, withNomor } from '../../people/user/nomor-bpjs.ts'

const { db, seal, make, call } = await sharedServer()
const admin = await make.person(1)

type Jenis = 'pengguna' | 'tenaga-profesional'
const send = (jenis: Jenis, csv: unknown, coba = 0) => call(admin, imporData, { query: { jenis, coba }, body: { csv } })
async function find(email: string) {
  const row = await db.row<NomorSegel>(sql`
    select user_id, level_id, name, phone_number, gender, no_bpjs_segel, status_user, country from users where email = ${email}`)
  if (!row) return null
  const { user_id: _, ...person } = withNomor(seal, row)
  return person
}
const count = async () => (await db.row<{ n: number }>(sql`select count(*)::int as n from users`))?.n
const head = 'name,email,nama_level,phone_number,gender,no_bpjs'

describe('people', () => {
  test('are stored as the form stores them, in any order of columns', async () => {
    const csv = [
      'Email, NAME ,nama_level,tambahan,no_bpjs,gender,phone_number',
      'ANI@impor.test,"Ani, S.Kom",karyawan,diabaikan,0001234567890,perempuan,0812',
      ' budi@impor.test , Budi ,5,,,,',
      ',,,,,,',
      'tono@impor.test,Tono,,,,,',
    ].join('\r\n')
    const reply = await send('pengguna', csv)
    expect([reply.status, reply.data]).toEqual([
      200,
      { jenis: 'pengguna', coba: false, jumlah_baris: 3, sah: 3, tersimpan: 3, masalah: [] },
    ])
    expect(await find('ani@impor.test')).toEqual({
      level_id: 4,
      name: 'Ani, S.Kom',
      phone_number: '0812',
      gender: 'perempuan',
      no_bpjs: '0001234567890',
      status_user: 'aktif',
      country: 'Indonesia',
    })
    expect(await find('budi@impor.test')).toMatchObject({ level_id: 5, name: 'Budi', no_bpjs: null, gender: null })
    expect(await find('tono@impor.test')).toMatchObject({ level_id: 5, phone_number: null })
  })

  test('may come as text/csv, with semicolons and a BOM', async () => {
    const body = '\ufeffname;email;nama_level\nRina;rina@impor.test;dokter\n'
    const headers = { 'content-type': 'text/csv; charset=utf-8' }
    const reply = await call(admin, imporData, { query: { jenis: 'pengguna' }, body, headers })
    expect([reply.status, reply.data.tersimpan]).toEqual([200, 1])
    expect(await find('rina@impor.test')).toMatchObject({ level_id: 2 })
  })

  const wrong = [
    head,
    ',a@impor.test,user,,,',
    'B,bukan-email,user,,,',
    `C,${admin.email.toUpperCase()},user,,,`,
    'D,d@impor.test,tabib,,,',
    'E,e@impor.test,user,+62 telepon,,',
    'F,f@impor.test,user,,tidak,',
    'G,g@impor.test,user,,,123',
    'H,h@impor.test,user,,,',
    'I,H@IMPOR.TEST,user,,,',
    'J,j@impor.test,user,,,,lebih',
    ',,tabib,abc,,9',
  ].join('\n')

  test('can be checked first: every problem of every row, with the sentences of the form, and nothing is stored', async () => {
    const before = await count()
    const { status, data } = await send('pengguna', wrong, 1)
    expect([status, data.coba, data.jumlah_baris, data.sah, data.tersimpan]).toEqual([200, true, 11, 2, 0])
    expect(data.masalah).toEqual([
      { baris: 2, kolom: 'name', pesan: isianTexts.nama, code: 'nama', nilai: '' },
      { baris: 3, kolom: 'email', pesan: isianTexts.emailBentuk, code: 'emailBentuk', nilai: 'bukan-email' },
      {
        baris: 4,
        kolom: 'email',
        pesan: messages.EMAIL_TAKEN.isi,
        code: 'EMAIL_TAKEN',
        nilai: admin.email.toUpperCase(),
      },
      { baris: 5, kolom: 'nama_level', pesan: imporTexts.level, code: 'level', nilai: 'tabib' },
      { baris: 6, kolom: 'phone_number', pesan: isianTexts.telepon, code: 'telepon', nilai: '+62 telepon' },
      { baris: 7, kolom: 'gender', pesan: imporTexts.genderSel, code: 'genderSel', nilai: 'tidak' },
      { baris: 8, kolom: 'no_bpjs', pesan: isianTexts.bpjsPanjang, code: 'bpjsPanjang', nilai: '123' },
      { baris: 10, kolom: 'email', pesan: imporTexts.emailGanda, code: 'emailGanda', nilai: 'H@IMPOR.TEST' },
      { baris: 11, kolom: '', pesan: imporTexts.jumlahSel, code: 'jumlahSel', nilai: '' },
      { baris: 12, kolom: 'name', pesan: isianTexts.nama, code: 'nama', nilai: '' },
      { baris: 12, kolom: 'email', pesan: isianTexts.email, code: 'email', nilai: '' },
      { baris: 12, kolom: 'nama_level', pesan: imporTexts.level, code: 'level', nilai: 'tabib' },
      { baris: 12, kolom: 'phone_number', pesan: isianTexts.telepon, code: 'telepon', nilai: 'abc' },
      { baris: 12, kolom: 'no_bpjs', pesan: isianTexts.bpjsPanjang, code: 'bpjsPanjang', nilai: '9' },
    ])
    expect(await count()).toBe(before)
  })

  test('are stored all or not at all', async () => {
    const before = await count()
    const reply = await send('pengguna', wrong)
    expect([reply.status, reply.code, reply.data.tersimpan]).toEqual([422, 'IMPORT_REFUSED', 0])
    expect(reply.data.masalah).toHaveLength(14)
    expect(await count()).toBe(before)
  })

  test('of one file sent five times at once are stored once', async () => {
    const rows = Array.from({ length: 50 }, (_, n) => `Serentak ${n},serentak${n}@impor.test`)
    const csv = ['name,email', ...rows].join('\n')
    const replies = await Promise.all(Array.from({ length: 5 }, () => send('pengguna', csv)))
    const codes = replies.map(({ status }) => status).sort()
    expect(codes[0]).toBe(200)
    for (const { status, code } of replies)
      if (status !== 200) expect(['EMAIL_TAKEN', 'IMPORT_REFUSED']).toContain(code)
    const stored = await db.rows(sql`select from users where email like 'serentak%'`)
    expect([codes.filter((code) => code === 200).length, stored.length]).toEqual([1, 50])
  })

  test('that were exported are imported unchanged, also formulas', async () => {
    const name = '=SUM("A", B) \'x'
    await make.person(5, { name, email: 'rumus@impor.test' })
    const { raw } = await eksporSemuaAkun(call, admin)
    await db.rows(sql`update users set email = 'dulu@impor.test', name = 'Dulu' where email = 'rumus@impor.test'`)
    const lines = raw.toString().split('\r\n')
    const csv = [lines[0], lines.find((line) => line.includes('rumus@impor.test'))].join('\r\n')
    expect((await send('pengguna', csv)).data).toMatchObject({ tersimpan: 1, masalah: [] })
    expect(await find('rumus@impor.test')).toMatchObject({ name })
  })

  test('up to five thousand, and not one more', async () => {
    const rows = Array.from({ length: IMPOR_BARIS }, (_, n) => `Banyak,banyak${n}@impor.test`)
    const csv = ['name,email', ...rows].join('\n')
    expect((await send('pengguna', csv)).data).toMatchObject({ tersimpan: IMPOR_BARIS, masalah: [] })
    const reply = await send('pengguna', `${csv}\nLagi,lagi@impor.test`, 1)
    expect([reply.status, reply.code]).toEqual([422, 'IMPORT_TOO_LONG'])
  })
})

describe('professionals', () => {
  const spesialisasi = 'Psikologi Klinis'
  test('are created for existing people, by their e-mail, and a specialisation by its name', async () => {
    const spesialisasi_id = await make.spesialisasi(spesialisasi)
    const [doctor, taken, patient, psychologist] = [
      await make.person(2),
      await make.profesional(),
      await make.person(5),
      await make.person(3),
    ]
    const good = [
      `${doctor.email.toUpperCase()},PSIKOLOGI klinis,Lantai 2`,
      `${psychologist.email},${spesialisasi}, Gedung A `,
    ]
    const csv = [
      'email,nama_spesialisasi,lokasi',
      ...good,
      `${patient.email},${spesialisasi},Klinik`,
      `${taken.email},${spesialisasi},Klinik`,
      `tiada@impor.test,Entah,Klinik`,
      `${psychologist.email},${spesialisasi},`,
      `${psychologist.email},${spesialisasi},Klinik`,
    ]
    const { data } = await send('tenaga-profesional', csv.join('\n'), 1)
    expect([data.sah, data.masalah]).toEqual([
      2,
      [
        {
          baris: 4,
          kolom: 'email',
          pesan: messages.NOT_A_PROFESSIONAL_LEVEL.isi,
          code: 'NOT_A_PROFESSIONAL_LEVEL',
          nilai: patient.email,
        },
        {
          baris: 5,
          kolom: 'email',
          pesan: messages.ALREADY_PROFESSIONAL.isi,
          code: 'ALREADY_PROFESSIONAL',
          nilai: taken.email,
        },
        { baris: 6, kolom: 'email', pesan: messages.USER_UNKNOWN.isi, code: 'USER_UNKNOWN', nilai: 'tiada@impor.test' },
        {
          baris: 6,
          kolom: 'nama_spesialisasi',
          pesan: messages.SPESIALISASI_UNKNOWN.isi,
          code: 'SPESIALISASI_UNKNOWN',
          nilai: 'Entah',
        },
        { baris: 7, kolom: 'email', pesan: imporTexts.emailGanda, code: 'emailGanda', nilai: psychologist.email },
        { baris: 7, kolom: 'lokasi', pesan: isianTexts.wajib, code: 'wajib', nilai: '' },
        { baris: 8, kolom: 'email', pesan: imporTexts.emailGanda, code: 'emailGanda', nilai: psychologist.email },
      ],
    ])
    expect((await send('tenaga-profesional', [csv[0], ...good].join('\n'))).data.tersimpan).toBe(2)
    const stored = await db.rows(sql`
      select user_id, spesialisasi_id, lokasi from tenaga_profesional
      where user_id in (${doctor.user_id}, ${psychologist.user_id}) order by user_id`)
    expect(stored).toEqual([
      { user_id: doctor.user_id, spesialisasi_id, lokasi: 'Lantai 2' },
      { user_id: psychologist.user_id, spesialisasi_id, lokasi: 'Gedung A' },
    ])
  })

  test('belong to the clinic that their row names, in its zone, and else to the first one', async () => {
    const klinik_id = await insertKlinik(db, { nama: 'Klinik Kampus Sentani', alamat: null, petunjuk: null, zona: 9 })
    const [here, there, nowhere] = [await make.person(2), await make.person(3), await make.person(3)]
    await make.spesialisasi('Gizi')
    const head = 'email,nama_spesialisasi,lokasi,klinik'
    const rowOf = ({ email }: { email: string }, klinik: string) => `${email},Gizi,Lantai 2,${klinik}`
    const rows = [rowOf(here, ''), rowOf(there, 'klinik kampus SENTANI')]
    const { data } = await send('tenaga-profesional', [head, ...rows, rowOf(nowhere, 'Klinik Entah')].join('\n'), 1)
    expect(data.masalah).toEqual([
      expect.objectContaining({ baris: 4, kolom: 'klinik', code: 'klinikTidakAda', nilai: 'Klinik Entah' }),
    ])
    expect((await send('tenaga-profesional', [head, ...rows].join('\n'))).data.tersimpan).toBe(2)
    const stored = await db.rows(sql`
      select user_id, klinik_id, zona from tenaga_profesional where user_id in (${here.user_id}, ${there.user_id}) order by user_id`)
    expect(stored).toEqual([
      { user_id: here.user_id, klinik_id: 1, zona: 7 },
      { user_id: there.user_id, klinik_id, zona: 9 },
    ])
  })
})

describe('a file', () => {
  test.each([
    ['without a column', 'name\nAni', [{ baris: 1, kolom: 'email', pesan: imporTexts.kolomTidakAda }]],
    [
      'with a column twice',
      'name,email,Name\nA,a@x.test,B',
      [{ baris: 1, kolom: 'name', pesan: imporTexts.kolomGanda }],
    ],
    ['with a quote that is never closed', 'name,email\n"Ani,a@x.test\n', [{ kolom: '', pesan: imporTexts.bukanCsv }]],
  ])('%s is refused with that reason', async (_, csv, masalah) => {
    const { data } = await send('pengguna', csv, 1)
    expect([data.sah, data.masalah]).toEqual([0, masalah.map((problem) => expect.objectContaining(problem))])
    expect((await send('pengguna', csv)).code).toBe('IMPORT_REFUSED')
  })

  test.each(['', ' \n ', 'PK\0\u0003\u0004', 'name,email\nJos\ufffd,a@x.test', 'name\ud800,email'])(
    'that is no text is refused: %j',
    async (csv) => {
      expect(await send('pengguna', csv)).toMatchObject({ status: 422, code: 'CSV_UNREADABLE' })
    },
  )

  test('in another encoding is refused', async () => {
    const body = Buffer.from('name,email\nJos\xe9,jose@impor.test', 'latin1')
    const reply = await call(admin, imporData, {
      query: { jenis: 'pengguna' },
      body,
      headers: { 'content-type': 'text/csv' },
    })
    expect([reply.status, reply.code]).toEqual([422, 'CSV_UNREADABLE'])
  })

  test.each(['text/csv', 'application/json'])('beyond 1 MB is too large as %s', async (type) => {
    const csv = `name,email\n${'a'.repeat(IMPOR_BYTES)}`
    const body = type === 'text/csv' ? csv : JSON.stringify({ csv })
    const reply = await call(admin, imporData, {
      query: { jenis: 'pengguna' },
      body,
      headers: { 'content-type': type },
    })
    expect([reply.status, reply.code]).toEqual([413, 'TOO_LARGE'])
  })

  test('of a megabyte is accepted, though other endpoints take less', async () => {
    const csv = `name,email\n${',\n'.repeat(IMPOR_BYTES / 2 - 100)}`
    const reply = await call(admin, imporData, {
      query: { jenis: 'pengguna', coba: 1 },
      body: csv,
      headers: { 'content-type': 'text/csv' },
    })
    expect([reply.status, reply.data.jumlah_baris]).toEqual([200, 0])
  })

  test.each([
    [{ csv: 5 }, { jenis: 'pengguna' }],
    [{}, { jenis: 'pengguna' }],
    [{ csv: 'name,email' }, { jenis: 'konsultasi' }],
    [{ csv: 'name,email' }, { jenis: 'pengguna', coba: 2 }],
  ])('%o for %o is refused', async (body, query) => {
    expect(await call(admin, imporData, { query: { ...query }, body })).toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
    })
  })
})
