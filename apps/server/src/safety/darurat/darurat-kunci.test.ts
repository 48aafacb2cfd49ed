import { randomBytes } from 'node:crypto'
import { putTinjauan } from '@sehati/contract/safety/darurat.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { runCommand } from '../../../test/command.ts'
import { ALASAN, makeDarurat } from '../../../test/darurat.ts'
import { startServer } from '../../../test/server.ts'
import { type DataKey, parseKeys } from '../../base/db/keyring.ts'
import { makeSeal } from '../../base/db/seal.ts'

const server = await startServer()
const { db, url, call, make, at, dataKey } = server
const { peninjau, open, konsultasi } = makeDarurat(server)

test('a rotation of keys encrypts reason and note again, although neither row can be changed otherwise', async () => {
  const who = await peninjau(2)
  const { buka_id } = (await open(await make.person(1), (await konsultasi()).jadwal_id)).data as { buka_id: number }
  at('2026-11-23T09:00:00+07:00')
  const body = { buka_id, hasil: 'wajar', catatan: 'Sesuai keadaan pasien' }
  expect((await call(who, putTinjauan, { body })).status).toBe(200)

  const fresh = randomBytes(32).toString('base64')
  const env = { DATABASE_URL: url, DATA_KEY: `${fresh},${dataKey}` }
  expect(await runCommand('rotate-keys', env)).toMatchObject({ code: 0, err: '' })
  const [key] = parseKeys(fresh) as [DataKey]
  const seal = makeSeal({ active: () => key, find: (id) => (key.id.equals(id) ? key : null) })
  const row = await db.row<{ alasan: Buffer; catatan: Buffer }>(sql`
    select b.alasan, r.catatan from buka_darurat b join tinjauan_darurat r on r.buka_id = b.buka_id
    where b.buka_id = ${buka_id}`)
  expect(seal.open(`buka_darurat.alasan:${buka_id}`, row?.alasan as Buffer)).toBe(ALASAN)
  expect(seal.open(`tinjauan_darurat.catatan:${buka_id}`, row?.catatan as Buffer)).toBe('Sesuai keadaan pasien')
})
