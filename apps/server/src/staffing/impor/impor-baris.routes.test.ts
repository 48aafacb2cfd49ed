import { isianTexts } from '@sehati/contract/base/texts'
import { imporTexts } from '@sehati/contract/base/texts-staf'
import { messages } from '@sehati/contract/messages'
import { findUser } from '@sehati/contract/people/user.endpoints'
import { imporData } from '@sehati/contract/staffing/impor.endpoints'
import type { MasalahBaris } from '@sehati/contract/staffing/impor.schema'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { sharedServer } from '../../../test/server.ts'

// The problems of single rows in an import of people.

const { db, make, call } = await sharedServer()
const admin = await make.person(1)
const send = (csv: string[], coba = 0) =>
  call(admin, imporData, { query: { jenis: 'pengguna', coba }, body: { csv: csv.join('\n') } })
const phoneOf = async (email: string) =>
  (await db.row<{ phone_number: string }>(sql`select phone_number from users where email = ${email}`))?.phone_number

test('a telephone number that lost its leading zero is refused, and the sentence says so', async () => {
  const { data } = await send(['name,email,phone_number', 'Nol,nol@telepon.test,81234567890'], 1)
  expect(data.masalah).toEqual([
    {
      baris: 2,
      kolom: 'phone_number',
      pesan: imporTexts.teleponAwal,
      code: 'teleponAwal',
      nilai: '81234567890',
    },
  ])
})

test('rows may have a telephone number in any usual form, and it is stored as digits', async () => {
  const written = {
    spasi: '0812 3456 7890',
    titik: '0812.3456.7890',
    strip: '0812-3456-7890',
    negara: '+62 812-3456-7890',
    kurung: '(0812) 3456 7890',
    nol: '+62 (0) 812 3456 7890',
    polos: '6281234567890',
    salin: '\u202a+62 812–3456‑7890\u202c',
    petik: "'081234567890",
    rumus: '="081234567890"',
    kutip: '"=""081234567890"""',
  }
  const rows = Object.entries(written).map(([word, nomor]) => `Telepon,${word}@telepon.test,${nomor}`)
  const { data } = await send(['name,email,phone_number', ...rows])
  expect(data).toMatchObject({ tersimpan: rows.length, masalah: [] })
  for (const word of Object.keys(written)) expect(await phoneOf(`${word}@telepon.test`)).toBe('081234567890')
  const foreign = await send(['name,email,phone_number', 'Luar,luar@telepon.test,+65 8123 4567'], 1)
  expect(foreign.data.masalah).toEqual([
    { baris: 2, kolom: 'phone_number', pesan: isianTexts.telepon, code: 'telepon', nilai: '+65 8123 4567' },
  ])
})

test.each([
  ['sep=;', '\ufeffsep=;\r\nname;email;no_bpjs\r\nBerkas;SEP@berkas.test;\u202a0007 7700 00123\u202c\r\n'],
  ['tabs', 'name\temail\tno_bpjs\nBerkas\ttabs@berkas.test\t0007-7700-00123\n'],
])('a file with %s is read', async (word, csv) => {
  const reply = await call(admin, imporData, { query: { jenis: 'pengguna' }, body: { csv } })
  expect(reply.data).toMatchObject({ tersimpan: 1, masalah: [] })
  const email = `${word.replace('=;', '')}@berkas.test`
  const { data } = await call(admin, findUser, { body: { field: 'no_bpjs', value: '0007 7700 00123' } })
  expect(data.queried.map((one: { email: string }) => one.email)).toContain(email)
})

test('a file that begins with sep= counts its lines as the spreadsheet does', async () => {
  const csv = 'sep=;\nname;email\nA;bukan-email\n'
  const { data } = await call(admin, imporData, { query: { jenis: 'pengguna', coba: 1 }, body: { csv } })
  expect(data.masalah).toMatchObject([{ baris: 3, kolom: 'email' }])
})

test('a gender may be written as campuses write it', async () => {
  const written = {
    'laki-laki': ['Laki-laki', 'LAKI-LAKI', 'L', 'Laki laki', 'pria'],
    perempuan: ['PEREMPUAN', 'P', 'Wanita', 'pr'],
  }
  const words = Object.entries(written).flatMap(([gender, list]) => list.map((word, n) => ({ gender, word, n })))
  const rows = words.map(({ gender, word, n }) => `Kelamin,${gender}${n}@kelamin.test,${word}`)
  const { data } = await send(['name,email,gender', ...rows])
  expect(data).toMatchObject({ tersimpan: rows.length, masalah: [] })
  for (const { gender, n } of words) {
    const email = `${gender}${n}@kelamin.test`
    expect(await db.row(sql`select gender from users where email = ${email}`)).toEqual({ gender })
  }
})

test.each(['8,12346E+11', '1.23457E+12', '1,23457e12'])(
  'a number that a spreadsheet has rounded is refused, and the sentence says so: %s',
  async (nomor) => {
    const { data } = await send(['name;email;phone_number;no_bpjs', `A;bulat@angka.test;${nomor};${nomor}`], 1)
    expect((data.masalah as MasalahBaris[]).map(({ kolom, code }) => [kolom, code])).toEqual([
      ['phone_number', 'angkaDibulatkan'],
      ['no_bpjs', 'angkaDibulatkan'],
    ])
  },
)

test('rows with the same e-mail report it besides every other problem of the row', async () => {
  const csv = [
    'name,email,nama_level,phone_number,gender,no_bpjs',
    'A,dua@ganda.test,user,abc,,',
    'B,DUA@ganda.test,tabib,,,',
    `C,${admin.email},user,abc,,`,
    'D,dua@ganda.test,user,,,',
  ]
  const { data } = await send(csv, 1)
  const problems = (data.masalah as MasalahBaris[]).map(({ baris, kolom, pesan }) => [baris, kolom, pesan])
  expect(problems).toEqual([
    [2, 'phone_number', isianTexts.telepon],
    [3, 'email', imporTexts.emailGanda],
    [3, 'nama_level', imporTexts.level],
    [4, 'email', messages.EMAIL_TAKEN.isi],
    [4, 'phone_number', isianTexts.telepon],
    [5, 'email', imporTexts.emailGanda],
  ])
})

test('rows with a value that is too long report its beginning', async () => {
  const { data } = await send(['name,email', `${'😀'.repeat(300)},panjang@impor.test`], 1)
  const [masalah] = data.masalah
  expect(masalah).toMatchObject({ baris: 2, kolom: 'name', nilai: `${'😀'.repeat(40)}…` })
})
