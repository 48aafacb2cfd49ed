import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/**
 * What fades in has no contrast yet, so it is brought to its end. It is not waited for: a page that is not drawn, as a browser
 * may decide under load, does not go on with it. Animations without an end, as of skeletons, stay.
 */
const fade = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { playState, effect } = animation
      if (playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime)) animation.finish()
    }
  })

/**
 * What axe finds against the page as it stands, one line for each element. It is loaded into a document once: compiling it
 * takes a browser as long as examining a page.
 */
export async function violationsIn(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe.source};0`)
  // Rows that are being fetched again are pale until the new ones are there.
  await page.locator('[data-stale]').first().waitFor({ state: 'detached' })
  await fade(page)
  return page.evaluate(async (rules) => {
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      ...(rules && { runOnly: [...rules] }),
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    )
  }, rules)
}

/**
 * What axe reads of a page beside its looks: its elements with their attributes and texts, and which of them can be seen.
 * The switch of the scheme names the scheme that it leads to, and is left out.
 */
export const structureOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const seen = [...document.body.querySelectorAll('*')].map(
      (element) => +element.checkVisibility({ visibilityProperty: true }),
    )
    return document.body.outerHTML.replaceAll(/Pakai tampilan (terang|gelap)/g, '') + seen.join('')
  })
