import { LAMPIRAN_BYTES } from '@sehati/contract/base/constants'
import { emptyTexts } from '@sehati/contract/base/texts'
import { addDays } from '@sehati/contract/base/waktu'
import { messages } from '@sehati/contract/messages'
import { insertPercakapan, putTanda } from '@sehati/contract/talk/percakapan.endpoints'
import { alertOf, openAs, signIn } from '@sehati/testkit/browser/acts'
import { halves } from '../../../apps/server/test/picture.ts'
import { violationsIn } from '../harness/accessibility.ts'
import { RABU, SENIN } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'
import {
  bubble,
  chatOf,
  choose,
  field,
  konsultasiOf,
  openChat,
  pasangan,
  say,
  thread,
  wordsOf,
} from '../harness/percakapan.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF')

test('a message appears on the other side at once, its ticks move, and the other types @journey', async ({
  page,
  openBrowser,
  clinic,
}) => {
  const { pasien, tenaga, jadwal_id } = await pasangan(clinic)
  await openChat(page, pasien, jadwal_id)
  await say(page, 'Selamat pagi, dok')
  await expect(bubble(page, 'Selamat pagi, dok')).toContainText('Terkirim')

  // Signed in on any page, the message has reached a device; the sidebar counts it.
  const other = await openBrowser()
  await signIn(other, tenaga)
  await expect(bubble(page, 'Selamat pagi, dok')).toContainText('Sampai')
  await expect(other.getByRole('link', { name: 'Chat 1 pesan belum dibaca' })).toBeVisible()

  await other.getByRole('link', { name: /^Chat/ }).click()
  const row = other.getByRole('navigation', { name: 'Daftar percakapan' }).getByRole('link', { name: pasien.name })
  await expect(row).toContainText('Selamat pagi, dok')
  await expect(row).toContainText('1 pesan belum dibaca')
  await expect(bubble(page, 'Selamat pagi, dok')).not.toContainText('Dibaca')
  await row.click()
  await expect(bubble(other, 'Selamat pagi, dok')).toBeVisible()
  await expect(other.getByText('Belum dibaca', { exact: true })).toBeVisible()
  await expect(bubble(page, 'Selamat pagi, dok')).toContainText('Dibaca')
  await expect(other.getByRole('link', { name: 'Chat', exact: true })).toBeVisible()

  await field(other).pressSequentially('Sila')
  await expect(page.getByText('sedang mengetik…')).toBeVisible()
  await field(other).fill('Silakan bercerita.\nSaya mendengarkan.')
  await field(other).press('Enter')
  await expect(bubble(page, 'Silakan bercerita.')).toBeVisible()
  await expect(page.getByText('sedang mengetik…')).toBeHidden()
  await expect(thread(page).getByText('Hari ini')).toHaveCount(1)
})

test('Enter sends, Shift+Enter breaks the line, and nothing blank is sent', async ({ page, clinic }) => {
  const { pasien, jadwal_id } = await pasangan(clinic)
  await openChat(page, pasien, jadwal_id)
  await expect(page.getByText(emptyTexts.percakapan)).toBeVisible()
  await field(page).pressSequentially('baris satu')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('baris dua')
  await page.keyboard.press('Enter')
  await say(page, '   ')
  await page.getByRole('button', { name: 'Kirim' }).click({ force: true })
  await page.getByRole('button', { name: 'Emoji' }).click()
  await page.getByRole('button', { name: 'terima kasih' }).click()
  await page.keyboard.press('Enter')
  await expect.poll(() => wordsOf(page)).toEqual(['baris satu\nbaris dua', '🙏'])
})

