import { handOver } from './bootstrap/hand-over.mjs'

await handOver(new URL('./command/main.ts', import.meta.url), 'id')
