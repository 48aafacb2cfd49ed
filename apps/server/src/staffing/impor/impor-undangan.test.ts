import { IMPOR_PASSWORD } from '@sehati/contract/base/constants'
import { isianTexts } from '@sehati/contract/base/texts'
import { acceptUndangan, login } from '@sehati/contract/people/auth.endpoints'
import { resetUserPassword } from '@sehati/contract/people/user.endpoints'
import { imporData } from '@sehati/contract/staffing/impor.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { makeMailbox, tokenIn } from '../../../test/mailbox.ts'
import { startServer } from '../../../test/server.ts'

const server = await startServer()
const { db, make, call } = server
const { mailsOf } = await makeMailbox(server)
const admin = await make.person(1)
const send = (csv: string) => call(admin, imporData, { query: { jenis: 'pengguna', coba: 0 }, body: { csv } })

test('people without a password are invited by mail; a password that an admin sets ends the invitation', async () => {
  await send('name,email,password\nMasuk,masuk@impor.test,')
  const enter = (password: string) => call(null, login, { body: { email: 'masuk@impor.test', password } })
  for (const guess of ['', 'masuk@impor.test', 'sehati-demo', '12345678']) {
    expect((await enter(guess)).status).not.toBe(200)
  }
  const [{ user_id }] = (await db.rows<{ user_id: number }>(
    sql`select user_id from users where email = 'masuk@impor.test'`,
  )) as [{ user_id: number }]
  const [mail] = await mailsOf({ user_id })
  const token = tokenIn(mail, '/undangan')
  await call(admin, resetUserPassword, { body: { user_id, password: 'password-baru' } })
  expect((await enter('password-baru')).status).toBe(200)
  expect((await call(null, acceptUndangan, { body: { token, password: 'kata sandi lain' } })).code).toBe(
    'INVITATION_INVALID',
  )
})

test('people with a password sign in with it, are asked for an own one, and confirm their address', async () => {
  const bad = await send('name,email,password\nA,pw1@impor.test,pendek\nB,pw2@impor.test,cukup panjang')
  expect([bad.status, bad.data.sah]).toEqual([422, 1])
  expect(bad.data.masalah).toEqual([
    { baris: 2, kolom: 'password', pesan: isianTexts.passwordPendek, code: 'passwordPendek', nilai: '…' },
  ])
  expect(bad.raw.toString()).not.toContain('pendek"')
  const good = 'name,email,password\nB,pw2@impor.test,cukup panjang\nC,pw3@impor.test,'
  expect((await send(good)).data.tersimpan).toBe(2)
  const { data } = await call(null, login, { body: { email: 'pw2@impor.test', password: 'cukup panjang' } })
  expect(data.harus_ganti_password).toBe(true)
  expect((await mailsOf(data)).map(({ teks }) => /konfirmasi-email#/.test(teks))).toEqual([true])
})

test('people with common passwords are refused with strict privacy, and with more than five hundred always', async () => {
  await db.rows(sql`update pengaturan set privasi_ketat = true`)
  const common = await send('name,email,password\nA,umum@impor.test,password1')
  await db.rows(sql`update pengaturan set privasi_ketat = false`)
  expect(common.data.masalah).toMatchObject([{ kolom: 'password', code: 'PASSWORD_COMMON', nilai: '…' }])
  const rows = Array.from({ length: IMPOR_PASSWORD + 1 }, (_, n) => `P,banyakpw${n}@impor.test,kata sandi ${n}`)
  const many = await send(['name,email,password', ...rows].join('\n'))
  expect([many.status, many.code]).toEqual([422, 'IMPORT_PASSWORDS'])
})

test('each of the staff has a row of their own in the trail, and no patient', async () => {
  await send(
    [
      'name,email,nama_level',
      'Baru,admin.baru@impor.test,admin',
      'Dok,dok@impor.test,dokter',
      'Maba,maba@impor.test,user',
    ].join('\n'),
  )
  const rows = await db.rows(sql`
    select u.email, j.pelaku_id from jejak_baru j join users u on u.user_id = j.subjek_id
    where j.tindakan = 'buat_akun' and u.email like '%@impor.test' order by u.email`)
  expect(rows).toEqual([
    { email: 'admin.baru@impor.test', pelaku_id: admin.user_id },
    { email: 'dok@impor.test', pelaku_id: admin.user_id },
  ])
})
