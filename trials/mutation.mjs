import { handOver } from '../scripts/bootstrap/hand-over.mjs'

await handOver(new URL('./mutation/main.ts', import.meta.url), 'en')
