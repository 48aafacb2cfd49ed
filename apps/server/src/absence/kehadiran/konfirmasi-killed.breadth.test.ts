import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { makeKonfirmasi } from '../../../test/konfirmasi.ts'
import { startRunning } from '../../../test/process.ts'
import { countViolations, none } from '../../../test/races/violations.ts'
import { startServer } from '../../../test/server.ts'

const server = await startServer()
const { db } = server
const { booked, waiting, offerOf, noticesOf } = makeKonfirmasi(server)
const process = (now: string) =>
  startRunning({ DATABASE_URL: server.serviceUrl, DATA_KEY: server.dataKey, APP_NOW: new Date(now).toISOString() })
const count = async (which: ReturnType<typeof sql>) => (await db.rows(sql`select from ${which}`)).length

test('processes killed after asking, after cancelling and before passing on: each is asked, cancelled and passed on once', async () => {
  const all = []
  for (let n = 0; n < 4; n++) {
    const of = await booked()
    all.push({ ...of, next: await waiting(of) })
  }
  const asking = await process('2026-11-24T09:00:00+07:00')
  await expect.poll(() => count(sql`konsultasi where konfirmasi_sampai is not null`)).toBe(4)
  await asking.stop('SIGKILL')
  await (await process('2026-11-24T09:01:00+07:00')).stop()
  expect(await count(sql`pengingat where jenis = 'pengingat_besok'`)).toBe(4)

  const cancelling = await process('2026-11-24T20:00:00+07:00')
  await expect.poll(() => count(sql`konsultasi where sebab_batal = 'tidak_dikonfirmasi'`)).toBe(4)
  await cancelling.stop('SIGKILL')
  expect(await count(sql`tempat where jenis = 'sisih'`)).toBe(4)
  const [one, other] = await Promise.all(['20:01:01', '20:01:02'].map((at) => process(`2026-11-24T${at}+07:00`)))
  await expect.poll(() => count(sql`tawaran`)).toBe(4)
  await Promise.all([one?.stop('SIGKILL'), other?.stop('SIGKILL')])

  server.at('2026-11-24T20:01:05+07:00')
  for (const { pasien, jadwal_id, next } of all) {
    expect(await offerOf(next)).toMatchObject({ tanggal: '2026-11-25T09:00:00+07:00' })
    expect(await count(sql`riwayat_status where jadwal_id = ${jadwal_id} and ke = 'dibatalkan'`)).toBe(1)
    const notices = await noticesOf(pasien)
    for (const jenis of ['pengingat_besok', 'tidak_dikonfirmasi'])
      expect(notices.filter((one) => one === jenis)).toHaveLength(1)
  }
  expect(await countViolations(db)).toEqual(none)
})
