import type { Page } from '@playwright/test'
import { updateKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { messages } from '@sehati/contract/messages'
import { bilikTexts } from '@sehati/contract/talk/bilik.texts'
import { openAs, signInByForm } from '@sehati/testkit/browser/acts'
import { violationsIn } from '../harness/accessibility.ts'
import {
  bilikOf,
  enter,
  janjiBilik,
  masuk,
  pathOf,
  persilakan,
  refuse,
  seesPicture,
  startCall,
  test,
  watchConnections,
  withDevices,
} from '../harness/bilik.ts'
import { expect } from '../harness/fixtures.ts'
import { field } from '../harness/percakapan.ts'

test.use(withDevices)

test('a patient checks the devices, waits, is let in, and both see one another through the relay @journey', async ({
  page,
  openBrowser,
  clinic,
  relay,
}) => {
  const pair = await janjiBilik(clinic)
  const other = await openBrowser()
  await watchConnections(page)
  await watchConnections(other)
  await page.goto('/login')
  await enter(page, pair.pasien, pair.jadwal_id)
  await expect(page.getByRole('heading', { name: 'Ruang tunggu' })).toBeFocused()
  await expect(
    page.getByText(bilikTexts.menunggu.replace('{nama}', pair.tenaga.name)).filter({ visible: true }).last(),
  ).toBeVisible()
  await expect(page.getByText(bilikTexts.tidakDirekam)).toBeVisible()
  await enter(other, pair.tenaga, pair.jadwal_id)
  await expect(other.getByText(new RegExp(`^${pair.pasien.name} menunggu sejak 0[78]\\.\\d\\d WIB`))).toBeVisible()
  await persilakan(other).click()
  const since = Date.now()
  await seesPicture(page, other, pair.tenaga.name)
  await seesPicture(other, page, pair.pasien.name)
  const took = Date.now() - since
  console.log(`first pictures after ${took} ms`)
  if (relay) for (const one of [page, other]) expect(await pathOf(one)).toBe('relay relay')
})

test('another tab asks before it takes the seat over, and the first one then asks the same', async ({
  page,
  openBrowser,
  clinic,
}) => {
  const pair = await janjiBilik(clinic)
  const other = await openBrowser()
  await startCall(page, other, pair)
  const phone = await openBrowser()
  await enter(phone, pair.pasien, pair.jadwal_id)
  await expect(phone.getByText(bilikTexts.perangkatLain)).toBeVisible()
  await seesPicture(other, page, pair.pasien.name)
  await phone.getByRole('button', { name: 'Pindahkan ke sini' }).click()
  await seesPicture(phone, other, pair.tenaga.name)
  await seesPicture(other, phone, pair.pasien.name)
  await expect(page.getByText(bilikTexts.perangkatLain)).toBeVisible()
  // Its camera is off: nothing of it is shown or sent any more.
  await expect(page.getByLabel('Gambar Anda')).toHaveCount(0)
})

test('a person without a camera talks by voice, and sees the other', async ({ page, openBrowser, clinic, relay }) => {
  const pair = await janjiBilik(clinic)
  const other = await openBrowser()
  await refuse(page, 'video', 'NotReadableError')
  await watchConnections(page)
  await openAs(page, pair.pasien, bilikOf(pair.pasien, pair.jadwal_id))
  await expect(page.getByText(bilikTexts.kameraDipakai)).toBeVisible()
  // Without a relay the check advises the chat.
  await expect(page.getByText(relay ? bilikTexts.disarankanSuara : bilikTexts.gunakanChat)).toBeVisible()
  await masuk(page).click()
  await enter(other, pair.tenaga, pair.jadwal_id)
  await persilakan(other).click()
  await seesPicture(page, other, pair.tenaga.name)
  await expect(other.getByText(`Kamera ${pair.pasien.name} mati.`)).toBeVisible()
})

test('a refused camera and microphone: the check says what to allow, and leads to the chat', async ({
  page,
  clinic,
}) => {
  const { pasien, jadwal_id } = await janjiBilik(clinic)
  await refuse(page, 'audio', 'NotAllowedError')
  await openAs(page, pasien, bilikOf(pasien, jadwal_id))
  await expect(page.getByText(bilikTexts.izinkan)).toBeVisible()
  await expect(page.getByText(bilikTexts.gunakanChat)).toBeVisible()
  await expect(masuk(page)).toHaveCount(0)
  expect(await violationsIn(page)).toEqual([])
  await page.getByRole('button', { name: bilikTexts.chat }).click()
  await expect(field(page)).toBeVisible()
})

test('who waits leaves the room when the consultation is cancelled', async ({ page, clinic, api }) => {
  const { pasien, tenaga, jadwal_id } = await janjiBilik(clinic)
  await enter(page, pasien, jadwal_id)
  await expect(page.getByRole('heading', { name: 'Ruang tunggu' })).toBeVisible()
  await api(tenaga, updateKonsultasi, {
    query: { jadwalid: jadwal_id },
    body: { status: 'dibatalkan', initial_consult: 'Mohon maaf, saya berhalangan.' },
  })
  await expect(page.getByText('Konsultasi ini dibatalkan, jadi ruangnya tidak dibuka.')).toBeVisible()
  await expect(page.getByLabel('Gambar Anda')).toHaveCount(0)
  // Its conversation is closed too.
  await expect(page.getByRole('button', { name: bilikTexts.chat })).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Detail Konsultasi' }).last().click()
  await expect(page).toHaveURL(/appointment-detail/)
})

test('too early the page says when the room opens, and its consultation has no way in yet', async ({
  page,
  clinic,
}) => {
  const at = { jam_mulai: '09:00:00', jam_selesai: '10:00:00' }
  const { pasien, jadwal_id } = await janjiBilik(clinic, at)
  await openAs(page, pasien, `/user/appointment-detail?jadwal_id=${jadwal_id}`)
  await expect(page.getByText('Online: ruang video dan percakapan tertulis')).toBeVisible()
  await expect(page.getByText(bilikTexts.dibuka)).toBeVisible()
  await expect(page.getByRole('link', { name: bilikTexts.masuk })).toHaveCount(0)
  await page.goto(bilikOf(pasien, jadwal_id))
  await expect(page.getByText('Dibuka pukul 08.45 WIB')).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
})

test('a clinic without a relay says so before anything is entered, and offers the chat', async ({
  openBrowser,
  ownProduct,
  ownClinic,
}) => {
  const { pasien, jadwal_id } = await janjiBilik(ownClinic)
  const page = await openBrowser({ baseURL: ownProduct.url })
  await openAs(page, pasien, ownProduct.url + bilikOf(pasien, jadwal_id))
  await expect(page.getByText(messages.VIDEO_OFF.isi)).toBeVisible()
  await expect(masuk(page)).toHaveCount(0)
  expect(await violationsIn(page)).toEqual([])
  await page.getByRole('button', { name: bilikTexts.chat }).click()
  await expect(field(page)).toBeVisible()
})

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])
  test(`a clinic without a relay leads to the conversation first, at ${viewport.width} px`, async ({
    openBrowser,
    ownProduct,
    ownClinic,
  }) => {
    const { pasien, tenaga, jadwal_id } = await janjiBilik(ownClinic)
    for (const [person, detail] of [
      [pasien, `/user/appointment-detail?jadwal_id=${jadwal_id}`],
      [tenaga, `/psikolog/daftarKonsultasi/detail/${jadwal_id}`],
    ] as const) {
      const page = await openBrowser({ baseURL: ownProduct.url, viewport })
      await openAs(page, person, ownProduct.url + detail)
      const chat = page.getByRole('button', { name: 'Mulai konsultasi' })
      const room = page.getByRole('link', { name: bilikTexts.masuk })
      await expect(chat).toBeVisible()
      await expect(room).toHaveAttribute('href', bilikOf(person, jadwal_id))
      // The room comes after it, for a reader too.
      const after = await chat.evaluate(
        (button, link) => Boolean(button.compareDocumentPosition(link as Node) & Node.DOCUMENT_POSITION_FOLLOWING),
        await room.elementHandle(),
      )
      expect(after).toBe(true)
      expect(await violationsIn(page)).toEqual([])
      await chat.click()
      await expect(page.locator('#percakapan')).toBeFocused()
      await expect(field(page)).toBeVisible()
    }
  })

