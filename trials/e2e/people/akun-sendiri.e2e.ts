import { messages } from '@sehati/contract/messages'
import { openAs } from '@sehati/testkit/browser/acts'
import { expect, test } from '../harness/fixtures.ts'

test('the own e-mail and password lead to the profile', async ({ page, clinic }) => {
  const me = await clinic.orang(1)
  const dialog = page.getByRole('dialog')
  await openAs(page, me, `/admin/role?q=${encodeURIComponent(me.name)}`)
  await page.getByRole('button', { name: `Edit ${me.name}` }).click()
  await page.getByRole('tab', { name: 'User' }).click()
  await expect(dialog.getByLabel('Email')).not.toBeEditable()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Reset Password ${me.name}` }).click()
  await expect(dialog.getByText(messages.OWN_ACCOUNT.isi)).toBeVisible()
  await dialog.getByRole('link', { name: 'Buka profil' }).click()
  await expect(page).toHaveURL(/\/admin\/profile$/)
})
