import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    include: ['{src,test}/**/*.test.ts'],
    globalSetup: ['../../scripts/test/vitest-database.ts', './test/template.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
