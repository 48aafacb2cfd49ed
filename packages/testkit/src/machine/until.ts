import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until `check` returns true. The limit only ends a wait that is in vain. */
export async function until(check: () => boolean | Promise<boolean>, what: string, limitMs = 300_000): Promise<void> {
  const deadline = Date.now() + limitMs
  while (!(await check())) {
    if (Date.now() > deadline) throw new Error(`waited in vain for ${what}`)
    await sleep(50)
  }
}
