import { type BrowserContext, expect, type Page, type Request } from '@playwright/test'

/** Longer than any pause after which a page fetches more code by itself (`later.tsx`, `lazy-background.tsx` of the web). */
const LATER_MS = 2_000

type Code = { begun: number; underWay: Set<Request> }
const codeOf = new WeakMap<BrowserContext, Code>()

/** Follows the code that the pages of a context fetch. */
export function followCode(context: BrowserContext): void {
  const code: Code = { begun: 0, underWay: new Set() }
  codeOf.set(context, code)
  context.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/assets/')) return
    code.begun += 1
    code.underWay.add(request)
  })
  for (const end of ['requestfinished', 'requestfailed'] as const)
    context.on(end as 'requestfinished', (request) => void code.underWay.delete(request))
}

/**
 * The page has fetched all code that it fetches by itself, also what it leaves until the browser is idle: without the server it
 * misses none. The pauses before it pass at once.
 */
export async function rested(page: Page): Promise<void> {
  const code = codeOf.get(page.context())
  if (!code) throw new Error('the code of this page is not followed')
  for (let before = -1; before !== code.begun; ) {
    before = code.begun
    await page.clock.runFor(LATER_MS)
    await expect.poll(() => code.underWay.size).toBe(0)
  }
}
