import { handOver } from '../scripts/bootstrap/hand-over.mjs'

await handOver(new URL('./ha/main.ts', import.meta.url), 'en')
