import { setTimeout as sleep } from 'node:timers/promises'
import { exchange, keptConnections } from '@sehati/testkit/client/exchange'
import { withClient } from '@sehati/testkit/product/databases'
import { startServer } from '@sehati/testkit/product/server-process'
import { connect } from '../../../apps/server/src/base/db/db.ts'
import { periksaJejak } from '../../../apps/server/src/record/jejak/verify.act.ts'
import { merged, percentile, record } from '../speed/histogram.ts'
import type { Page } from './pages.ts'
import type { Cast } from './people.ts'
import { contentOf } from './rows.ts'

/** `seconds` of the whole command; `said` is its last line, `progress` how many lines it printed on the way. */
export type Verified = { seconds: number; said: string; progress: number; isWhole: boolean }
export type PageFigure = {
  name: string
  who: Page['who']
  times: number
  p50: number
  p99: number
  longest: number
  errors: Record<string, number>
}

/** Requests of one page take at most so long in total. */
const MOST_MS = 8_000
const WARM_UP = 20

/** `npm run jejak:periksa`, as a process of its own. */
export async function measureVerify(env: NodeJS.ProcessEnv): Promise<Verified> {
  const began = performance.now()
  const command = startServer('commands/periksa-jejak.ts', { env, output: 'all' })
  const isWhole = await command.ready.then(
    () => true,
    () => false,
  )
  const lines = command.output().trim().split('\n')
  const progress = lines.filter((line) => line.includes('… row ')).length
  return { seconds: (performance.now() - began) / 1_000, said: lines.at(-1) ?? '', progress, isWhole }
}

/** Whether the rows from this number on are chained, up to the stored end; in this process. */
export async function isWholeFrom(url: string, first: number): Promise<boolean> {
  const db = connect(url, 1)
  try {
    return (await periksaJejak(db, { first })).temuan.length === 0
  } finally {
    await db.close()
  }
}

/** Adds rows as requests do, all at once, and waits until the running product has chained the last one. Rows a minute. */
export async function measureFold(url: string, many: number, cast: Cast): Promise<number> {
  return withClient(url, async (db) => {
    const rows = Array.from({ length: many }, (_, n) => {
      const { tindakan, objek, objek_id, subjek_id, pelaku_id, dasar, sesi_id, request_id, jumlah } = contentOf(
        n + 2,
        cast,
      )
      return { tindakan, objek, objek_id, subjek_id, pelaku_id, dasar, sesi_id, request_id, jumlah }
    })
    const [{ nomor: before }] = (await db.query<{ nomor: string }>('select nomor from ekor_jejak')).rows as [
      { nomor: string },
    ]
    await db.query('begin')
    for (let at = 0; at < many; at += 10_000)
      await db.query(
        `insert into jejak_baru (waktu, tindakan, objek, objek_id, subjek_id, pelaku_id, dasar, sesi_id, request_id, jumlah)
         select now(), * from json_to_recordset($1::json) r (tindakan text, objek text, objek_id bigint, subjek_id int,
           pelaku_id int, dasar text, sesi_id int, request_id text, jumlah int)`,
        [JSON.stringify(rows.slice(at, at + 10_000))],
      )
    await db.query('commit')
    const began = performance.now()
    for (;;) {
      const [{ nomor }] = (await db.query<{ nomor: string }>('select nomor from ekor_jejak')).rows as [
        { nomor: string },
      ]
      if (Number(nomor) - Number(before) >= many) return (many * 60_000) / (performance.now() - began)
      await sleep(100)
    }
  })
}

/** Each page by so many at once, one page after the other. */
export async function measurePages(
  url: string,
  pages: Page[],
  { repeats, clients, signal }: { repeats: number; clients: number; signal: AbortSignal },
): Promise<PageFigure[]> {
  const figures: PageFigure[] = []
  for (const page of pages) {
    const errors: Record<string, number> = {}
    const end = performance.now() + MOST_MS
    let next = -WARM_UP
    const client = async () => {
      const histogram: number[] = []
      const agent = keptConnections(1)
      for (let n = next++; n < repeats && performance.now() < end; n = next++) {
        signal.throwIfAborted()
        const { token, path } = page.ask(n + WARM_UP)
        const began = performance.now()
        const { status } = await exchange(url, { method: 'GET', path, token }, { agent })
        if (status !== 200) errors[status] = (errors[status] ?? 0) + 1
        else if (n >= 0) record(histogram, performance.now() - began)
      }
      agent.destroy()
      return histogram
    }
    const all = merged(await Promise.all(Array.from({ length: clients }, client)))
    const at = (part: number) => percentile(all, part) ?? Number.NaN
    const times = all.reduce((sum, n) => sum + n, 0)
    figures.push({ name: page.name, who: page.who, times, p50: at(0.5), p99: at(0.99), longest: at(1), errors })
  }
  return figures
}