test('the check plays a tone at a press, which ends by itself', async ({ page, clinic }) => {
  const { pasien, jadwal_id } = await janjiBilik(clinic)
  await page.addInitScript(() => {
    const heard = { started: 0, ended: 0, open: [] as AudioContext[] }
    Object.assign(window, { heard })
    window.AudioContext = class extends AudioContext {
      override createOscillator() {
        heard.open.push(this)
        const tone = super.createOscillator()
        heard.started += 1
        tone.addEventListener('ended', () => (heard.ended += 1))
        return tone
      }
    }
  })
  const heard = () =>
    page.evaluate(() => {
      const { started, ended, open } = (
        window as unknown as { heard: { started: number; ended: number; open: AudioContext[] } }
      ).heard
      return { started, ended, states: open.map(({ state }) => state) }
    })
  await openAs(page, pasien, bilikOf(pasien, jadwal_id))
  const button = page.getByRole('button', { name: 'Putar nada uji' })
  await expect(button).toBeVisible()
  expect(await heard()).toEqual({ started: 0, ended: 0, states: [] })
  await button.click()
  await expect.poll(heard).toEqual({ started: 1, ended: 1, states: ['closed'] })
  await expect(page.getByText(/^Tidak terdengar\?/)).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
  // Two presses in a row leave one tone at most.
  await button.click()
  await button.click()
  await expect.poll(async () => (await heard()).states.every((state) => state === 'closed')).toBe(true)
})

