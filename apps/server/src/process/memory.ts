import { setFlagsFromString } from 'node:v8'

/**
 * Keeps the process small, because many share a machine: garbage is collected sooner. By default V8 lets
 * young objects take 128 MB and old ones four times what is in use, as if the machine were its own; the process uses some thirty.
 * `NODE_OPTIONS` accepts neither flag, so they are set here; V8 reads them whenever it decides whether to grow.
 */
export function holdMemory(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
  setFlagsFromString('--heap-growing-percent=150')
}
