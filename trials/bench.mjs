import { handOver } from '../scripts/bootstrap/hand-over.mjs'

await handOver(new URL('./bench/speed/main.ts', import.meta.url), 'en')
