import { handOver } from '../scripts/bootstrap/hand-over.mjs'

await handOver(new URL('./bench/growth/main.ts', import.meta.url), 'en')
