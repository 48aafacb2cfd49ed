import { checkDataKey } from '../base/db/data-key.store.ts'
import { connect } from '../base/db/db.ts'
import { openKeyring } from '../base/db/keyring.ts'
import { makeSeal } from '../base/db/seal.ts'
import { hasUsers } from '../demo/demo.store.ts'
import { DEMO_PASSWORD, seedDemo } from '../demo/seed.ts'
import { hashPassword } from '../people/auth/password.ts'
import { finish } from './finish.ts'

const NOTHING = 'the database has people already: no demo data added'

/** Inserts demo data into an empty database; never in production, and never twice. As the owner: it writes a past. */
await finish(async (config) => {
  if (config.production) throw new Error('demo data has no place in production (NODE_ENV=production)')
  const db = connect(config.ownerUrl, 1)
  try {
    if (await hasUsers(db)) return NOTHING
    const ring = openKeyring(config.dataDir, config.dataKey)
    await checkDataKey(db, ring, config.clock())
    const seeded = await seedDemo(db, makeSeal(ring), config.clock(), await hashPassword(DEMO_PASSWORD))
    if (!seeded) return NOTHING
    return `demo data added: ${seeded.people} people, ${seeded.tenaga} of them professionals, ${seeded.konsultasi} consultations`
  } finally {
    await db.close()
  }
})
