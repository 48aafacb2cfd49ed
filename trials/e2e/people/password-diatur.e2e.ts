import { ISI_TERTUTUP } from '@sehati/contract/consultation/konsultasi.messages'
import { messages } from '@sehati/contract/messages'
import { putTugas } from '@sehati/contract/people/tugas.endpoints'
import { resetUserPassword } from '@sehati/contract/people/user.endpoints'
import { updateUser } from '@sehati/contract/staffing/kedudukan.endpoints'
import { areaOf, openAs, signInWithGiven } from '@sehati/testkit/browser/acts'
import { type Clinic, unikat } from '@sehati/testkit/clinic/clinic'
import { violationsIn } from '../harness/accessibility.ts'
import { SENIN } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'
import { foundInMails } from '../harness/mail.ts'

const GIVEN = 'dari-admin-satu'
const OWN = 'kalimat yang hanya saya tahu'
const LINK = /\/reset-password#([\w-]+)/

async function prepared(clinic: Clinic) {
  const [patient, tenaga, admin] = [await clinic.orang(5), await clinic.tenaga(3), await clinic.orang(1)]
  const { id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Senin' })
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
  const words = { keluhan: `Sulit tidur ${unikat()}`, balasan: `Kurangi kopi ${unikat()}` }
  const jadwal_id = await clinic.konsultasi(of, { tanggal: SENIN, status: 'disetujui', ...words })
  return { tenaga, admin, detail: `${areaOf[3]}/daftarKonsultasi/detail/${jadwal_id}`, ...words }
}

test('a psychologist whose password an admin set reads no text until they used a mailed link @journey', async ({
  page,
  openBrowser,
  product,
  clinic,
  api,
}) => {
  const { tenaga, admin, detail, keluhan, balasan } = await prepared(clinic)
  await api(admin, resetUserPassword, { body: { user_id: tenaga.user_id, password: GIVEN } })
  await signInWithGiven(page, { ...tenaga, password: GIVEN })
  await page.goto(`${areaOf[3]}/daftarKonsultasi`)
  await expect(page.getByText(messages.TEXT_CLOSED.isi)).toBeVisible()
  await expect(page.getByText(ISI_TERTUTUP)).toBeVisible()
  await page.goto(detail)
  await expect(page.getByText(ISI_TERTUTUP)).toBeVisible()
  await expect(page.getByText(keluhan)).toHaveCount(0)
  await expect(page.getByText(balasan)).toHaveCount(0)
  expect(await violationsIn(page)).toEqual([])

  // The status is set without the reply that is closed.
  await page.getByRole('button', { name: 'Update' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Balasan yang ada tetap seperti semula.')).toBeVisible()
  await dialog.getByLabel('Status').selectOption('Menunggu')
  await dialog.getByRole('button', { name: 'Simpan' }).click()
  await expect(dialog).toHaveCount(0)

  await page.getByRole('button', { name: 'Kirim tautan ke email saya' }).click()
  await expect(page.getByText(`Buka tautan yang kami kirim ke ${tenaga.email}.`)).toBeVisible()
  const [token = ''] = await foundInMails(product, tenaga.email, LINK)
  const elsewhere = await openBrowser()
  await elsewhere.goto(`/reset-password#${token}`)
  await elsewhere.getByLabel('Password baru', { exact: true }).fill(OWN)
  await elsewhere.getByLabel('Ulangi password baru').fill(OWN)
  await elsewhere.getByRole('button', { name: 'Simpan password baru' }).click()
  await expect(elsewhere).toHaveURL('/login')
  await openAs(elsewhere, { ...tenaga, password: OWN }, detail)
  await expect(elsewhere.getByText(keluhan)).toBeVisible()
  await expect(elsewhere.getByText(balasan)).toBeVisible()
})

test('a holder of petugas_data confirms an address that another admin set', async ({ page, clinic, api }) => {
  const petugas = await clinic.orang(1)
  const { tenaga, admin } = await prepared(clinic)
  // By the clock of the product: the duty is older than the address. That admin is not behind it.
  await api(petugas, putTugas, { body: { user_id: petugas.user_id, tugas: 'petugas_data', aktif: 1 } })
  const email = `${unikat()}@kampus.test`
  await api(admin, updateUser, { body: { user_id: tenaga.user_id, email } })
  await openAs(page, petugas, `/admin/role?q=${encodeURIComponent(tenaga.name)}`)
  await page.getByRole('button', { name: `Edit ${tenaga.name}` }).click()
  await page.getByRole('tab', { name: 'User' }).click()
  await expect(page.getByText('Email ini diatur oleh admin')).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
  await page.getByRole('button', { name: 'Konfirmasi email' }).click()
  await expect(page.getByText('Email dikonfirmasi.')).toBeVisible()
  await expect(page.getByText('Email ini diatur oleh admin')).toHaveCount(0)
})
