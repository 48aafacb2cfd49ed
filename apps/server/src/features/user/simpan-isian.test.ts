import { getUser, updateProfil, updateUser } from '@sehati/contract/user/endpoints'
import type { ProfilPerubahan, UserPerubahan } from '@sehati/contract/user/schema'
import { expect, test } from 'vitest'
import { startServer } from '../../../test/server.ts'

const { make, call } = await startServer()
const admin = await make.person(1)

// A field that is added and not stored is named here: each of them needs a sample, and comes back.
const ofProfil: Required<Omit<ProfilPerubahan, 'email' | 'current_password'>> = {
  ...{ name: 'Nama Baru', phone_number: '081212345678', gender: 'lainnya', no_bpjs: '0001234567899' },
}
const ofUser: Required<Omit<UserPerubahan, 'user_id' | 'pesan' | 'usulan'>> = {
  ...ofProfil,
  ...{ email: 'baru@kampus.test', level_id: 4, status_user: 'nonaktif', country: 'Timor-Leste' },
}

const stored = async (user_id: number) => (await call(admin, getUser, { query: { id: user_id } })).data

test.each(Object.entries(ofUser))('%s, which an admin changes alone, is stored', async (field, sample) => {
  const { user_id } = await make.person(5)
  const before = await stored(user_id)
  expect(before[field]).not.toEqual(sample)
  expect((await call(admin, updateUser, { body: { user_id, [field]: sample } })).status).toBe(200)
  expect(await stored(user_id)).toMatchObject({ [field]: sample })
})

test.each(Object.entries(ofProfil))('%s, which the person changes alone, is stored', async (field, sample) => {
  const me = await make.person(5)
  const before = await stored(me.user_id)
  expect(before[field]).not.toEqual(sample)
  expect((await call(me, updateProfil, { body: { [field]: sample } })).status).toBe(200)
  expect(await stored(me.user_id)).toMatchObject({ ...before, [field]: sample })
})
