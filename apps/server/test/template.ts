import type { TestProject } from 'vitest/node'
import { migrate } from '../src/base/db/migrate.ts'
import { createDatabase, dropShared } from './database.ts'
import { ensureServiceRole, SERVICE_ROLE } from './service-role.ts'

declare module 'vitest' {
  interface ProvidedContext {
    template: string
  }
}

/** Migrates one database per run, of which workers and files take copies. */
export default async function setup(project: TestProject) {
  const { url, name, drop } = await createDatabase()
  await ensureServiceRole(url)
  await migrate(url, SERVICE_ROLE)
  project.provide('template', name)
  return async () => {
    await dropShared(name)
    await drop()
  }
}
