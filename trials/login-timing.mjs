import { handOver } from '../scripts/bootstrap/hand-over.mjs'

await handOver(new URL('./fuzz/login-timing.ts', import.meta.url), 'en')
