import { handOver } from './bootstrap/hand-over.mjs'

await handOver(new URL('./dev/main.ts', import.meta.url), 'id')
