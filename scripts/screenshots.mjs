import { handOver } from './bootstrap/hand-over.mjs'

await handOver(new URL('./screenshots/main.ts', import.meta.url), 'en')
