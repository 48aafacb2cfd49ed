import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { KODE_CADANGAN } from '@sehati/contract/people/dua-langkah.rules'
import { violationsIn } from './accessibility.ts'
import { expect } from './fixtures.ts'

/** The codes for emergencies are shown, saved and confirmed; returns them. */
export async function keepKodeCadangan(page: Page, within: Locator): Promise<string[]> {
  const codes = within.getByRole('group', { name: 'Kode cadangan' }).getByRole('listitem')
  await expect(codes).toHaveCount(KODE_CADANGAN)
  expect(await violationsIn(page)).toEqual([])
  // The button that was pressed stood below: the codes begin where the eyes and the keyboard are.
  await expect(within.getByText(`Simpan ${KODE_CADANGAN} kode ini di tempat aman.`)).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(within.getByRole('button', { name: 'Salin semua' })).toBeFocused()
  const shown = await codes.allInnerTexts()
  const saving = page.waitForEvent('download')
  await within.getByRole('button', { name: 'Simpan sebagai berkas' }).click()
  const saved = await readFile(await (await saving).path(), 'utf8')
  for (const kode of shown) expect(saved).toContain(kode)
  await within.getByRole('button', { name: 'Sudah saya simpan' }).click()
  return shown
}
