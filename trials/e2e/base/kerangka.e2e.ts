import { areaOf, signIn } from '@sehati/testkit/browser/acts'
import { expect, test } from '../harness/fixtures.ts'

// The frame of every role: sidebar, header, and the three parts of its home.

const patient = ['Dashboard', 'Konsultasi', 'Riwayat Konsultasi', 'Feedback', 'Profile']
const professional = ['Dashboard', 'Daftar Konsultasi', 'Jadwal', 'Feedback', 'Profile']
const roles = [
  [1, 'Admin', ['Dashboard', 'Users', 'Tenaga Profesi', 'Profesi', 'Konsultasi', 'Profile']],
  [2, 'Dokter', professional],
  [3, 'Psikolog', professional],
  [4, 'Karyawan', patient],
  [5, 'User', patient],
] as const

for (const [level, label, specified] of roles) {
  test(`level ${level} has its own sidebar, label and dashboard @journey`, async ({ page, clinic }) => {
    const person = level === 2 || level === 3 ? await clinic.tenaga(level) : await clinic.orang(level)
    await signIn(page, person)
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
    const shown = await sidebar.getByRole('navigation').getByRole('link').allTextContents()
    // Pages that the specification does not know may stand beside those that it does.
    const known = new Set<string>(roles.flatMap(([, , words]) => words))
    expect(shown.filter((word) => known.has(word))).toEqual(specified)
    await expect(page.getByRole('banner').getByText(label, { exact: true })).toBeVisible()

    for (const card of ['Semua konsultasi', 'Konsultasi selesai', 'Konsultasi terjadwal'])
      await expect(page.getByText(card, { exact: true })).toBeVisible()
    const profile = page.getByRole('region', { name: 'Profil', exact: true })
    for (const fact of [person.name, person.email, label, 'Jenis kelamin', 'Aktif'])
      await expect(profile.getByText(fact, { exact: true })).toBeVisible()

    await sidebar.getByRole('link', { name: 'Contact service' }).click()
    await expect(page).toHaveURL('/help#kontak')
    await page.goto(`${areaOf[level]}/home`)
    await sidebar.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/login')
  })
}
