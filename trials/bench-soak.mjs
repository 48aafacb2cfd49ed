import { handOver } from '../scripts/bootstrap/hand-over.mjs'

await handOver(new URL('./soak/main.ts', import.meta.url), 'en')
