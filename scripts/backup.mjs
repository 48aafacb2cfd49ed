import { handOver } from './bootstrap/hand-over.mjs'

await handOver(new URL('./backup/backup-main.ts', import.meta.url), 'en')
