import { nilaiSkrining } from '@sehati/contract/care/skrining.rules'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { startServer } from '../../test/server.ts'
import { type Dinilai, findAktif } from '../care/skrining/instrumen.store.ts'
import { seedDemo } from './seed.ts'

const HASH = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA'

test('the demo data has the course of one client of the psychologist, rated as its instrument does, and no alert', async () => {
  const { db, seal } = await startServer()
  await seedDemo(db, seal, new Date('2026-11-23T07:00:00+07:00'), HASH)
  const rows = await db.rows<{ skrining_id: number; isi: Buffer; kode: string; versi: string }>(sql`
    select s.skrining_id, s.isi, s.kode, s.versi from skrining s
    join skrining_izin z on z.user_id = s.user_id and ada_konsultasi(z.user_id, z.profesional_id)`)
  expect(rows).toHaveLength(3)
  for (const { skrining_id, isi, kode, versi } of rows) {
    const { jawaban, ...hasil } = JSON.parse(seal.open(`skrining.isi:${skrining_id}`, isi))
    expect(nilaiSkrining((await findAktif(db, kode, versi)) as Dinilai, jawaban)).toEqual(hasil)
  }
  expect(await db.rows(sql`select from peringatan_sebab where sumber = 'skrining'`)).toEqual([])
})
