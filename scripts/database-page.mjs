import { handOver } from './bootstrap/hand-over.mjs'

await handOver(new URL('./database-page/main.ts', import.meta.url), 'en')
