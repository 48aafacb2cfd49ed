import { LAMPIRAN_BYTES, sisiLampiran } from '@sehati/contract/base/constants'
import { halves, phonePhoto } from '../../../apps/server/test/picture.ts'
import { expect, test } from '../harness/fixtures.ts'
import { bubble, field, openChat, pasangan, say } from '../harness/percakapan.ts'

// What goes with a message: photos of phones, and what the clipboard holds.

test('the photo of a phone is reduced before it is sent @journey', async ({ page, openBrowser, clinic }) => {
  const { pasien, tenaga, jadwal_id } = await pasangan(clinic)
  const buffer = await phonePhoto()
  expect(buffer.length).toBeGreaterThan(LAMPIRAN_BYTES)
  await openChat(page, pasien, jadwal_id)
  await page.locator('input[type="file"]').setInputFiles({ name: 'ruam.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByRole('button', { name: 'Hapus lampiran ruam.jpg' })).toBeVisible()
  await say(page, 'Foto dari ponsel')
  await expect(bubble(page, 'Foto dari ponsel')).toContainText('Terkirim')
  const other = await openBrowser()
  await openChat(other, tenaga, jadwal_id)
  await bubble(other, 'Foto dari ponsel')
    .getByRole('button', { name: /^Buka gambar ruam/ })
    .click()
  await expect(other.getByRole('dialog').locator('img')).toHaveJSProperty('naturalWidth', sisiLampiran.penuh)
})

test('of text with a picture of it, as Word and Excel copy it, the text is pasted; a picture alone is attached', async ({
  page,
  context,
  clinic,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { pasien, jadwal_id } = await pasangan(clinic)
  await openChat(page, pasien, jadwal_id)
  const picture = [...(await (await halves({ width: 90, height: 60 })).png().toBuffer())]
  const copy = (texts: Record<string, string>) =>
    page.evaluate(
      ([bytes, texts]) => {
        const png = new Blob([Uint8Array.from(bytes)], { type: 'image/png' })
        const parts = Object.entries(texts).map(([type, text]) => [type, new Blob([text], { type })])
        return navigator.clipboard.write([new ClipboardItem({ 'image/png': png, ...Object.fromEntries(parts) })])
      },
      [picture, texts] as const,
    )
  const attached = page.getByRole('button', { name: /^Hapus lampiran/ })
  await copy({ 'text/plain': 'Suhu 38,5 sejak kemarin', 'text/html': '<b>Suhu 38,5 sejak kemarin</b>' })
  await field(page).focus()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(field(page)).toHaveValue('Suhu 38,5 sejak kemarin')
  await expect(attached).toHaveCount(0)
  // A browser puts the element of the picture beside it.
  await copy({ 'text/html': '<img src="https://example.test/ruam.png">' })
  await page.keyboard.press('ControlOrMeta+V')
  await expect(attached).toBeVisible()
  await expect(field(page)).toHaveValue('Suhu 38,5 sejak kemarin')
})
