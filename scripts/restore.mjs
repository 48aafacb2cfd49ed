import { handOver } from './bootstrap/hand-over.mjs'

await handOver(new URL('./backup/restore-main.ts', import.meta.url), 'en')
