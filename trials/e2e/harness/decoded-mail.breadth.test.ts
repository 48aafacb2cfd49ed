import { expect, test } from 'vitest'
import { decoded } from './decoded-mail.ts'

const part = (head: string, body: string) => `Content-Transfer-Encoding: ${head}\r\n\r\n${body}\r\n`
const mailOf = (...parts: string[]) =>
  `To: a@example.org\r\nContent-Type: multipart/alternative; boundary="--_NmP-1-Part_1"\r\n\r\n${parts.map((one) => `----_NmP-1-Part_1\r\n${one}`).join('')}----_NmP-1-Part_1--\r\n`

test('a token is whole where a line of its part begins with two hyphens', () => {
  const token = 'AVX8--Fgz_9'
  const mail = mailOf(part('7bit', `/tautan#${token}`), part('quoted-printable', '/tautan#AVX8=\r\n--Fgz_9'))
  expect([...decoded(mail).matchAll(/#([\w-]+)/g)].map(([, found]) => found)).toEqual([token, token])
})

test('the words of a part in base64 or in quoted-printable are read', () => {
  const mail = mailOf(
    part('base64', Buffer.from('Halo, Édi').toString('base64')),
    part('quoted-printable', 'caf=C3=A9'),
  )
  expect(decoded(mail)).toContain('Halo, Édi')
  expect(decoded(mail)).toContain('café')
})

test('a mail of one part is read', () => {
  expect(decoded(part('7bit', 'Halo'))).toContain('Halo')
})
