import type { Page } from '@playwright/test'
import { violationsIn } from './accessibility.ts'
import { expect } from './fixtures.ts'

/** On a phone and on a desk, in both schemes: nothing that axe objects to, and nothing wider than the screen. */
export async function fits(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [360, 1280]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      expect(await violationsIn(page)).toEqual([])
      expect(await page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0)).toBeLessThanOrEqual(width)
    }
}
