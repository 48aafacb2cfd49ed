import { imporData } from '@sehati/contract/impor/endpoints'
import type { MasalahBaris } from '@sehati/contract/impor/schema'
import { messages } from '@sehati/contract/messages'
import { imporTexts, isianTexts } from '@sehati/contract/texts'
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
