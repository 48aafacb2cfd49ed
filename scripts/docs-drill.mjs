import { handOver } from './bootstrap/hand-over.mjs'

await handOver(new URL('./docs-drill/main.ts', import.meta.url), 'en')
