import { handOver } from './bootstrap/hand-over.mjs'

await handOver(new URL('./krisis-weights/main.ts', import.meta.url), 'en')
