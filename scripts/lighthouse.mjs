import { handOver } from './bootstrap/hand-over.mjs'

await handOver(new URL('./lighthouse/main.ts', import.meta.url), 'en')
