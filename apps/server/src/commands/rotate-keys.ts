import { checkDataKey } from '../db/data-key.store.ts'
import { connect } from '../db/db.ts'
import { addKey, keepActiveKey, openKeyring } from '../db/keyring.ts'
import { removeOtherKeys, resealAll } from '../db/reseal.store.ts'
import { makeSeal } from '../db/seal.ts'
import { finish } from './finish.ts'

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
    let total = 0
    // A server that has not noticed the new key yet may still seal with the old one: go on until nothing is left.
    for (let changed = await resealAll(db, seal); changed > 0; changed = await resealAll(db, seal)) {
      total += changed
      await new Promise((resume) => setTimeout(resume, 2_500))
    }
    if (!config.dataKey) keepActiveKey(config.dataDir)
    await removeOtherKeys(db, ring.active().id)
    return `sealed ${total} values anew with key ${ring.active().id.toString('hex')}`
  } finally {
    await db.close()
  }
})
