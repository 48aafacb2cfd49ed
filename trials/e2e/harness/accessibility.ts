import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/**
 * What axe finds against the page as it stands, one line for each element. It is loaded into a document once: compiling it
 * takes a browser as long as examining a page.
 */
export async function violationsIn(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe.source};0`)
  // Between two pages there is no heading.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  // Rows that are being fetched again are pale until the new ones are there.
  await page.locator('[data-stale]').first().waitFor({ state: 'detached' })
  return page.evaluate(async (rules) => {
    // What changes while axe reads has its new colours at once, as what begins to change before: a pale one has no contrast yet. That is
    // not waited for: a page that is not drawn, as a browser may decide under load, does not go on with it.
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(still)
    // Animations without an end, as of skeletons, stay.
    for (const animation of document.getAnimations()) {
      const { playState, effect } = animation
      if (playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime)) animation.finish()
    }
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      ...(rules && { runOnly: [...rules] }),
    })
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
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
