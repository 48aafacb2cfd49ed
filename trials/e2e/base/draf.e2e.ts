import type { Page } from '@playwright/test'
import { alerts } from '@sehati/contract/base/texts'
import { getTahan } from '@sehati/contract/booking/tahan.endpoints'
import { comesWithin, seesAlert, settled, signIn, stopTime } from '@sehati/testkit/browser/acts'
import type { Clinic, Person } from '@sehati/testkit/clinic/clinic'
import { fillBooking, keluhanField, openAppointment, RABU, slotAt, submitButton } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'

const metode = (page: Page) => page.getByLabel('Metode konsultasi', { exact: true })
const layanan = (page: Page) => page.getByLabel('Layanan', { exact: true })
const KELUHAN = 'Jantung berdebar saat presentasi'
const note = (page: Page) => page.getByRole('status').filter({ hasText: 'Draf keluhan Anda sudah kami kembalikan.' })

async function tenagaRabu(clinic: Clinic) {
  const tenaga = await clinic.tenaga(3)
  await clinic.sesi(tenaga.profesional_id)
  return tenaga
}

type Kept = { text: string; hasDraft: boolean; canExport: boolean | null }

/** Everything this browser keeps for the site, bytes read as text; and what there is of a draft. */
const kept = (page: Page): Promise<Kept> =>
  page.evaluate(async () => {
    const open = (name: string) =>
      new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const settledOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => (request.onsuccess = () => resolve(request.result)))
    const asText = (value: unknown): string => {
      if (value instanceof ArrayBuffer) return asText(new Uint8Array(value))
      if (value instanceof Uint8Array)
        return `${new TextDecoder('latin1').decode(value)} ${new TextDecoder('utf-16le').decode(value)}`
      return value && typeof value === 'object'
        ? Object.entries(value)
            .map(([k, v]) => `${k} ${asText(v)}`)
            .join(' ')
        : String(value)
    }
    const parts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }), document.cookie]
    const found = new Map<string, unknown>()
    for (const { name } of await indexedDB.databases()) {
      const db = await open(name as string)
      for (const store of db.objectStoreNames) {
        const at = db.transaction(store).objectStore(store)
        const keys = await settledOf(at.getAllKeys())
        const values = await settledOf(at.getAll())
        for (const [n, key] of keys.entries()) found.set(String(key), values[n])
      }
      db.close()
    }
    parts.push(...[...found].map(([key, value]) => `${key} ${asText(value)}`))
    const key = found.get('draft-key') as CryptoKey | undefined
    return { text: parts.join('\n'), hasDraft: found.has('draft'), canExport: key?.extractable ?? null }
  })
const isKept = (page: Page, hasDraft = true) => expect.poll(async () => (await kept(page)).hasDraft).toBe(hasDraft)

/** The live channel is cut, and the page reacts at once: the user does not have to send the form to learn it. */
async function endsAtOnce(page: Page, clinic: Clinic, { user_id }: Person) {
  await stopTime(page)
  await clinic.endSessions(user_id)
  await comesWithin(page, 4_000, async () => new URL(page.url()).pathname === '/login')
  await page.clock.resume()
}

