import { checkDataKey } from '../db/data-key.store.ts'
import { connect } from '../db/db.ts'
import { addKey, keepActiveKey, openKeyring } from '../db/keyring.ts'
import { finishReseal, resealAll } from '../db/reseal.store.ts'
import { makeSeal } from '../db/seal.ts'
import { finish } from './finish.ts'

/**
 * A server that has not noticed the new key yet seals with the old one for two seconds more, and may wait five for a
 * connection before it writes. Whatever the database then still works on, the last pass waits for.
 */
const GRACE_MS = 7_500

/**
 * Seals all clinical text anew. With the key file a new key is made first and the old ones are forgotten at the end;
 * with DATA_KEY=new,old the operator has put the new key first and removes the old one afterwards.
 */
await finish(async (config) => {
  const before = openKeyring(config.dataDir, config.dataKey)
  const db = connect(config.databaseUrl, 2)
  try {
    await checkDataKey(db, before, config.clock())
    if (!config.dataKey) addKey(config.dataDir)
    const ring = openKeyring(config.dataDir, config.dataKey)
    await checkDataKey(db, ring, config.clock())
    const seal = makeSeal(ring)
    const early = await resealAll(db, seal)
    await new Promise((resume) => setTimeout(resume, GRACE_MS))
    const late = await finishReseal(db, seal)
    if (!config.dataKey) keepActiveKey(config.dataDir)
    return `sealed ${early + late} values anew with key ${ring.active().id.toString('hex')}`
  } finally {
    await db.close()
  }
})
