import { handOver } from '../scripts/bootstrap/hand-over.mjs'

await handOver(new URL('./attacker/main.ts', import.meta.url), 'en')
