import { handOver } from '../scripts/bootstrap/hand-over.mjs'

await handOver(new URL('./fuzz/main.ts', import.meta.url), 'en')