test('a booking that was begun survives a reload, encrypted; a time that was taken meanwhile is not chosen @journey', async ({
  page,
  clinic,
  api,
}) => {
  const [patient, quicker, tenaga] = [await clinic.orang(5), await clinic.orang(5), await clinic.tenaga(3)]
  const sesi = await clinic.sesi(tenaga.profesional_id)
  await signIn(page, patient)
  await openAppointment(page, patient, tenaga)
  await fillBooking(page, { tanggal: RABU, jam: '09.00', keluhan: KELUHAN })
  await isKept(page)
  const { text, canExport } = await kept(page)
  expect(canExport).toBe(false)
  for (const word of [KELUHAN, 'berdebar', 'keluhan', 'profesional']) expect(text).not.toContain(word)

  const ids = { profesional_id: tenaga.profesional_id, jadwal_tenaga_id: sesi.id }
  // The page that is left releases the slot, and another person books it.
  const { pathname, search } = new URL(page.url())
  await page.goto('about:blank')
  await expect.poll(() => api(patient, getTahan)).toBeNull()
  await clinic.konsultasi({ ...ids, user_id: quicker.user_id })
  await page.goto(`${pathname}${search}`)
  await settled(page)
  await expect(keluhanField(page)).toHaveValue(KELUHAN)
  await expect(note(page)).toBeVisible()
  const summary = page.getByRole('complementary', { name: 'Ringkasan konsultasi' })
  await expect(summary.getByText('Waktu Rab, 25 Nov 09.00 tidak tersedia lagi.')).toBeVisible()
  await expect(slotAt(page, '09.00')).not.toBeChecked()
  await page.getByRole('button', { name: 'Buang draf' }).click()
  await expect(keluhanField(page)).toHaveValue('')
  await expect(keluhanField(page)).toBeFocused()
  await isKept(page, false)
  await page.reload()
  await settled(page)
  await expect(submitButton(page)).toBeVisible()
  await expect(keluhanField(page)).toHaveValue('')
  await expect(note(page)).toHaveCount(0)
})

test('it survives the end of the session whole, is sent after the login, and is gone then', async ({
  page,
  clinic,
}) => {
  const [patient, tenaga] = [await clinic.orang(5), await tenagaRabu(clinic)]
  await signIn(page, patient)
  await openAppointment(page, patient, tenaga)
  await fillBooking(page, { tanggal: RABU, jam: '09.00', keluhan: KELUHAN })
  await metode(page).selectOption('Offline')
  await layanan(page).selectOption('BPJS')
  const { pathname, search } = new URL(page.url())
  await endsAtOnce(page, clinic, patient)
  await page.waitForURL(/\/login\?.*reason=session_expired/)
  await expect(page.getByText('Tulisan kamu aman di perangkat ini dan kembali setelah login.')).toBeVisible()
  await signIn(page, patient, `${pathname}${search}`)
  await expect(keluhanField(page)).toHaveValue(KELUHAN)
  await expect(slotAt(page, '09.00')).toBeChecked()
  await expect(metode(page)).toHaveValue('bpjs')
  await expect(layanan(page)).toHaveValue('1')
  await submitButton(page).click()
  await seesAlert(page, alerts.bookingSuccess)
  await isKept(page, false)
})

test('no other person who signs in on this device gets it, and neither does another professional’s form', async ({
  page,
  clinic,
}) => {
  const [patient, other] = [await clinic.orang(5), await clinic.orang(5)]
  const [tenaga, another] = [await tenagaRabu(clinic), await tenagaRabu(clinic)]
  await signIn(page, patient)
  await openAppointment(page, patient, tenaga)
  await fillBooking(page, { keluhan: KELUHAN })
  await isKept(page)
  await openAppointment(page, patient, another)
  await expect(keluhanField(page)).toHaveValue('')
  await isKept(page)
  await endsAtOnce(page, clinic, patient)
  await page.goto('/login')
  await signIn(page, other)
  await openAppointment(page, other, tenaga)
  await isKept(page, false)
  await expect(keluhanField(page)).toHaveValue('')
})

test('it ends with a sign-out, and after a day', async ({ page, clinic }) => {
  const [patient, tenaga] = [await clinic.orang(5), await tenagaRabu(clinic)]
  await signIn(page, patient)
  await openAppointment(page, patient, tenaga)
  await fillBooking(page, { keluhan: KELUHAN })
  await isKept(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await isKept(page, false)

  await signIn(page, patient)
  await openAppointment(page, patient, tenaga)
  await fillBooking(page, { keluhan: KELUHAN })
  await isKept(page)
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('sehati')
        request.onsuccess = () => {
          const store = request.result.transaction('device', 'readwrite').objectStore('device')
          const read = store.get('draft')
          read.onsuccess = () => {
            store.put({ ...read.result, at: read.result.at - 24 * 3_600_000 - 1 }, 'draft').onsuccess = () => resolve()
          }
        }
      }),
  )
  // Also where the user does not open the booking again.
  await page.goto('/user/home')
  await isKept(page, false)
})
