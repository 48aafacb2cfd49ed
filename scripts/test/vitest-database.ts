import { openTestDatabase } from './test-database.ts'

/** For `npx vitest` on its own: `npm test` hands its database over and this has nothing to do. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) return undefined
  const database = await openTestDatabase({ durable: false })
  process.env.TEST_DATABASE_URL = database.adminUrl
  return database.stop
}
