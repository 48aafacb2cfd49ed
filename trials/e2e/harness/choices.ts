import { expect, type Locator } from '@playwright/test'

/** Opens every group of a list of choices, which are folded at first. */
export async function openGroups(list: Locator): Promise<void> {
  await expect(list).toBeVisible()
  for (const group of await list.locator('summary').all()) await group.click()
}
