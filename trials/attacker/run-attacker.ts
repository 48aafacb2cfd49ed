import { makeDatabase } from '@sehati/testkit/product/databases'
import { inProduction, serveProduct } from '@sehati/testkit/product/product'
import type { Steps } from '../../scripts/bootstrap/steps.mjs'
import { openTestDatabase } from '../../scripts/test/test-database.ts'
import { openStage } from './stage.ts'
import { tryWay, type Way } from './try-way.ts'
import { waysOfAccounts } from './ways-accounts.ts'
import { waysOfAdmin } from './ways-admin.ts'
import { waysOfEmergency } from './ways-emergency.ts'
import { waysOfHandover } from './ways-handover.ts'
import { waysOfLive } from './ways-live.ts'

const ways: Way[] = [...waysOfAdmin, ...waysOfAccounts, ...waysOfEmergency, ...waysOfHandover, ...waysOfLive]

/** Plays every way and prints what came of it. Returns whether no text was read against the rules and every way left its row. */
export async function runAttacker(steps: Steps, signal: AbortSignal): Promise<boolean> {
  const cluster = await steps.run('Start PostgreSQL', openTestDatabase)
  try {
    const database = await makeDatabase(cluster.adminUrl)
    const product = await steps.run('Start the product', () =>
      serveProduct({ databaseUrl: database.url, env: inProduction(1), onRemoved: database.drop }),
    )
    const stage = await openStage(product)
    try {
      let isSound = true
      steps.line(`\n${row('way', 'words read', 'row in the trail', 'result')}`)
      for (const way of ways) {
        signal.throwIfAborted()
        const { words, tindakan, faults } = await tryWay(stage, way)
        isSound &&= faults.length === 0
        const read = words.length === 0 ? 'none' : words.join(', ')
        const result = faults.length > 0 ? `FAULT: ${faults.join('; ')}` : (way.opens?.why ?? 'closed')
        steps.line(row(way.name, read, tindakan.join(', ') || 'none', result))
      }
      steps.line(`\n${ways.length} ways: ${isSound ? 'every one as decided' : 'NOT as decided'}`)
      return isSound
    } finally {
      await stage.close()
      await product.remove()
    }
  } finally {
    await cluster.stop()
  }
}

const row = (way: string, read: string, trail: string, result: string): string =>
  `${way.padEnd(66)} ${read.padEnd(16)} ${trail.padEnd(44)} ${result}`
