import { defineConfig } from 'vitest/config'
import { limits } from '../../vitest.limits.ts'
import { leftOut } from './test/breadth.ts'

export default defineConfig({
  test: {
    name: 'server',
    // Modules are loaded once for each worker, not for each file (decision 19): a file that replaces something global undoes it.
    isolate: false,
    include: ['{src,test}/**/*.test.ts'],
    exclude: leftOut,
    globalSetup: ['../../scripts/test/vitest-database.ts', './test/template.ts'],
    ...limits,
  },
})
