import * as api from '@sehati/contract/talk/percakapan.endpoints'
import type { Percakapan } from '@sehati/contract/talk/percakapan.schema'
import sharp from 'sharp'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { START, startServer } from '../../test/server.ts'
import { seedDemo } from './seed.ts'

const { db, seal, make, call } = await startServer()
await seedDemo(db, seal, START, '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA')
const signedIn = async (email: string) => {
  const row = await db.row<{ user_id: number }>(sql`select user_id from users where email = ${email}`)
  return { token: await make.signIn(row?.user_id ?? 0), user_id: row?.user_id ?? 0 }
}
const people = {
  'user@sehati.test': await signedIn('user@sehati.test'),
  'dokter@sehati.test': await signedIn('dokter@sehati.test'),
  'psikolog@sehati.test': await signedIn('psikolog@sehati.test'),
}
/** All conversations of a person with their messages. */
async function talks(who: { token: string }): Promise<Percakapan[][]> {
  const { data } = await call(who, api.listKontak, { query: { limit: 100 } })
  const begun = data.queried.filter((kontak: { pesan_terakhir: unknown }) => kontak.pesan_terakhir)
  return Promise.all(
    begun.map(
      async ({ jadwal_id }: { jadwal_id: number }) =>
        (await call(who, api.listPercakapan, { query: { jadwal_id } })).data,
    ),
  )
}

describe.each(Object.entries(people))('%s', (_, who) => {
  test('has conversations in order, none of them in the future', async () => {
    const all = await talks(who)
    expect(all.length).toBeGreaterThanOrEqual(2)
    for (const talk of all) {
      expect(talk.length).toBeGreaterThanOrEqual(5)
      const times = talk.map(({ waktu_kirim }) => new Date(waktu_kirim).getTime())
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(Math.max(...times)).toBeLessThan(START.getTime())
    }
  })
})

const everything = (await Promise.all(Object.values(people).map(talks))).flat(2)

test('there are replies, a deleted marker, both kinds of marks and unseen messages', async () => {
  expect(everything.some(({ balasan }) => balasan?.ada_lampiran)).toBe(true)
  expect(everything.filter(({ dihapus }) => dihapus).every(({ pesan }) => pesan === '')).toBe(true)
  expect(everything.some(({ dihapus }) => dihapus)).toBe(true)
  expect(new Set(everything.map(({ status }) => status))).toEqual(new Set(['delivered', 'read']))
  expect((await call(people['user@sehati.test'], api.countBelumDibaca)).data.jumlah).toBeGreaterThan(0)
})

test('a picture and a PDF are valid', async () => {
  const who = people['dokter@sehati.test']
  const mine = (await talks(who)).flat()
  const of = async (jenis: string) => {
    const id = mine.find(({ lampiran }) => lampiran?.jenis === jenis)?.id ?? 0
    return (await call(who, api.getLampiran, { query: { id } })).raw
  }
  expect(await sharp(await of('image/webp')).metadata()).toMatchObject({ width: 960, height: 540 })
  const pdf = (await of('application/pdf')).toString()
  expect(pdf).toMatch(/^%PDF-1\.4\n[\s\S]*%%EOF\n$/)
  // Each object starts at the offset of the table.
  const offsets = [...pdf.matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset))
  expect(offsets.map((offset, n) => pdf.startsWith(`${n + 1} 0 obj`, offset))).toEqual(offsets.map(() => true))
})

test('professionals write without emoji', () => {
  const doctors = new Set([people['dokter@sehati.test'].user_id, people['psikolog@sehati.test'].user_id])
  for (const { pesan, pengirim_id } of everything)
    if (doctors.has(pengirim_id)) expect(pesan).not.toMatch(/\p{Extended_Pictographic}/u)
})
