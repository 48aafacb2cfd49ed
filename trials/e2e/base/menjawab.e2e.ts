import type { Page } from '@playwright/test'
import { delay } from '@sehati/contract/base/constants'
import { alerts } from '@sehati/contract/base/texts'
import { getKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { seesAlert, settled } from '@sehati/testkit/browser/acts'
import { RABU } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'
import { tabTo } from '../harness/focus.ts'
import { spoiled } from '../harness/spoiled-storage.ts'
import { translate } from '../harness/translator.ts'

// A psychologist answers a request without a mouse, in browsers that are not as others have them.

const browsers: Record<string, (page: Page) => Promise<unknown>> = {
  'of its own': async () => {},
  'that translates': translate,
  'that forbids storage': (page) => page.addInitScript(spoiled['that forbids storage']),
}

for (const [name, prepare] of Object.entries(browsers))
  test(`a psychologist signs in, finds a request and answers it by keyboard, in a browser ${name} @journey`, async ({
    page,
    clinic,
    api,
  }) => {
    const [tenaga, patient] = [await clinic.tenaga(3), await clinic.orang(5)]
    const { id: jadwal_tenaga_id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Rabu' })
    const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id }
    const jadwal_id = await clinic.konsultasi(of, { tanggal: RABU, keluhan: 'Sulit tidur' })
    const { keyboard } = page
    await prepare(page)
    await page.goto('/login')
    await tabTo(page, page.getByLabel('Email', { exact: true }))
    await keyboard.type(tenaga.email)
    await keyboard.press('Tab')
    await keyboard.type(tenaga.password)
    await keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === '/psikolog/home')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await settled(page)

    await tabTo(
      page,
      page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Daftar Konsultasi' }),
    )
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Daftar Konsultasi' })).toBeFocused()
    await tabTo(
      page,
      page
        .getByRole('row')
        .filter({ hasText: patient.name })
        .getByRole('link', { name: /Detail/ }),
    )
    await keyboard.press('Enter')
    await expect(page.getByRole('main')).toContainText('Sulit tidur')
    await tabTo(page, page.getByRole('button', { name: 'Update' }))
    await keyboard.press('Enter')

    const dialog = page.getByRole('dialog', { name: 'Update konsultasi' })
    await tabTo(page, dialog.getByLabel('Status'))
    for (const key of ['ArrowDown', 'ArrowDown']) await keyboard.press(key)
    await expect(dialog.getByLabel('Status')).toHaveValue('disetujui')
    await tabTo(page, dialog.getByLabel('Balasan konsultasi'))
    await keyboard.type('Kita bicara hari Rabu.')
    await tabTo(page, dialog.getByRole('button', { name: 'Simpan' }))
    await keyboard.press('Enter')
    await seesAlert(page, alerts.konsultasiUpdated)
    await page.clock.fastForward(delay.updateModalClose)
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Update' })).toBeFocused()
    await expect(page.getByRole('main').getByText('Disetujui').first()).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Kita bicara hari Rabu.')
    expect(await api(patient, getKonsultasi, { query: { jadwalid: jadwal_id } })).toMatchObject({ status: 'disetujui' })
  })
