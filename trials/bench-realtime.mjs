import { handOver } from '../scripts/bootstrap/hand-over.mjs'

await handOver(new URL('./bench/realtime/main.ts', import.meta.url), 'en')
