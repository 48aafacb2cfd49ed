import { expect, type Locator, type Page } from '@playwright/test'

declare global {
  interface Window {
    focusWalk: { faults: string[]; isRound: boolean }
  }
}

/** More steps than any page has places that take the focus. */
const STEPS = 400
/** What can take the focus. */
const PLACES =
  'a[href], area[href], button, input, select, textarea, summary, iframe, [tabindex]:not([tabindex="-1"]), [contenteditable]'
/** Between two questions to the page whether the walk has come round. */
const STRIDE = 10

/**
 * Watches what each key press has brought the focus to. The key is released after the browser has scrolled, so every element
 * is judged where a person sees it, without a request per element.
 */
const watchFocus = (page: Page) =>
  page.evaluate(() => {
    const walk = { faults: [] as string[], isRound: false }
    const seen = new Set<Element>()
    window.focusWalk = walk
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`
    /** The bar that stays in the window while the page scrolls, and that `hit` is a part of. Alerts go away by themselves. */
    const barOf = (hit: Element | null): Element | null =>
      hit === null || hit.closest('[role="alert"]') || ['fixed', 'sticky'].includes(getComputedStyle(hit).position)
        ? hit
        : barOf(hit.parentElement)
    const isCovered = (element: Element, x: number, y: number) => {
      const bar = barOf(document.elementFromPoint(x, y))
      return bar !== null && !bar.closest('[role="alert"]') && !bar.contains(element)
    }
    const faultOf = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      // A page scrolls by whole pixels, and a box may end within one.
      if (top < -1 || bottom > innerHeight + 1)
        return `lies at ${Math.round(top)}–${Math.round(bottom)} of ${innerHeight} px`
      const points: [number, number][] = [
        [x, y],
        [x, top + 1],
        [x, bottom - 1],
        [left + 1, y],
        [right - 1, y],
      ]
      return points.some(([x, y]) => isCovered(element, x, y)) ? 'lies under a bar' : null
    }
    const judge = () => {
      const element = document.activeElement
      if (!element || element === document.body) return
      walk.isRound ||= seen.has(element)
      if (walk.isRound) return
      seen.add(element)
      // What the focus changes, as a skip link that slides in, is at its end.
      for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
      const fault = faultOf(element)
      if (fault) walk.faults.push(`${nameOf(element)} ${fault}`)
    }
    addEventListener('keyup', judge, true)
  })

/**
 * Moves the focus through the page as it stands with the Tab key, until it comes round, and returns what of the focused
 * elements was hidden, wholly or in part, by a bar that stays in the window (WCAG 2.2, 2.4.11 and 2.4.12).
 */
export async function coveredFocus(page: Page): Promise<string[]> {
  // A screen on a wall has no place that takes the focus.
  if ((await page.locator(PLACES).count()) === 0) return []
  await watchFocus(page)
  for (let step = 0; step < STEPS; step += STRIDE) {
    for (let n = 0; n < STRIDE; n++) await page.keyboard.press('Tab')
    if (await page.evaluate(() => window.focusWalk.isRound)) return page.evaluate(() => window.focusWalk.faults)
  }
  return [`the focus has not come round after ${STEPS} steps`]
}

const isFocused = (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement).catch(() => false)

/** Presses Tab until the focus reaches the place. A user who cannot see has no other way to it. */
export async function tabTo(page: Page, place: Locator) {
  await expect(place).toBeVisible()
  for (let n = 0; n < 60; n++) {
    if (await isFocused(place)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${place}`)
}
