import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { settled, signIn } from '../harness/acts.ts'
import { expect, test } from '../harness/fixtures.ts'
import { acts, visitors } from '../harness/visitors.ts'

// Every route of this build, for whom it is, filled with data: accessible in both schemes, on a phone and on a desk.

/** The page as it stands: no violation of accessibility, and nothing to scroll sideways. */
async function judge(page: Page, name: string) {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    // Legacy mode: one page is examined where it stands, without a second one to collect the frames of others.
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .analyze()
    const told = violations.flatMap((v) =>
      v.nodes.map((node) => `${v.id}: ${node.target.join(' ')} ${node.failureSummary}`),
    )
    expect.soft(told, `${name} at ${width} px`).toEqual([])
    const [wide, room] = await page.evaluate(() => [document.scrollingElement?.scrollWidth ?? 0, innerWidth])
    expect.soft(wide, `${name} scrolls sideways at ${width} px`).toBeLessThanOrEqual(room as number)
  }
}

test.use({ expectedFaults: /status of 404 \(Not Found\).*tidak-ada/ })

for (const [name, visit] of Object.entries(visitors)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${name}, ${colorScheme}`, async ({ page, clinic }) => {
      test.setTimeout(120_000)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const { person, routes } = await visit(clinic)
      if (person) await signIn(page, person)
      for (const route of routes) {
        await page.setViewportSize({ width: 360, height: 800 })
        await page.goto(route)
        await settled(page)
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
        await judge(page, route)
      }
      for (const [what, part, act] of acts[name] ?? []) {
        await page.setViewportSize({ width: 360, height: 800 })
        await page.goto(routes.find((route) => route.includes(part)) as string)
        await settled(page)
        await act(page)
        await judge(page, `${what} on ${part}`)
      }
    })
  }
}
