import { handOver } from './bootstrap/hand-over.mjs'

await handOver(new URL('./fuzz/main.ts', import.meta.url), 'en')
