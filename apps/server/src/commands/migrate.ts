import { migrate } from '../base/db/migrate.ts'
import { findServiceRole } from '../base/db/service-role.ts'
import { finish } from './finish.ts'

/**
 * Applies the missing migrations as the role of MIGRATE_DATABASE_URL, and gives the role of DATABASE_URL its rights. Without
 * MIGRATE_DATABASE_URL one role owns the tables and serves.
 */
await finish(async (config) => {
  const service = await findServiceRole(config.ownerUrl, config.databaseUrl)
  const applied = await migrate(config.ownerUrl, service)
  return applied.length === 0 ? 'database is up to date' : `applied ${applied.join(', ')}`
})
