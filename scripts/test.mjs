import { handOver } from './bootstrap/hand-over.mjs'

await handOver(new URL('./test/main.ts', import.meta.url), 'en', 'all')
