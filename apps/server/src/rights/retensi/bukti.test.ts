import sql, { raw, type Sql } from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { childrenOf, endOf, LONG_AGO, makeNights } from '../../../test/nights.ts'
import { days, type Ids, makeRows } from '../../../test/retensi.ts'
import { makeVictims } from '../../../test/security/victims.ts'
import { START, startServer } from '../../../test/server.ts'

const server = await startServer()
const { db, service, seal, at, make } = server
const { night, plant, clear, countOf } = makeNights(server)
at(START.toISOString())
const { tenaga, done } = await makeVictims(server).victims(3)
const rows = makeRows(server, { tenaga, done })
const writeOf = Object.assign({}, ...Object.values(rows)) as Record<string, (ids: Ids) => Sql>

test('a consent to one psychologist outlives the withdrawal from another', async () => {
  const me = await make.person(5)
  const [stays, left] = [await make.profesional(3), await make.profesional(3)]
  await clear('persetujuan')
  const says = ({ profesional_id }: { profesional_id: number }, sikap: string) =>
    plant(sql`
      insert into persetujuan (user_id, keperluan, profesional_id, versi, sikap, pada, oleh)
      values (${me.user_id}, 'psikologi', ${profesional_id}, 1, ${sikap}, ${LONG_AGO}, ${me.user_id})`)
  await says(stays, 'setuju')
  await says(left, 'setuju')
  await says(left, 'menarik')
  await night(days(endOf('persetujuan', LONG_AGO), 1), { sungguh: true })
  const kept = await db.rows(sql`select profesional_id, sikap from persetujuan order by persetujuan_id`)
  expect(kept).toEqual([
    { profesional_id: stays.profesional_id, sikap: 'setuju' },
    { profesional_id: left.profesional_id, sikap: 'menarik' },
  ])
})

test('a request whose statement stands beside a record stays with the record', async () => {
  const me = await make.person(5)
  await clear('permintaan')
  await plant(writeOf.permintaan?.({ user_id: me.user_id, since: LONG_AGO }) as Sql)
  await plant(sql`
    update permintaan set jenis = 'perbaikan', status = 'ditolak', alasan_tolak = 'kewajiban_simpan', jadwal_id = ${done},
      pernyataan = ${seal.seal('permintaan.pernyataan:1', 'Bukan begitu')}, pernyataan_pada = ${LONG_AGO}`)
  await night(days(endOf('permintaan', LONG_AGO), 1), { sungguh: true })
  expect(await countOf('permintaan')).toBe(1)
  await expect(service.rows(sql`delete from permintaan`)).rejects.toMatchObject({ code: '23001' })
})

describe('the database keeps proofs', () => {
  test.each(['permintaan', 'penghapusan', 'izin_wa', 'persetujuan', 'insiden'])('%s', async (tabel) => {
    const me = await make.person(5)
    const write = writeOf[tabel] as (ids: Ids) => Sql
    await clear(tabel)
    await plant(write({ user_id: me.user_id, since: START }))
    await expect(service.rows(sql`delete from ${raw(tabel)}`)).rejects.toMatchObject({ code: '23001' })
    for (const child of childrenOf(tabel))
      await expect(db.rows(sql`delete from ${raw(child)}`)).rejects.toMatchObject({ code: '23001' })
  })
})
