import { setFlagsFromString } from 'node:v8'

/**
 * Lets the heap of young objects grow under load, to at most 8 MB in each of its halves: without a flag it would be 1 MB or
 * 64. V8 accepts this one only at the start of a process (docs/adr/0033-processor-time.md).
 */
export const youngHeapFlag = '--max-semi-space-size=8'

/**
 * Keeps the process small, because many share a machine: garbage is collected sooner. By default V8 lets
 * young objects take 128 MB and old ones four times what is in use, as if the machine were its own; the process uses some thirty.
 * `NODE_OPTIONS` accepts neither flag, so they are set here; V8 reads them whenever it decides whether to grow.
 */
export function holdMemory(): void {
  if (!isYoungHeapBounded()) setFlagsFromString('--semi-space-growth-factor=1')
  setFlagsFromString('--heap-growing-percent=150')
}

const isYoungHeapBounded = () => process.execArgv.some((option) => option.startsWith('--max-semi-space-size='))
