import { handOver } from './bootstrap/hand-over.mjs'

await handOver(new URL('../apps/web/build/english.ts', import.meta.url), 'en')
