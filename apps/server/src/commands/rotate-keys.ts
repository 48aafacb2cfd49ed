import { checkDataKey } from '../base/db/data-key.store.ts'
import { connect } from '../base/db/db.ts'
import { addKey, keepKeys, openKeyring } from '../base/db/keyring.ts'
import { finishReseal, resealAll, type Unreadable } from '../base/db/reseal.store.ts'
import { makeSeal } from '../base/db/seal.ts'
import { isServed } from '../base/db/served.store.ts'
import { finish } from './finish.ts'

/**
 * How long a running server may still write with the old key: it notices the new one after two seconds at most, and a
 * request may wait five seconds for a connection. After `finishReseal` the database refuses such a write, and its client
 * gets a 503. The wait avoids these refusals. It is skipped where no server is connected.
 */
const GRACE_MS = 7_500

/**
 * Encrypts all clinical text again, as the owner of the tables: the service may not change signed notes. With the key file, the command makes the new key. The file then keeps the replaced
 * key until the next rotation, for links in mails and for requests in flight, and every key that a value still
 * needs. With DATA_KEY=new,old the operator has put the new key first and removes the old one afterwards.
 */
await finish(async (config) => {
  const before = openKeyring(config.dataDir, config.dataKey)
  const db = connect(config.ownerUrl, 2)
  try {
    await checkDataKey(db, before, config.clock())
    const replaced = before.active().id
    if (!config.dataKey) addKey(config.dataDir)
    const ring = openKeyring(config.dataDir, config.dataKey)
    await checkDataKey(db, ring, config.clock())
    const seal = makeSeal(ring)
    const early = await resealAll(db, seal)
    if (await isServed(db)) await new Promise((resume) => setTimeout(resume, GRACE_MS))
    const late = await finishReseal(db, seal)
    const active = ring.active().id
    if (!config.dataKey) keepKeys(config.dataDir, [active, replaced, ...late.unreadable.map(({ key_id }) => key_id)])
    const done = `encrypted ${early.changed + late.changed} values with key ${active.toString('hex')}`
    return [done, ...reportOf(late.unreadable)].join('\n')
  } finally {
    await db.close()
  }
})

/** Names at most ten places: enough to start the search in a backup. */
function reportOf(unreadable: readonly Unreadable[]): string[] {
  if (unreadable.length === 0) return []
  const first = unreadable.slice(0, 10).map(({ place, key_id }) => `  ${place} (key ${key_id.toString('hex')})`)
  const rest = unreadable.length - first.length
  return [
    `${unreadable.length} values cannot be decrypted with any key at hand and were left as they are:`,
    ...first,
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ]
}
