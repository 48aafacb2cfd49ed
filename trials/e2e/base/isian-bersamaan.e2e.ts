import { getUser } from '@sehati/contract/people/user.endpoints'
import { updateProfilTenaga } from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import { updateUser } from '@sehati/contract/staffing/kedudukan.endpoints'
import { areaOf, openAs } from '@sehati/testkit/browser/acts'
import { expect, test } from '../harness/fixtures.ts'

// A form that was opened before another person changed the same object: what each of them changed is kept.

test('an admin renames a person whose phone number another admin has changed meanwhile @journey', async ({
  page,
  clinic,
  api,
}) => {
  const [admin, other, person] = [await clinic.orang(1), await clinic.orang(1), await clinic.orang(5)]
  await openAs(page, admin, `/admin/role?q=${encodeURIComponent(person.name)}`)
  await page.getByRole('button', { name: `Edit ${person.name}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'User' }).click()
  await dialog.getByLabel('Nama lengkap').fill(`${person.name} Putri`)
  await api(other, updateUser, { body: { user_id: person.user_id, phone_number: '081299998888' } })
  await dialog.getByRole('button', { name: 'Simpan' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await api(admin, getUser, { query: { id: person.user_id } })).toMatchObject({
    name: `${person.name} Putri`,
    phone_number: '081299998888',
  })
})

test('a person changes their gender on a page from before their number was changed elsewhere', async ({
  page,
  clinic,
  api,
}) => {
  const [admin, person] = [await clinic.orang(1), await clinic.orang(5)]
  await openAs(page, person, `${areaOf[person.level_id]}/profile`)
  await page.getByLabel('Jenis kelamin').selectOption('lainnya')
  await api(admin, updateUser, { body: { user_id: person.user_id, phone_number: '081299997777' } })
  await page.getByRole('button', { name: 'Simpan perubahan' }).click()
  await expect(page.getByLabel('Nomor telepon')).toHaveValue('081299997777')
  expect(await api(person, getUser, { query: { id: person.user_id } })).toMatchObject({
    gender: 'lainnya',
    phone_number: '081299997777',
  })
})

test('a professional writes their biography while their licence number is entered elsewhere', async ({
  page,
  clinic,
  api,
}) => {
  const tenaga = await clinic.tenaga(2)
  await openAs(page, tenaga, `${areaOf[tenaga.level_id]}/profile#profesional`)
  await page.getByLabel('Biografi singkat').fill('Dokter umum.')
  await api(tenaga, updateProfilTenaga, { body: { no_str: '990077' } })
  await page.getByRole('button', { name: 'Simpan profil profesional' }).click()
  await expect(page.getByLabel('Nomor STR')).toHaveValue('990077')
  await expect(page.getByLabel('Biografi singkat')).toHaveValue('Dokter umum.')
})
