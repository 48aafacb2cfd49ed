import type { Page } from '@playwright/test'

declare global {
  interface Window {
    shifts: { total: number; moved: string[] }
  }
}

/** A part of the browser's interface that TypeScript does not know. */
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] }

/** What a phone's network adds to each request, in ms: the parts of a page come one after the other, as for most people. */
const LATENCY = 150

/** Notes from now on what moves by itself on each page that this tab opens, on a phone's network. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    window.shifts = { total: 0, moved: [] }
    const isElement = (node: Node | undefined): node is Element => node instanceof Element
    new PerformanceObserver((entries) => {
      for (const shift of entries.getEntries() as Shift[]) {
        if (shift.hadRecentInput) continue
        window.shifts.total += shift.value
        const nodes = shift.sources.map(({ node }) => node).filter(isElement)
        window.shifts.moved.push(...nodes.map((one) => `${one.tagName} "${one.textContent?.slice(0, 40)}"`))
      }
    }).observe({ type: 'layout-shift', buffered: true })
    // The strip of crisis numbers waits some seconds for a part that is on its way: here for as long as that takes.
    const still = new CSSStyleSheet()
    still.replaceSync('.krisis { animation-play-state: paused !important }')
    document.adoptedStyleSheets.push(still)
  })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}

/** How much of the screen moved how far since the page was opened (0 to 1, the sum of the browser's own layout shifts), and what. */
export const shiftsOf = (page: Page) => page.evaluate(() => window.shifts)
