import { getKeadaanJejak } from '@sehati/contract/record/jejak.endpoints'
import { getPerhatian } from '@sehati/contract/safety/perhatian.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { startServer } from '../../test/server.ts'
import { foldJejak } from '../record/jejak/fold.act.ts'
import { verifyJejak } from './verify-jejak.ts'

const { db, seal, clock, at, call, make } = await startServer()
const admin = await make.person(1)
const logged: object[] = []
const log = {
  warn: (fields: object) => void logged.push({ level: 'warn', ...fields }),
  info: (fields: object) => void logged.push({ level: 'info', ...fields }),
}
const verify = () => verifyJejak({ db, seal, clock, log })
const state = async () => (await call(admin, getKeadaanJejak)).data.pemeriksaan
const faults = async () => (await call(admin, getPerhatian)).data.jejak_rusak
async function write(rows: number) {
  await db.rows(sql`
    insert into jejak_baru (waktu, tindakan, objek, dasar)
    select now(), 'lihat', 'akun', 'administrasi' from generate_series(1, ${rows})`)
  await foldJejak(db)
}
/** As the owner of the database can. */
const alter = (statement: ReturnType<typeof sql>) =>
  db.transaction(async (tx) => {
    await tx.rows(sql`set local session_replication_role = replica`)
    await tx.rows(statement)
  })

test('before the first check there is no result', async () => {
  expect(await state()).toBeNull()
  expect(await faults()).toBe(0)
})

test('a whole trail is called whole, up to its last row', async () => {
  at('2026-11-23T23:15:00+07:00')
  await write(40)
  await verify()
  const found = await state()
  expect(found).toMatchObject({ hari: '2026-11-23', selesai: '2026-11-23T23:15:00+07:00', rusak: 0, temuan: [] })
  expect(found.nomor).toBe(found.baris)
  expect(found.baris).toBeGreaterThanOrEqual(40)
  expect(logged.at(-1)).toEqual({
    level: 'info',
    event: 'jejak.diperiksa',
    baris: found.baris,
    nomor: found.nomor,
    rusak: 0,
  })
})

test('what was altered or removed is named on the screens and in the log, with numbers only', async () => {
  at('2026-11-24T23:15:00+07:00')
  await alter(sql`update jejak set jumlah = 5 where nomor = 4`)
  await alter(sql`delete from jejak where nomor in (7, 8)`)
  await verify()
  const temuan = [
    { jenis: 'berubah', dari: 4, sampai: 4 },
    { jenis: 'hilang', dari: 7, sampai: 8 },
  ]
  expect(await state()).toMatchObject({ hari: '2026-11-24', rusak: 2, temuan })
  expect(await faults()).toBe(2)
  expect(logged.at(-1)).toMatchObject({ level: 'warn', event: 'jejak.diperiksa', rusak: 2, temuan })
})

test('a second check of the day replaces the first; all faults are counted, twenty are named', async () => {
  await alter(sql`update jejak set jumlah = 5 where nomor between 10 and 39`)
  await verify()
  const found = await state()
  expect(found.rusak).toBe(32)
  expect(found.temuan).toHaveLength(20)
  expect(await db.row(sql`select count(*)::int as n from pemeriksaan_jejak`)).toEqual({ n: 2 })
})
