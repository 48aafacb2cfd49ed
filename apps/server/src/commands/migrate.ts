import { migrate } from '../db/migrate.ts'
import { finish } from './finish.ts'

/** Applies the missing migrations to the database at DATABASE_URL. */
await finish(async (config) => {
  const applied = await migrate(config.databaseUrl)
  return applied.length === 0 ? 'database is up to date' : `applied ${applied.join(', ')}`
})
