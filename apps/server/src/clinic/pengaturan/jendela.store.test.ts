import type { AturanJendela } from '@sehati/contract/clinic/pengaturan.schema'
import { windowEnd as rule } from '@sehati/contract/schedule/jendela.rules'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { fc } from '../../../test/cases.ts'
import { startServer } from '../../../test/server.ts'
import { windowEnd } from './jendela.store.ts'
import { updatePengaturan } from './pengaturan.store.ts'

const { db } = await startServer()

test('the statements’ window is that of the rule, for every instant and every setting', async () => {
  const week = 7 * 86_400_000
  const start = new Date('2026-12-28T00:00:00+07:00').getTime()
  const quarter = fc.integer({ min: 0, max: 95 })
  const jam = quarter.map(
    (n) => `${String(Math.floor(n / 4)).padStart(2, '0')}:${String((n % 4) * 15).padStart(2, '0')}:00`,
  )
  // Instants on the release itself, a millisecond beside it, and any other.
  const now = fc.oneof(
    fc
      .tuple(fc.integer({ min: 0, max: 14 * 96 }), fc.constantFrom(-1, 0, 1))
      .map(([n, ms]) => start + n * 900_000 + ms),
    fc.integer({ min: start, max: start + 2 * week }),
  )
  const aturan: fc.Arbitrary<AturanJendela> = fc.record({
    minggu_ke_depan: fc.integer({ min: 0, max: 8 }),
    mode_jendela: fc.constantFrom('mingguan', 'harian'),
    cakrawala_hari: fc.integer({ min: 1, max: 120 }),
    rilis_jam: jam,
  })
  const same = fc.asyncProperty(now, aturan, async (ms, settings) => {
    await updatePengaturan(db, settings)
    const row = await db.row<{ akhir: string }>(sql`select ${windowEnd(new Date(ms))} as akhir`)
    expect(row?.akhir).toBe(rule(new Date(ms), settings))
  })
  await fc.assert(same, { numRuns: 400 })
})

test.each(["rilis_jam = '24:00'", "rilis_jam = '08:00:01'", 'cakrawala_hari = 0', 'cakrawala_hari = 121'])(
  'the database refuses %s',
  async (change) => {
    await expect(db.rows(sql`do ${sql([`$$begin update pengaturan set ${change}; end$$`])}`)).rejects.toThrow(/check/)
  },
)