test('a reply quotes and leads to its message, a deletion leaves a marker on both sides @journey', async ({
  page,
  openBrowser,
  clinic,
}) => {
  const { pasien, tenaga, jadwal_id } = await pasangan(clinic)
  await openChat(page, pasien, jadwal_id)
  const other = await openBrowser()
  await openChat(other, tenaga, jadwal_id)
  await say(page, 'Apakah harus puasa?')
  await choose(other, 'Apakah harus puasa?', 'Balas')
  await expect(other.getByText(`Membalas ${pasien.name}`)).toBeVisible()
  await say(other, 'Tidak perlu.')
  const quote = bubble(page, 'Tidak perlu.').getByRole('button', { name: /Anda.*Apakah harus puasa\?/ })
  await quote.click()
  await expect(bubble(page, /^Anda: Apakah/)).toBeFocused()

  await choose(page, 'Apakah harus puasa?', 'Hapus')
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus pesan' }).click()
  for (const side of [page, other]) {
    await expect(bubble(side, 'Pesan ini dihapus').first()).toBeVisible()
    await expect(side.getByText('Apakah harus puasa?')).toHaveCount(0)
  }
  // A message of the other person can be quoted, not deleted.
  await bubble(page, 'Tidak perlu.').getByText('Tidak perlu.').click({ button: 'right' })
  await expect(page.getByRole('menuitem')).toHaveText(['Balas', 'Teruskan', 'Salin'])
})

test('a message is forwarded to another open conversation of the sender', async ({ page, clinic, api }) => {
  const { pasien, tenaga, jadwal_id } = await pasangan(clinic)
  const second = await clinic.tenaga(2)
  const there = await konsultasiOf(clinic, pasien, second, { tanggal: SENIN })
  const closed = await clinic.tenaga(2)
  await konsultasiOf(clinic, pasien, closed, { status: 'dibatalkan' })
  await api(tenaga, insertPercakapan, { body: { jadwal_id, pesan: 'Minum air putih' } })
  await openChat(page, pasien, jadwal_id)
  await choose(page, 'Minum air putih', 'Teruskan')
  const dialog = page.getByRole('dialog', { name: 'Teruskan pesan' })
  await expect(dialog.getByRole('button', { name: second.name })).toBeVisible()
  await expect(dialog.getByRole('button', { name: closed.name })).toHaveCount(0)
  await dialog.getByRole('button', { name: second.name }).click()
  await expect(alertOf(page, { judul: 'Diteruskan', isi: `Pesan diteruskan ke ${second.name}.` })).toBeVisible()
  await page.goto(chatOf(pasien, there))
  await expect(bubble(page, 'Minum air putih')).toContainText('Diteruskan')
})

test('a professional forwards within one patient: the dialog offers no conversation of another', async ({
  page,
  clinic,
  api,
}) => {
  const { pasien, tenaga, jadwal_id } = await pasangan(clinic)
  await konsultasiOf(clinic, pasien, tenaga, { tanggal: addDays(RABU, 7) })
  const other = await clinic.orang(5)
  await konsultasiOf(clinic, other, tenaga, { tanggal: addDays(RABU, 14) })
  await api(pasien, insertPercakapan, { body: { jadwal_id, pesan: 'Hasil lab saya' } })
  await openChat(page, tenaga, jadwal_id)
  await choose(page, 'Hasil lab saya', 'Teruskan')
  const rows = page.getByRole('dialog', { name: 'Teruskan pesan' }).getByRole('listitem')
  await expect(rows.filter({ hasText: pasien.name })).toHaveCount(1)
  await expect(rows).toHaveCount(1)
  await rows.getByRole('button').click()
  await expect(alertOf(page, { judul: 'Diteruskan', isi: `Pesan diteruskan ke ${pasien.name}.` })).toBeVisible()
})

