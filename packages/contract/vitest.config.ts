import { defineConfig } from 'vitest/config'
import { limits } from '../../vitest.limits.ts'

export default defineConfig({
  test: { name: 'contract', isolate: false, ...limits, include: ['src/**/*.test.ts'] },
})
