import { handOver } from '../scripts/bootstrap/hand-over.mjs'

await handOver(new URL('./bench/versions/main.ts', import.meta.url), 'en')
