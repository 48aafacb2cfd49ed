import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { leftOut } from './apps/server/test/breadth.ts'
import { language } from './apps/web/build/language.ts'
import { limits } from './vitest.limits.ts'

const INDONESIAN = fileURLToPath(new URL('apps/web/test/indonesian.ts', import.meta.url))
const NOT_RUN = ['**/node_modules/**', '**/dist/**', '**/.cache/**', '**/data/**', ...leftOut]

const project = (name: string, root: string, include: string[], options = {}) => ({
  extends: true as const,
  test: { name, root, include, exclude: NOT_RUN, ...options },
})

export default defineConfig({
  test: {
    ...limits,
    // One PostgreSQL for the whole run; a test file makes and drops databases of its own in it.
    globalSetup: ['./scripts/test/vitest-database.ts'],
    projects: [
      'packages/contract',
      'apps/server',
      {
        ...project('web', 'apps/web', ['**/*.test.{ts,tsx}'], {
          setupFiles: [INDONESIAN],
          isolate: false,
        }),
        plugins: language(),
      },
      project('scripts', 'scripts', ['**/*.test.ts']),
      project('testkit', 'packages/testkit', ['**/*.test.ts']),
      project('trials', 'trials', ['**/*.test.ts']),
      project('architecture', '.', ['architecture/*.test.ts']),
    ],
  },
})