test('a picture with a caption and a PDF reach the other side; other files are refused in words @journey', async ({
  page,
  openBrowser,
  clinic,
}) => {
  const { pasien, tenaga, jadwal_id } = await pasangan(clinic)
  await openChat(page, pasien, jadwal_id)
  const file = page.locator('input[type="file"]')
  const buffer = await (await halves({ width: 900, height: 600 })).png().toBuffer()
  await file.setInputFiles({ name: 'ruam.png', mimeType: 'image/png', buffer })
  await expect(page.getByRole('button', { name: 'Hapus lampiran ruam.png' })).toBeVisible()
  await say(page, 'Ini foto ruamnya')
  await file.setInputFiles({ name: 'hasil lab.pdf', mimeType: 'application/pdf', buffer: PDF })
  await page.getByRole('button', { name: 'Kirim' }).click()
  await expect(bubble(page, 'hasil lab.pdf')).toContainText('Terkirim')

  const other = await openBrowser()
  await openChat(other, tenaga, jadwal_id)
  const picture = bubble(other, 'Ini foto ruamnya')
  await expect(picture.locator('img')).toHaveAttribute('src', /^blob:/)
  await picture.getByRole('button', { name: /^Buka gambar ruam/ }).click()
  await expect(other.getByRole('dialog').locator('img')).toHaveJSProperty('naturalWidth', 900)
  await other.keyboard.press('Escape')
  const [download] = await Promise.all([
    other.waitForEvent('download'),
    other.getByRole('button', { name: /^Unduh dokumen hasil lab/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe('hasil lab.pdf')

  await bubble(other, 'Ini foto ruamnya').getByText('Ini foto').click({ button: 'right' })
  expect(await violationsIn(other)).toEqual([])

  const { judul } = messages.ATTACHMENT_REFUSED
  for (const [name, mimeType, content, isi] of [
    ['surat.docx', 'application/msword', Buffer.from('x'), messages.ATTACHMENT_REFUSED.isi],
    ['besar.pdf', 'application/pdf', Buffer.alloc(LAMPIRAN_BYTES + 1), 'Ukuran berkas maksimal 5 MB.'],
    ['kosong.pdf', 'application/pdf', Buffer.alloc(0), 'Berkas ini kosong.'],
  ] as const) {
    await file.setInputFiles({ name, mimeType, buffer: content })
    await expect(alertOf(page, { judul, isi }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: `Hapus lampiran ${name}` })).toHaveCount(0)
  }
  // What only calls itself a picture is found out by the server: the message waits for its writer.
  await file.setInputFiles({ name: 'bohong.png', mimeType: 'image/png', buffer: Buffer.from('bukan gambar') })
  await page.getByRole('button', { name: 'Kirim' }).click()
  await expect(page.getByText('Pesan belum terkirim. Ketuk untuk mencoba lagi.')).toBeVisible()
  await expect(page.getByText(messages.ATTACHMENT_REFUSED.isi).last()).toBeVisible()
})

test('by keyboard alone: send, walk through the messages, reply, delete', async ({ page, clinic, api }) => {
  const { pasien, tenaga, jadwal_id } = await pasangan(clinic)
  await api(tenaga, insertPercakapan, { body: { jadwal_id, pesan: 'Bagaimana kabarnya?' } })
  await openChat(page, pasien, jadwal_id)
  await field(page).focus()
  await page.keyboard.type('Baik, terima kasih.')
  await page.keyboard.press('Enter')
  await expect(bubble(page, 'Baik, terima kasih.')).toContainText('Terkirim')
  // Back from the field: emoji, attachments, the newest message.
  for (
    let n = 0;
    n < 5 && !(await bubble(page, 'Baik, terima kasih.').evaluate((e) => e === document.activeElement));
    n++
  )
    await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowUp')
  await expect(bubble(page, 'Bagaimana kabarnya?')).toBeFocused()
  await page.keyboard.press('Shift+F10')
  await expect(page.getByRole('menuitem', { name: 'Balas' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(bubble(page, 'Bagaimana kabarnya?')).toBeFocused()
  await page.keyboard.press('Shift+F10')
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('Sudah bisa tidur.')
  await page.keyboard.press('Enter')
  await expect(bubble(page, 'Sudah bisa tidur.')).toContainText(tenaga.name)
  await expect(bubble(page, 'Sudah bisa tidur.')).toContainText('Terkirim')
  await bubble(page, 'Sudah bisa tidur.').focus()
  await page.keyboard.press('Shift+F10')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('menuitem', { name: 'Hapus' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(bubble(page, 'Pesan ini dihapus')).toBeVisible()
})

test('older messages come as one scrolls up, the place stays, and the way back counts what is new', async ({
  page,
  clinic,
  api,
}) => {
  const { pasien, tenaga, jadwal_id } = await pasangan(clinic)
  let dibaca_id = 0
  for (let n = 1; n <= 70; n++)
    ({ id: dibaca_id } = await api(tenaga, insertPercakapan, { body: { jadwal_id, pesan: `Butir ${n}.` } }))
  await api(pasien, putTanda, { body: { jadwal_id, dibaca_id } })
  await openChat(page, pasien, jadwal_id)
  await expect(bubble(page, /Butir 21\./)).toHaveCount(1)
  await expect(bubble(page, /Butir 20\./)).toHaveCount(0)
  await bubble(page, /Butir 21\./).focus()
  await expect(bubble(page, /Butir 1\./)).toHaveCount(1)
  await expect(bubble(page, /Butir 21\./)).toBeInViewport()
  await api(tenaga, insertPercakapan, { body: { jadwal_id, pesan: 'Yang terbaru' } })
  await page.getByRole('button', { name: 'Ke pesan terbaru, 1 pesan baru' }).click()
  await expect(bubble(page, 'Yang terbaru')).toBeInViewport()
  await expect(page.getByRole('button', { name: /Ke pesan terbaru/ })).toHaveCount(0)
})

test('a closed conversation says why and since when, and can still be read', async ({ page, clinic }) => {
  const { pasien, tenaga } = await pasangan(clinic)
  const [cancelled, done] = [
    await konsultasiOf(clinic, pasien, tenaga, { tanggal: SENIN, status: 'dibatalkan' }),
    await konsultasiOf(clinic, pasien, tenaga, { tanggal: '2026-11-02', status: 'selesai' }),
  ]
  await openAs(page, pasien, chatOf(pasien, cancelled))
  await expect(page.getByText('Percakapan ditutup karena konsultasi dibatalkan.')).toBeVisible()
  await expect(field(page)).toHaveCount(0)
  await page.goto(chatOf(pasien, done))
  await expect(page.getByText(/onsultasi sudah selesai\./)).toBeVisible()
})

test('beside the details of a consultation both write to each other', async ({ page, openBrowser, clinic }) => {
  const { pasien, tenaga, jadwal_id } = await pasangan(clinic)
  await openAs(page, pasien, `/user/appointment-detail?jadwal_id=${jadwal_id}`)
  await expect(page.getByText('Chat ini bukan layanan darurat.')).toBeVisible()
  await say(page, 'Dari halaman detail')
  const other = await openBrowser()
  await openAs(other, tenaga, `/psikolog/daftarKonsultasi/detail/${jadwal_id}`)
  await expect(bubble(other, 'Dari halaman detail')).toBeVisible()
  await say(other, 'Saya baca di sini')
  await expect(bubble(page, 'Saya baca di sini')).toBeVisible()
})

test('no other person gets in: an admin sees no conversation, another patient reads that there is none', async ({
  page,
  openBrowser,
  clinic,
}) => {
  const { jadwal_id } = await pasangan(clinic)
  const admin = await clinic.orang(1)
  await openAs(page, admin, '/chat')
  await expect(page).toHaveURL(/\/admin\/chat$/)
  await expect(page.getByText(emptyTexts.percakapan)).toBeVisible()
  const stranger = await clinic.orang(5)
  const other = await openBrowser()
  await openAs(other, stranger, `/chat?jadwal_id=${jadwal_id}`)
  await expect(other).toHaveURL(chatOf(stranger, jadwal_id))
  await expect(other.getByText('Percakapan ini tidak ditemukan.')).toBeVisible()
  await expect(field(other)).toHaveCount(0)
})
