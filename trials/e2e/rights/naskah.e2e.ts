import type { Page } from '@playwright/test'
import { getNaskah } from '@sehati/contract/rights/persetujuan.endpoints'
import { signPsikolog } from '@sehati/contract/rights/psikologi.endpoints'
import { openAs } from '@sehati/testkit/browser/acts'
import { unikat } from '@sehati/testkit/clinic/clinic'
import { fits } from '../harness/fits.ts'
import { expect, test } from '../harness/fixtures.ts'

const dialog = (page: Page) => page.getByRole('dialog')

// The notice of psychology: only those who have signed one are told, and no patient of another test has.
test('an officer writes, compares and publishes a version that must be agreed to again; a patient is told, reads it and signs @journey', async ({
  page,
  clinic,
  api,
  openBrowser,
}) => {
  const [me, officer, tenaga] = [await clinic.orang(5), await clinic.orang(1), await clinic.tenaga(3)]
  await clinic.tugas(officer.user_id, 'petugas_data')
  const { versi, judul } = await api(me, getNaskah, { query: { keperluan: 'psikologi' } })
  const { profesional_id } = tenaga
  await api(me, signPsikolog, { body: { profesional_id, versi, sikap: 'setuju', password: me.password } })
  const kata = `Pertemuan berlangsung lima puluh menit ${unikat()}`

  await page.setViewportSize({ width: 360, height: 740 })
  await openAs(page, officer, '/admin/petugas')
  await page.getByRole('main').getByRole('link', { name: 'Naskah persetujuan' }).click()
  const part = page.getByRole('region', { name: judul, exact: true })
  await part.getByRole('button', { name: /^Tulis rancangan/ }).click()
  await dialog(page).getByLabel('Isi bagian 1').fill('')
  await dialog(page).getByRole('button', { name: 'Simpan rancangan' }).click()
  await expect(dialog(page).getByLabel('Isi bagian 1')).toHaveAttribute('aria-invalid', 'true')
  await fits(page)
  await dialog(page).getByLabel('Isi bagian 1').fill(kata)
  await dialog(page).getByRole('button', { name: 'Simpan rancangan' }).click()
  await expect(part.getByText(/^Rancangan disimpan/)).toBeVisible()
  await fits(page)
  await part.getByRole('button', { name: /^Bandingkan dan terbitkan/ }).click()
  await expect(dialog(page).getByText('Berubah', { exact: true })).toHaveCount(1)
  await expect(dialog(page).getByText(kata)).toBeVisible()
  await fits(page)
  // The date from which it is asked again: too early at first, then later than the earliest.
  await dialog(page).getByLabel('Setiap orang harus menyetujui lagi').uncheck()
  await expect(dialog(page).getByText(/^Untuk perbaikan kata/)).toBeVisible()
  await dialog(page).getByLabel('Setiap orang harus menyetujui lagi').check()
  await dialog(page).getByLabel('Berlaku sejak').fill('2026-11-25')
  await dialog(page).getByRole('button', { name: 'Terbitkan' }).click()
  await expect(dialog(page).getByLabel('Berlaku sejak')).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog(page).getByText(/^Naskah ini paling cepat berlaku .*30/)).toBeVisible()
  await fits(page)
  await dialog(page).getByLabel('Berlaku sejak').fill('2026-12-14')
  await dialog(page).getByRole('button', { name: 'Terbitkan' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(part.getByText('Menunggu', { exact: true })).toBeVisible()
  await expect(part.getByText(/berlaku sejak Senin, 14 Desember 2026/)).toBeVisible()

  const reader = await openBrowser()
  await openAs(reader, me, '/user/notifikasi')
  await reader
    .getByRole('link', { name: /Pemberitahuan privasi kami berubah mulai Senin, 14 Desember 2026/ })
    .first()
    .click()
  await expect(reader).toHaveURL('/user/data-saya#persetujuan')
  const mine = reader.getByRole('region', { name: `${judul}: ${tenaga.name}`, exact: true })
  await expect(mine.getByText(/^Versi \d+ berlaku mulai Senin, 14 Desember 2026/)).toBeVisible()
  await fits(reader)
  await mine.getByRole('button', { name: /^Baca dan tanda tangani/ }).press('Enter')
  await expect(dialog(reader).getByText(kata)).toBeVisible()
  await dialog(reader)
    .getByLabel(/^Tanda tangani secara elektronik/)
    .fill(me.password)
  await dialog(reader).getByRole('button', { name: 'Tanda tangani' }).click()
  await expect(mine.getByText(new RegExp(`^Disetujui pada .+, versi ${versi + 1}$`))).toBeVisible()
  await expect(mine.getByRole('button', { name: /^Baca dan tanda tangani/ })).toHaveCount(0)
})
