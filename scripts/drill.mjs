import { handOver } from './bootstrap/hand-over.mjs'

await handOver(new URL('./drill/kill9.ts', import.meta.url), 'en')
