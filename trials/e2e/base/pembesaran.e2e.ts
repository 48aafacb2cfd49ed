import type { Page } from '@playwright/test'
import { settled, signIn } from '@sehati/testkit/browser/acts'
import { expect, test } from '../harness/fixtures.ts'
import { statesOf, visitors } from '../harness/visitors.ts'

// WCAG 1.4.4, 1.4.10 and 1.4.12: every page at 200 % in a window of 1280×1024, at 320 CSS pixels (which is 400 % of it), and
// on a phone of that width with the largest spacing of text that a person may choose.

const windows = [
  { name: '200 %', size: { width: 640, height: 512 } },
  { name: '320 px', size: { width: 320, height: 256 } },
] as const

const spaced = { name: '320 px with spaced text', size: { width: 320, height: 640 } } as const
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

/** Applies the spacing as a person's own style sheet does: the content security of the page has no say in it. */
const spaceText = (page: Page, css: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, css)

/** What of the page as it stands cannot be seen or reached, in words. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = []
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`
    const wide = document.scrollingElement?.scrollWidth ?? 0
    if (wide > innerWidth) faults.push(`the page is ${wide} px wide`)

    const open = [...document.querySelectorAll('dialog[open]')].at(-1)
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert], [aria-hidden="true"]')
    // Hidden from the eye on purpose (1 px, clipped, until it has the focus), as skip links and native inputs are.
    const isForEyes = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && getComputedStyle(element).clipPath === 'none'
    }
    // Boxes that scroll sideways by themselves, as a wide chart may, clip nothing that cannot be reached.
    const canScroll = (element: Element | null): boolean =>
      element !== null &&
      element !== document.documentElement &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || canScroll(element.parentElement))
    // Words that a box cuts off. An ellipsis says that there is more, and where the rest is, is the page's design.
    for (const part of (open ?? document.body).querySelectorAll('*')) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(part)
      const isCut = (overflow: string, content: number, room: number) =>
        ['hidden', 'clip'].includes(overflow) && content > room + 1
      if (
        (isCut(overflowX, part.scrollWidth, part.clientWidth) ||
          isCut(overflowY, part.scrollHeight, part.clientHeight)) &&
        part.textContent?.trim() &&
        textOverflow !== 'ellipsis' &&
        webkitLineClamp === 'none' &&
        isSeen(part) &&
        isForEyes(part)
      )
        faults.push(
          `${nameOf(part)} is cut off: ${part.scrollWidth}×${part.scrollHeight} in ${part.clientWidth}×${part.clientHeight} px`,
        )
    }
    const parts = (open ?? document).querySelectorAll(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    )
    for (const part of parts) {
      if (
        !isSeen(part) ||
        !isForEyes(part) ||
        canScroll(part.parentElement?.closest('dialog') ? null : part.parentElement)
      )
        continue
      const { left, right } = part.getBoundingClientRect()
      if (left < -1 || right > innerWidth + 1)
        faults.push(`${nameOf(part)} lies at ${Math.round(left)}–${Math.round(right)} px`)
    }

    if (open) {
      if (open.scrollWidth > open.clientWidth + 1) faults.push(`the dialog is ${open.scrollWidth} px wide`)
      for (const button of [...open.querySelectorAll('button')].filter(isSeen)) {
        button.scrollIntoView({ block: 'center' })
        const { top, bottom } = button.getBoundingClientRect()
        if (top < -1 || bottom > innerHeight + 1) faults.push(`${nameOf(button)} cannot be scrolled into view`)
      }
      return faults
    }
    // What stays while the page scrolls (an alert goes away by itself) leaves at least half of the height to what one reads.
    scrollTo(0, document.documentElement.scrollHeight / 2)
    let covered = 0
    for (const part of document.querySelectorAll('body *')) {
      const { position } = getComputedStyle(part)
      if (
        (position !== 'fixed' && position !== 'sticky') ||
        !isSeen(part) ||
        part.closest('dialog') ||
        part.querySelector('[role="alert"]')
      )
        continue
      const { top, bottom, width } = part.getBoundingClientRect()
      const isStuck = position === 'fixed' || top <= 1 || bottom >= innerHeight - 1
      const isAcross = width > innerWidth / 2
      if (isStuck && isAcross) covered += Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
    }
    if (covered > innerHeight / 2) faults.push(`${Math.round(covered)} of ${innerHeight} px stay covered`)
    scrollTo(0, 0)
    return faults
  })

const softly = expect.configure({ soft: true })

async function judgeIn(page: Page, what: string, { name, size }: (typeof windows)[number] | typeof spaced) {
  await page.setViewportSize(size)
  // A window that has just changed its size may not be laid out again yet.
  await softly.poll(() => faultsOf(page), { message: `${what} at ${name}` }).toEqual([])
}

async function judge(page: Page, what: string) {
  for (const window of windows) await judgeIn(page, what, window)
  await spaceText(page, SPACING)
  await judgeIn(page, what, spaced)
  await spaceText(page, '')
}

test.use({
  deviceScaleFactor: 2,
  viewport: { width: 640, height: 512 },
  expectedFaults: /status of 404 \(Not Found\).*(tidak-ada|tenaga\/2000000000)/,
})

for (const [name, visit] of Object.entries(visitors)) {
  test(`${name}: everything can be read and reached when it is enlarged`, async ({ page, clinic }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { person, routes } = await visit(clinic)
    if (person) await signIn(page, person)
    for (const { route, what, act } of statesOf(name, routes)) {
      await page.setViewportSize(windows[0].size)
      await page.goto(route)
      await settled(page)
      await act?.(page)
      await judge(page, what)
    }
  })
}
