import { defineConfig } from 'vitest/config'

// For `npm run check`: these tests read files and need no database, which the configuration of the whole run starts.
export default defineConfig({ test: { include: ['architecture/*.test.ts'], isolate: false, reporters: ['dot'] } })
