import { hash } from '@node-rs/argon2'
import { login, register } from '@sehati/contract/people/auth.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { startServer } from '../../../test/server.ts'

// Registrations of one network address are counted.
const { db, call } = await startServer()
const signIn = (email: string, password: string) => call(null, login, { body: { email, password } })

test.each(['NFC', 'NFD'] as const)('accepts a password that was chosen in %s, from every keyboard', async (form) => {
  const email = `${form}@uji.test`.toLowerCase()
  const chosen = 'réséda à Ésope'
  const body = {
    name: 'Aimée',
    email,
    password_hash: chosen.normalize(form),
    gender: 'perempuan',
    no_bpjs: '0001234567890',
  }
  expect((await call(null, register, { body })).status).toBe(201)
  for (const typed of ['NFC', 'NFD'] as const) {
    const person = await signIn(email, chosen.normalize(typed))
    expect([form, typed, person.status]).toEqual([form, typed, 200])
  }
  expect((await signIn(email, 'reseda a Esope')).status).toBe(401)
  // As it was hashed before the spelling was unified.
  const old = await hash(chosen.normalize(form))
  await db.rows(sql`update users set password_hash = ${old} where email = ${email}`)
  for (const typed of ['NFC', 'NFD'] as const) expect((await signIn(email, chosen.normalize(typed))).status).toBe(200)
})
