import { handOver } from './bootstrap/hand-over.mjs'

await handOver(new URL('./register-page/main.ts', import.meta.url), 'en')