test('after the sign-in the room may use the camera: it is loaded again', async ({ page, clinic }) => {
  const { pasien, jadwal_id } = await janjiBilik(clinic)
  await page.goto(bilikOf(pasien, jadwal_id))
  await page.waitForURL((url) => url.pathname === '/login')
  await signInByForm(page, pasien, bilikOf(pasien, jadwal_id))
  await expect(page.getByLabel('Gambar Anda')).toBeVisible()
  await expect(masuk(page)).toBeEnabled()
})

test('by keyboard at 360 px, in both schemes, without a violation: from the consultation through the call to its end', async ({
  openBrowser,
  clinic,
}) => {
  const pair = await janjiBilik(clinic)
  const page = await openBrowser({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' })
  const other = await openBrowser({ viewport: { width: 360, height: 740 } })
  const press = async (one: Page, name: string) => {
    await one.getByRole('button', { name, exact: true }).focus()
    await one.keyboard.press('Enter')
  }
  const clean = async () => {
    for (const one of [page, other]) expect(await violationsIn(one)).toEqual([])
  }
  await openAs(page, pair.pasien, `/user/appointment-detail?jadwal_id=${pair.jadwal_id}`)
  await page.getByRole('link', { name: bilikTexts.masuk }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(bilikTexts.siap)).toBeVisible()
  // The made-up microphone beeps.
  const meter = page.getByRole('meter', { name: 'Suara Anda' })
  await expect
    .poll(() => meter.evaluate((one) => (one as HTMLMeterElement).value), { intervals: [30] })
    .toBeGreaterThan(0.2)
  await openAs(other, pair.tenaga, bilikOf(pair.tenaga, pair.jadwal_id))
  await expect(other.getByText(bilikTexts.siap)).toBeVisible()
  await clean()
  await press(page, bilikTexts.masuk)
  await expect(page.getByRole('heading', { name: 'Ruang tunggu' })).toBeFocused()
  await press(other, bilikTexts.masuk)
  await expect(persilakan(other)).toBeVisible()
  await clean()
  await press(other, 'Persilakan masuk')
  await seesPicture(page, other, pair.tenaga.name)
  await expect(page.getByRole('status').filter({ hasText: `Terhubung dengan ${pair.tenaga.name}.` })).toHaveCount(1)
  await clean()
  await press(page, 'Matikan mikrofon')
  await press(page, 'Chat')
  await expect(page.getByRole('region', { name: 'Chat', exact: true })).toBeFocused()
  await clean()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await press(page, 'Keluar')
  await expect(page.getByText(bilikTexts.selesai)).toBeVisible()
  await expect(other.getByText(`${pair.pasien.name} belum ada di ruang ini.`).last()).toBeVisible()
  await clean()
})
