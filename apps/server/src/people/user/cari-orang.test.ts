import { findUser, updateProfil } from '@sehati/contract/people/user.endpoints'
import { expect, test } from 'vitest'
import { sharedServer } from '../../../test/server.ts'

const { call, make } = await sharedServer()
const admin = await make.person(1)
const found = async (field: string, value: string) =>
  (await call(admin, findUser, { body: { field, value } as never })).data.queried.map(
    (one: { user_id: number }) => one.user_id,
  )

test.each([
  ["Nur'aini  Zéqwx", ['nur’aini zeqwx', 'Nuraini Zéqwx', 'nur`aini', "NUR'AINI ZEQWX"]],
  ['dr. Ani-Lestari Qwertz, Sp.KJ', ['dr ani', 'dr. ani lestari', 'ani-lestari qwertz sp.kj', 'Qwertz, Sp KJ']],
  ['José Andrés Plokij', ['jose andres', 'JOSÉ ANDRES PLOKIJ', 'andre\u0301s']],
])('%s is found however the name is typed', async (name, typed) => {
  const { user_id } = await make.person(5, { name })
  for (const text of typed) expect([text, await found('name', text)]).toEqual([text, expect.arrayContaining([user_id])])
  expect(await found('name', 'zzzz')).not.toContain(user_id)
})

test('a telephone number has one stored form, and is found in every other', async () => {
  const who = await make.person(5)
  for (const phone_number of ['6281377766655', '62081377766655', '081377766655']) {
    const { data } = await call(who, updateProfil, { body: { phone_number } })
    expect([phone_number, data.phone_number]).toEqual([phone_number, '081377766655'])
  }
  for (const typed of ['0813 7776', '+62 813-7776', '6281377766655', '813-7776-6655', '77766655'])
    expect([typed, await found('phone_number', typed)]).toEqual([typed, [who.user_id]])
})

test('a BPJS number is found in groups', async () => {
  const who = await make.person(5)
  await call(who, updateProfil, { body: { no_bpjs: '0009 8765 43219' } })
  for (const typed of ['0009876543219', '0009 8765 43219', '0009-8765', '8765 432'])
    expect([typed, await found('no_bpjs', typed)]).toEqual([typed, [who.user_id]])
})
