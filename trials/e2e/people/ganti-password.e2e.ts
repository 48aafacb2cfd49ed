import { resetUserPassword } from '@sehati/contract/people/user.endpoints'
import { homeOf, signInByForm, signInWithGiven } from '@sehati/testkit/browser/acts'
import { violationsIn } from '../harness/accessibility.ts'
import { expect, test } from '../harness/fixtures.ts'
import { journeyIf } from '../harness/journey.ts'

const OWN = 'kalimat yang hanya aku tahu'

for (const level of [2, 5] as const) {
  test(`level ${level} is led to an own password after an admin has set one, and then home${journeyIf(level === 5)}`, async ({
    page,
    clinic,
    api,
    openBrowser,
  }) => {
    const person = level === 2 ? await clinic.tenaga(level) : await clinic.orang(level)
    const given = { ...person, password: 'dari-admin-1' }
    const body = { user_id: person.user_id, password: given.password }
    await api(await clinic.orang(1), resetUserPassword, { body })
    await signInWithGiven(page, given)
    expect(await violationsIn(page)).toEqual([])
    await page.getByLabel('Password saat ini').fill(given.password)
    await page.getByLabel('Password baru', { exact: true }).fill(OWN)
    await page.getByLabel('Ulangi password baru').fill(OWN)
    await page.getByRole('button', { name: 'Ubah password' }).click()
    await expect(page).toHaveURL(homeOf(level))

    await signInByForm(await openBrowser(), { ...person, password: OWN })
  })
}
