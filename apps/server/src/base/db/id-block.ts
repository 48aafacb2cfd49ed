import sql from 'sql-template-tag'
import type { Db } from './db.ts'

const BLOCK = 64

/**
 * Reserves ids before their rows exist, because clinical text is encrypted together with the id of its row. One round
 * trip reserves many ids. Unused ids may be returned; ids that a stopped process held are never used.
 */
export function makeIdBlock(db: Db) {
  const ids: number[] = []
  let filling: Promise<void> | null = null
  const fill = async () => {
    const rows = await db.rows<{ id: number }>(
      sql`select nextval('konsultasi_id')::int as id from generate_series(1, ${BLOCK}::int)`,
    )
    ids.unshift(...rows.map(({ id }) => id).reverse())
  }
  return {
    async take(): Promise<number> {
      while (ids.length === 0) {
        filling ??= fill().finally(() => {
          filling = null
        })
        await filling
      }
      return ids.pop() as number
    },
    giveBack: (id: number) => void ids.push(id),
  }
}
export type IdBlock = ReturnType<typeof makeIdBlock>
