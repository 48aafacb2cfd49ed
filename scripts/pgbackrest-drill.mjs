import { handOver } from './bootstrap/hand-over.mjs'

await handOver(new URL('./pgbackrest/main.ts', import.meta.url), 'en')
