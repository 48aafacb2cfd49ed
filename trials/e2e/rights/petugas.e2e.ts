import { getUser } from '@sehati/contract/people/user.endpoints'
import { insertPermintaanLoket } from '@sehati/contract/rights/permintaan.endpoints'
import { batasOf, sisaJam } from '@sehati/contract/rights/tenggat.rules'
import { areaOf, openAs } from '@sehati/testkit/browser/acts'
import { unikat } from '@sehati/testkit/clinic/clinic'
import { violationsIn } from '../harness/accessibility.ts'
import { fits } from '../harness/fits.ts'
import { expect, test } from '../harness/fixtures.ts'
import { sekarang } from '../harness/waktu.ts'

test.use({ viewport: { width: 360, height: 780 } })

test('an officer’s day with three late requests and an incident @journey', async ({
  page,
  openBrowser,
  clinic,
  api,
  product,
}) => {
  const officer = await clinic.orang(1)
  await clinic.tugas(officer.user_id, 'petugas_data')
  const [first, second, third, me] = [
    await clinic.orang(5),
    await clinic.orang(4),
    await clinic.orang(5),
    await clinic.orang(5),
  ]
  // Letters that lay in a drawer over the weekend: their clocks began when they came.
  const letters = [
    { who: third, jenis: 'pembatasan', tanggal: '2026-11-19', jam: '08:30' },
    { who: first, jenis: 'salinan', tanggal: '2026-11-17', jam: '09:30' },
    { who: second, jenis: 'keberatan', tanggal: '2026-11-18', jam: '16:30' },
  ] as const
  for (const { who, ...letter } of letters)
    await api(officer, insertPermintaanLoket, {
      body: { user_id: who.user_id, kanal: 'surat', isi: `Surat dari ${who.name}`, ...letter },
    })

  // A fourth comes on the day itself, from a phone.
  const reader = await openBrowser({ viewport: { width: 360, height: 780 } })
  const part = reader.getByRole('region', { name: 'Permintaan tentang data' })
  const form = reader.getByRole('dialog')
  const isi = `Nama dokter keliru ${unikat()}`
  await openAs(reader, me, `${areaOf[5]}/data-saya#permintaan`)
  await part.getByRole('button', { name: 'Ajukan permintaan' }).click()
  await form.getByRole('button', { name: 'Ajukan permintaan' }).click()
  await expect(form.getByLabel('Isi permintaan')).toHaveAttribute('aria-invalid', 'true')
  expect(await violationsIn(reader)).toEqual([])
  await form.getByLabel('Isi permintaan').fill(isi)
  await form.getByRole('button', { name: 'Ajukan permintaan' }).click()
  await expect(part.getByRole('listitem').filter({ hasText: isi })).toContainText('Dijawab paling lambat')

  await openAs(page, officer, `${areaOf[1]}/profile`)
  await page.getByRole('main').getByRole('link', { name: 'Permintaan data' }).click()
  const dialog = page.getByRole('dialog')
  const rowOf = ({ name }: { name: string }) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  for (const { who, tanggal, jam } of letters) {
    const batas = batasOf(new Date(`${tanggal}T${jam}:00+07:00`))
    // The clock of the product goes on: an hour may end between its answer and the page's.
    await expect(async () => {
      const late = -sisaJam(batas, await sekarang(product))
      expect(await rowOf(who).textContent()).toContain(`Terlambat ${late} jam`)
    }).toPass()
  }
  await expect(rowOf(me)).toContainText(/Sisa 7[12] jam/)
  const mine = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: new RegExp([first, second, third, me].map(({ name }) => name).join('|')) })
  await expect(mine).toHaveText([first, second, third, me].map(({ name }) => new RegExp(name)))
  await fits(page)
  await page.setViewportSize({ width: 360, height: 780 })

  // Granted at once; refused with a ground; taken on first, then granted; corrected.
  const save = async () => {
    await dialog.getByRole('button', { name: 'Simpan' }).click()
    await expect(dialog).toHaveCount(0)
  }
  const reply = async (nama: RegExp, jawaban: string) => {
    await page.getByRole('button', { name: nama }).click()
    await dialog.getByLabel('Langkah berikutnya').selectOption('Jawab')
    await dialog.getByLabel('Jawaban').fill(jawaban)
    await save()
  }
  await reply(new RegExp(`^Buka Salinan lain dari ${first.name}$`), 'Salinan dapat diambil di loket.')
  await expect(rowOf(first)).toHaveCount(0)

  await page.getByRole('button', { name: `Buka Keberatan dari ${second.name}` }).click()
  await expect(dialog.getByText(`Surat dari ${second.name}`)).toBeVisible()
  await dialog.getByLabel('Langkah berikutnya').selectOption('Tolak')
  await dialog.getByRole('button', { name: 'Simpan' }).click()
  await expect(dialog.getByText('Tulis jawaban, dan pilih alasan bila ditolak.')).toBeVisible()
  await dialog.getByLabel('Alasan penolakan').selectOption('Wajib disimpan menurut peraturan')
  await dialog.getByLabel('Jawaban').fill('Rekam medis wajib disimpan 25 tahun.')
  expect(await violationsIn(page)).toEqual([])
  await save()

  await page.getByRole('button', { name: `Buka Pembatasan dari ${third.name}` }).click()
  await save()
  await expect(rowOf(third)).toContainText(officer.name)
  await reply(new RegExp(`^Buka Pembatasan dari ${third.name}$`), 'Pengingat dihentikan.')
  await reply(new RegExp(`^Buka Perbaikan data dari ${me.name}$`), 'Nama dokter sudah diperbaiki.')
  await expect(mine).toHaveCount(0)

  // Each reads it at their side: the one at the phone by the notice, the others where they would look.
  await openAs(reader, me, `${areaOf[5]}/notifikasi`)
  await reader.getByRole('link', { name: /Permintaan kamu tentang data diperbarui/ }).click()
  await expect(part.getByRole('listitem').filter({ hasText: isi })).toContainText('Nama dokter sudah diperbaiki.')
  for (const [who, level, words] of [
    [first, 5, ['Dijawab', 'Salinan dapat diambil di loket.']],
    [second, 4, ['Ditolak', 'Wajib disimpan menurut peraturan', 'Rekam medis wajib disimpan 25 tahun.']],
    [third, 5, ['Dijawab', 'Pengingat dihentikan.']],
  ] as const) {
    await openAs(reader, who, `${areaOf[level]}/data-saya#permintaan`)
    for (const word of words) await expect(part.getByRole('listitem')).toContainText(word)
  }

  // An account was taken over, and read the data of someone.
  const attacker = await clinic.orang(1)
  await api(attacker, getUser, { query: { id: first.user_id } })
  await clinic.untilJejakChained()
  await page.getByRole('main').getByRole('link', { name: 'Insiden', exact: true }).click()
  await page.getByRole('button', { name: 'Buka insiden' }).click()
  const judul = `Akun diambil alih ${unikat()}`
  await dialog.getByLabel('Judul').fill(judul)
  await dialog.getByRole('checkbox', { name: 'nama dan peran' }).check()
  await dialog.getByLabel('Terjadi sejak tanggal').fill('2026-11-22')
  await dialog.getByLabel('Terjadi sejak jam').fill('0800')
  await dialog.getByLabel('Terjadi sampai tanggal').fill('2026-11-23')
  await dialog.getByLabel('Terjadi sampai jam').fill('0700')
  await dialog.getByLabel('Bagaimana terjadi').fill('Akun seorang petugas dipakai orang lain.')
  await dialog.getByLabel('Yang dapat dilakukan').fill('Ganti password Anda.')
  expect(await violationsIn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Simpan insiden' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('link', { name: judul }).click()
  await expect(page.getByText('Sisa 7')).toBeVisible()
  await page.getByRole('button', { name: 'Tambah orang' }).click()
  await dialog.getByRole('combobox', { name: 'Akun yang membuka data' }).fill(attacker.name)
  await page.getByRole('option', { name: attacker.name }).click()
  await dialog.getByLabel('Sampai tanggal').fill('2026-11-24')
  await dialog.getByRole('button', { name: 'Tambah orang' }).click()
  await expect(page.getByText('1 orang ditemukan, 1 di antaranya baru.')).toBeVisible()
  await expect(page.getByText('Akun seorang petugas dipakai orang lain.').first()).toBeVisible()
  await fits(page)

  // The day ends with nothing late.
  await page.getByRole('link', { name: 'Insiden data' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: judul })).toContainText('Sisa 7')
  await openAs(page, officer, `${areaOf[1]}/petugas`)
  await expect(page.getByRole('heading', { level: 1, name: 'Permintaan data' })).toBeVisible()
  await page.getByLabel('Tampilkan').selectOption('Sudah selesai')
  for (const [who, word] of [
    [first, 'Dijawab'],
    [second, 'Ditolak'],
    [third, 'Dijawab'],
  ] as const)
    await expect(rowOf(who)).toContainText(word)
  await page.getByLabel('Tampilkan').selectOption('Terbuka')
  await expect(mine).toHaveCount(0)
})
