import pg from 'pg'
import sql, { raw } from 'sql-template-tag'
import { expect, test } from 'vitest'
import { type Sent, watchStatements } from '../../../test/plan.ts'
import { START, startServer } from '../../../test/server.ts'
import { listHariJenis } from '../jenis/hari-jenis.store.ts'
import { listSlotJenis } from '../jenis/slot-jenis.store.ts'
import { listSlotTanggal } from './jadwal-tenaga.store.ts'
import { listHariFacts, listSlotTerdekat, listSlotTerdekatTenaga } from './ketersediaan.store.ts'

const { db } = await startServer()

/** The plan for all values, as a connection of the product makes it. */
async function planOf({ text, values = [] }: Sent): Promise<string> {
  const given = values.map((value) => {
    if (value === null) return 'null'
    if (value instanceof Date) return pg.escapeLiteral(value.toISOString())
    return pg.escapeLiteral(Array.isArray(value) ? `{${value.join(',')}}` : String(value))
  })
  return db.transaction(async (tx) => {
    await tx.rows(sql`set local plan_cache_mode = force_generic_plan`)
    await tx.rows(raw(`prepare direncanakan as ${text}`))
    const lines = await tx.rows<{ 'QUERY PLAN': string }>(raw(`explain execute direncanakan(${given.join(', ')})`))
    await tx.rows(raw('deallocate direncanakan'))
    return lines.map((line) => line['QUERY PLAN']).join('\n')
  })
}

const span = { profid: 1, dari: '2026-11-24', sampai: '2026-11-30' } as const
const ofType = { ...span, jenis_id: 2, pemilih: 1 }

test('every list has `slot_status` in its own plan, and that of the usual type leaves other types out', async () => {
  const sent = watchStatements(/slot_status/)
  await listSlotTanggal(db, 1, 'Selasa', '2026-11-24', START)
  await listHariFacts(db, span, START)
  await listSlotTerdekat(db, START, 3)
  await listSlotTerdekatTenaga(db, START)
  const usual = sent.splice(0)
  await listSlotJenis(db, ofType, START, 1)
  await listHariJenis(db, ofType, START, 1)
  const others = sent.splice(0)
  expect([usual.length, others.length]).toEqual([4, 2])
  for (const statement of [...usual, ...others]) expect(await planOf(statement)).not.toContain('slot_status')
  for (const statement of usual) expect(await planOf(statement)).not.toContain('generate_series')
  for (const statement of others) expect(await planOf(statement)).toContain('generate_series')
})
