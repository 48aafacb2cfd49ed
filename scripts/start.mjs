import { handOver } from './bootstrap/hand-over.mjs'

await handOver(new URL('./start/main.ts', import.meta.url), 'id', 'product')
