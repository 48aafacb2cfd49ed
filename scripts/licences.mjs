import { handOver } from './bootstrap/hand-over.mjs'

await handOver(new URL('./licences/main.ts', import.meta.url), 'en')
