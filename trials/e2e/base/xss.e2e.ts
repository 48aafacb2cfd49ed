import type { Page } from '@playwright/test'
import { openAs, settled, signIn } from '@sehati/testkit/browser/acts'
import type { Person } from '@sehati/testkit/clinic/clinic'
import { expect, test } from '../harness/fixtures.ts'
import { field as chatField, say } from '../harness/percakapan.ts'
import { POISON, poisonedClinic } from '../harness/poisoned-clinic.ts'

// Every text that a person can write, on every screen of every role: nothing of it runs or becomes more than text.

/** Records what of a text has become more than text: it ran, the content policy stopped it, it opened a dialog. */
async function guard(page: Page): Promise<() => Promise<string[]>> {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  await page.addInitScript(() => {
    const kept = JSON.parse(sessionStorage.getItem('kena') ?? '[]') as string[]
    const note = (what: string) => {
      kept.push(`${what} on ${location.pathname}`)
      sessionStorage.setItem('kena', JSON.stringify(kept))
    }
    Object.assign(window, { kena: (n: number) => note(`script ${n} ran`) })
    document.addEventListener('securitypolicyviolation', (event) =>
      note(`${event.violatedDirective} stopped ${event.blockedURI}`),
    )
  })
  return async () => [
    ...dialogs,
    ...(await page.evaluate(() => JSON.parse(sessionStorage.getItem('kena') ?? '[]') as string[])),
  ]
}

/** Elements that only a text taken for HTML could have made. */
const strangers = (page: Page) =>
  page
    .locator(
      'img[src="x"], [onerror], [onload], [onmouseover], iframe, a[href^="javascript:" i], script:not([src]):not([type])',
    )
    .evaluateAll((found) => found.map((element) => element.outerHTML.slice(0, 200)))

/** Visits the screens; returns on how many of them the text appears as it was written. */
async function walk(page: Page, screens: string[]): Promise<number> {
  const findings = await guard(page)
  let read = 0
  for (const screen of screens) {
    await page.goto(screen)
    await settled(page)
    expect(await strangers(page), screen).toEqual([])
    const texts = await page.locator('body').innerText()
    const values = await page
      .locator('input, textarea')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
    if ([texts, ...values].some((text) => text.includes(POISON.slice(3, 40)))) read += 1
  }
  expect(await findings()).toEqual([])
  return read
}

const visits = [
  ['a guest', 'guest', 5, 2, 2],
  ['an admin', 'admin', 5, 2, 8],
  ['a doctor', 'tenaga', 5, 2, 7],
  ['a psychologist', 'tenaga', 4, 3, 7],
  ['an employee', 'patient', 4, 3, 8],
  ['a student', 'patient', 5, 2, 8],
] as const

test.use({ expectedFaults: /status of 404 \(Not Found\).*tidak-ada/ })

for (const [name, role, level, tenagaLevel, atLeast] of visits) {
  test(`${name} reads what others wrote, on every screen, and nothing of it runs`, async ({
    openBrowser,
    ownProduct,
    ownClinic,
    ownApi,
  }) => {
    const { screens, ...people } = await poisonedClinic(ownClinic, ownApi, ownProduct.url, level, tenagaLevel)
    const page = await openBrowser({ baseURL: ownProduct.url })
    const person: Person | null = role === 'guest' ? null : people[role]
    if (person) await signIn(page, person)
    const read = await walk(page, screens[role])
    // Otherwise nothing would have been shown that could run.
    expect(read).toBeGreaterThanOrEqual(atLeast)
  })
}

test('what is typed into a conversation stays text at once, on both sides @journey', async ({
  openBrowser,
  ownProduct,
  ownClinic,
  ownApi,
}) => {
  const { patient, screens } = await poisonedClinic(ownClinic, ownApi, ownProduct.url, 5, 2)
  const page = await openBrowser({ baseURL: ownProduct.url })
  const findings = await guard(page)
  await openAs(page, patient, screens.patient.find((screen) => screen.includes('chat?')) as string)
  await expect(chatField(page)).toBeVisible()
  await say(page, `${POISON} tadi`)
  await expect(page.getByText(`${POISON} tadi`, { exact: true }).first()).toBeVisible()
  expect([await strangers(page), await findings()]).toEqual([[], []])
})

test.describe('the guard itself', () => {
  test.use({ expectedFaults: /Content Security Policy|status of 404/ })

  test('sees a text that was taken for HTML, and that the content policy stops it', async ({ page }) => {
    const findings = await guard(page)
    await page.goto('/login')
    await settled(page)
    await page.evaluate((text) => {
      document.body.insertAdjacentHTML('beforeend', text)
    }, POISON)
    expect((await strangers(page)).length).toBeGreaterThanOrEqual(2)
    await expect.poll(findings).toContainEqual(expect.stringMatching(/^script-src.* stopped inline/))
    expect((await findings()).join()).not.toContain('ran')
  })
})
