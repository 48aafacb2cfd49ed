import { messages } from '@sehati/contract/messages'
import { areaOf, openAs, settled, signInByForm } from '@sehati/testkit/browser/acts'
import { unikat } from '@sehati/testkit/clinic/clinic'
import { violationsIn } from '../harness/accessibility.ts'
import { expect, test } from '../harness/fixtures.ts'
import { foundInMails } from '../harness/mail.ts'

const LINK = /\/konfirmasi-email#([\w-]+)/

test('another address counts after its mailed link, and the old one is notified @journey', async ({
  page,
  clinic,
  product,
  openBrowser,
}) => {
  const person = await clinic.orang(5)
  const email = `${unikat()}@kampus.test`
  await openAs(page, person, `${areaOf[5]}/profile`)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password akun').fill('bukan ini')
  await page.getByRole('button', { name: 'Simpan perubahan' }).click()
  await expect(page.getByText(messages.PASSWORD_WRONG.isi)).toBeVisible()
  await page.getByLabel('Password akun').fill(person.password)
  await page.getByRole('button', { name: 'Simpan perubahan' }).click()
  await expect(page.getByText('Email baru menunggu konfirmasi')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email)
  await expect(page.getByLabel('Password akun')).toHaveCount(0)
  expect(await violationsIn(page)).toEqual([])
  await foundInMails(product, person.email, /(Ada permintaan untuk mengganti email)/)

  const [token = ''] = await foundInMails(product, email, LINK)
  const mailbox = await openBrowser()
  await mailbox.goto(`/konfirmasi-email#${token}`)
  await settled(mailbox)
  await expect(mailbox).toHaveURL('/konfirmasi-email')
  expect(await violationsIn(mailbox)).toEqual([])
  await mailbox.getByRole('button', { name: 'Konfirmasi email' }).click()
  await expect(mailbox.getByText('Email sudah diganti. Gunakan email baru untuk login.')).toBeVisible()
  await foundInMails(product, person.email, /(Alamat ini tidak dapat dipakai lagi)/)

  // The session that requested the change goes on.
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await signInByForm(mailbox, { ...person, email })

  await mailbox.goto(`/konfirmasi-email#${token}`)
  await mailbox.getByRole('button', { name: 'Konfirmasi email' }).click()
  await expect(mailbox.getByText(messages.EMAIL_LINK_INVALID.isi)).toBeVisible()
})

test('a wish for another address can be given up', async ({ page, clinic }) => {
  const person = await clinic.tenaga(3)
  await openAs(page, person, `${areaOf[3]}/profile`)
  await page.getByRole('textbox', { name: 'Email' }).fill(`${unikat()}@kampus.test`)
  await page.getByLabel('Password akun').fill(person.password)
  await page.getByRole('button', { name: 'Simpan perubahan' }).click()
  await page.getByRole('button', { name: 'Batalkan perubahan email' }).click()
  await expect(page.getByText('Email baru menunggu konfirmasi')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email)
})
