import { setTimeout as wait } from 'node:timers/promises'
import { childrenOf, sendSignal } from '../machine/processes.ts'

/** Arguments of Node for a server whose garbage can be collected on request. Its workers are started with the same. */
export const collectible = ['--expose-gc', '--import', new URL('./collect-on-signal.mjs', import.meta.url).href]

/**
 * Makes all processes of a server that was started with `collectible` collect their garbage, and waits `settleMs` for it.
 * What they hold after that is in use.
 */
export async function collectGarbage(pid: number, settleMs: number): Promise<void> {
  for (const one of [pid, ...childrenOf(pid)]) sendSignal(one, 'SIGUSR2')
  await wait(settleMs)
}
