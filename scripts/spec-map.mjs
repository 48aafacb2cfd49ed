import { handOver } from './bootstrap/hand-over.mjs'

await handOver(new URL('./spec-map/main.ts', import.meta.url), 'en')
