import type { Page } from '@playwright/test'
import { settled, signIn } from '@sehati/testkit/browser/acts'
import { structureOf, violationsIn } from '../harness/accessibility.ts'
import { expect, test } from '../harness/fixtures.ts'
import { coveredFocus } from '../harness/focus.ts'
import { markupFaults } from '../harness/markup.ts'
import { shiftsOf, watchShifts } from '../harness/shifts.ts'
import { type State, statesOf, visitors } from '../harness/visitors.ts'

// Every route of this build, for whom it is, filled with data: accessible in both schemes, on a phone and on a desk;
// and the Tab key goes through it on a phone. No page moves by itself while it is read.

type Scheme = 'light' | 'dark'

/** What axe judges by style and layout. Every other rule gives pages of one structure the same verdict. */
const RULES_OF_LOOKS = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size']
/** What browsers' makers call good: the share of the screen that moved, times how far. */
const MOST_SHIFT = 0.1
/** Where Mantine keeps the scheme that a person chose. */
const CHOSEN_SCHEME = 'mantine-color-scheme-value'

/**
 * Returns when the page is drawn for what has just changed, and no colour is on its way to another. The frames of
 * requestAnimationFrame are those of the test's clock; an animation waits for the browser's own.
 */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    const isChanging = () => document.getAnimations().some((animation) => animation instanceof CSSTransition)
    do await document.documentElement.animate([], 1).finished
    while (isChanging())
  })

async function prefer(page: Page, colorScheme: Scheme) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
}

async function show(page: Page, { route, what, act }: State, colorScheme: Scheme) {
  await prefer(page, colorScheme)
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(route)
  await settled(page)
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
  const { total, moved } = await shiftsOf(page)
  expect.soft(total, `${what} moves by itself: ${moved.join(', ')}`).toBeLessThanOrEqual(MOST_SHIFT)
  await act?.(page)
}

/** The page as it stands: no violation of accessibility, and nothing to scroll sideways. `judged` are the structures seen. */
async function judge(page: Page, name: string, judged: Set<string>) {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await drawn(page)
    const structure = await structureOf(page)
    const violations = await violationsIn(page, judged.has(structure) ? RULES_OF_LOOKS : undefined)
    judged.add(structure)
    expect.soft(violations, `${name} at ${width} px`).toEqual([])
    expect.soft(await markupFaults(page), `${name} at ${width} px`).toEqual([])
    const [wide, room] = await page.evaluate(() => [document.scrollingElement?.scrollWidth ?? 0, innerWidth])
    expect.soft(wide, `${name} scrolls sideways at ${width} px`).toBeLessThanOrEqual(room as number)
  }
}

/** No element is behind the header or the bottom bar while it has the focus. */
async function walk(page: Page, name: string) {
  await page.setViewportSize({ width: 360, height: 740 })
  await drawn(page)
  expect.soft(await coveredFocus(page), `${name}: the focus`).toEqual([])
}

/** Shows the same page in another scheme. Reloads it only if it does not follow the system by itself. */
async function change(page: Page, state: State, colorScheme: Scheme) {
  const follows = await page.evaluate(
    (chosen) => !('prerendered' in document.documentElement.dataset) && localStorage.getItem(chosen) === null,
    CHOSEN_SCHEME,
  )
  if (follows) {
    await prefer(page, colorScheme)
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
  } else {
    await page.evaluate((chosen) => localStorage.removeItem(chosen), CHOSEN_SCHEME)
    await show(page, state, colorScheme)
  }
}

test.use({ expectedFaults: /status of 404 \(Not Found\).*(tidak-ada|tenaga\/2000000000)/ })

for (const [name, visit] of Object.entries(visitors)) {
  for (const [half, which] of ['odd', 'even'].entries()) {
    test(`${name}, the ${which} places of the list`, async ({ page, clinic }) => {
      const { person, routes } = await visit(clinic)
      if (person) await signIn(page, person)
      await watchShifts(page)
      const states = statesOf(name, routes).filter((_, place) => place % 2 === half)
      for (const [place, state] of states.entries()) {
        const schemes: [Scheme, Scheme] = place % 2 === 0 ? ['light', 'dark'] : ['dark', 'light']
        const judged = new Set<string>()
        await show(page, state, schemes[0])
        await judge(page, `${state.what}, ${schemes[0]},`, judged)
        await change(page, state, schemes[1])
        await judge(page, `${state.what}, ${schemes[1]},`, judged)
        await walk(page, state.what)
      }
    })
  }
}
