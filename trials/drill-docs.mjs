import { handOver } from '../scripts/bootstrap/hand-over.mjs'

await handOver(new URL('./drill/docs/main.ts', import.meta.url), 'en')
