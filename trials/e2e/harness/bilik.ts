import { expect, type Locator, type Page } from '@playwright/test'
import { bilikTexts } from '@sehati/contract/talk/bilik.texts'
import { areaOf, openAs } from '@sehati/testkit/browser/acts'
import type { Clinic, Person, Tenaga } from '@sehati/testkit/clinic/clinic'
import type { RunningProduct } from '@sehati/testkit/product/product'
import { RELAY_SECRET, type Relay, startRelay } from '@sehati/testkit/relay/relay'
import { SENIN } from './booking.ts'
import { test as base } from './fixtures.ts'
import { startOwnProduct } from './own-product.ts'

/** Where no relay can be had, calls take the direct path: this port has no relay. */
const NO_RELAY = 9

type Rooms = { relay: Relay | null; served: RunningProduct }

/** Tests in rooms: a product of their own that knows the relay, and browsers with a camera and a microphone that are made up. */
export const test = base.extend<object, Rooms>({
  relay: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const relay = await startRelay().catch((error: Error) => {
        console.log(
          `No relay here, so calls take the direct path and the tests of the relay are left out: ${error.message}`,
        )
        return null
      })
      await use(relay)
      await relay?.remove()
    },
    { scope: 'worker' },
  ],
  served: [
    async ({ relay }, use) => {
      const product = await startOwnProduct(undefined, videoOn(relay))
      await use(product)
      await product.remove()
    },
    { scope: 'worker' },
  ],
  product: [async ({ served }, use) => use(served), { scope: 'worker' }],
})

/** The settings of a product with video. */
const videoOn = (relay: Relay | null): Record<string, string> => ({
  TURN_URLS: `turn:127.0.0.1:${relay?.port ?? NO_RELAY}?transport=udp`,
  TURN_SECRET: RELAY_SECRET,
  VIDEO_RELAY: relay ? 'always' : 'auto',
})

export const withDevices = {
  permissions: ['camera', 'microphone'],
  launchOptions: {
    executablePath: process.env.APP_BROWSER || undefined,
    args: [
      ...(process.env.APP_BROWSER_ARGS ?? '--no-sandbox').split(' ').filter(Boolean),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  },
}

/** A patient and a professional with an approved online consultation that begins in ten minutes, or at another time. */
export async function janjiBilik(
  clinic: Clinic,
  change: { jam_mulai?: string; jam_selesai?: string; status?: string } = {},
) {
  const [pasien, tenaga] = [await clinic.orang(5), await clinic.tenaga(3)]
  const at = { jam_mulai: '07:10:00', jam_selesai: '08:10:00', ...change }
  const sesi = await clinic.sesi(tenaga.profesional_id, {
    hari: 'Senin',
    jam_mulai: at.jam_mulai,
    jam_selesai: at.jam_selesai,
  })
  const ids = { user_id: pasien.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: sesi.id }
  const jadwal_id = await clinic.konsultasi(ids, { tanggal: SENIN, status: 'disetujui', ...at })
  return { pasien, tenaga, jadwal_id }
}

export const bilikOf = (person: Person, jadwal_id: number): string => `${areaOf[person.level_id]}/bilik/${jadwal_id}`

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
/** The button that leads from the check of the devices into the room. */
export const masuk = (page: Page): Locator => button(page, 'Masuk ruang konsultasi')
export const persilakan = (page: Page): Locator => button(page, 'Persilakan masuk')
export const kendali = (page: Page, name: string): Locator =>
  page.getByRole('toolbar', { name: 'Kendali panggilan' }).getByRole('button', { name, exact: true })

/** Opens the room and enters it as soon as the devices are there. */
export async function enter(page: Page, person: Person, jadwal_id: number) {
  await openAs(page, person, bilikOf(person, jadwal_id))
  await masuk(page).click()
}

type Pair = { pasien: Person; tenaga: Tenaga; jadwal_id: number }
/** Both enter, and the professional lets the patient in. */
export async function startCall(page: Page, other: Page, { pasien, tenaga, jadwal_id }: Pair) {
  await watchConnections(page)
  await watchConnections(other)
  await enter(page, pasien, jadwal_id)
  await enter(other, tenaga, jadwal_id)
  await persilakan(other).click()
  await seesPicture(page, other, tenaga.name)
  await seesPicture(other, page, pasien.name)
}

/** The picture of the other person. */
export const picture = (page: Page, nama: string): Locator => page.getByLabel(`Gambar ${nama}`)

/** How many pictures were decoded since the player began. */
const decoded = (video: Locator): Promise<number> =>
  video.evaluate((element) => (element as HTMLVideoElement).getVideoPlaybackQuality().totalVideoFrames)

/**
 * Waits until a page decodes one picture after the other of the person on the page `sender`. A machine that is too busy to encode
 * looks like a weak network: a sender that says so and gave its picture up turns it on again, as its person would. A camera that is
 * off without that sentence stays off.
 */
export async function seesPicture(page: Page, sender: Page, nama: string) {
  const video = picture(page, nama)
  const gaveUp = sender.getByText(bilikTexts.lemah)
  let last = Number.POSITIVE_INFINITY
  const isGrowing = async () => {
    if (await gaveUp.isVisible()) await kendali(sender, 'Nyalakan kamera').click()
    if (!(await video.isVisible())) return false
    const before = last
    last = await decoded(video)
    return last > before
  }
  await expect.poll(isGrowing, { intervals: [50] }).toBe(true)
}

/** Keeps the connections that a page makes, so that a test can read which path they took. To be called before the page is opened. */
export const watchConnections = (page: Page) =>
  page.addInitScript(() => {
    const made: RTCPeerConnection[] = []
    Object.assign(window, { connections: made })
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(...of: ConstructorParameters<typeof RTCPeerConnection>) {
        super(...of)
        made.push(this)
      }
    }
  })

/** The kinds of both ends of the path that the newest connection uses, `relay relay`. */
export const pathOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { connections } = window as unknown as { connections: RTCPeerConnection[] }
    const live = connections.filter(({ connectionState }) => connectionState === 'connected').at(-1)
    const rows = [...((await live?.getStats()) ?? new Map()).values()]
    const chosen = rows.find(({ type }) => type === 'transport')?.selectedCandidatePairId
    const pair = rows.find(({ id }) => id === chosen)
    const kind = (id: string) => rows.find((row) => row.id === id)?.candidateType
    return `${kind(pair?.localCandidateId)} ${kind(pair?.remoteCandidateId)}`
  })

/**
 * Loses this share of the packets, in percent, that the calls of a page send and receive. The browser does it, between the call and
 * the network.
 */
export async function lose(page: Page, packetLoss: number) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const rest = { offline: false, latency: 1, downloadThroughput: -1, uploadThroughput: -1 }
  await devtools.send('Network.emulateNetworkConditions', { ...rest, packetLoss })
}

/** The share of the packets that the page sent and that did not arrive, in percent, as the other one reported it last. */
export const lostOf = (page: Page): Promise<number | null> =>
  page.evaluate(async () => {
    const { connections } = window as unknown as { connections: RTCPeerConnection[] }
    const live = connections.filter(({ connectionState }) => connectionState === 'connected').at(-1)
    const rows = [...((await live?.getStats()) ?? new Map()).values()]
    const parts = rows.filter(({ type }) => type === 'remote-inbound-rtp').map(({ fractionLost }) => fractionLost)
    return parts.length > 0 ? Math.max(...parts) * 100 : null
  })

/** How many packets of sound the newest connection has received. */
export const soundOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { connections } = window as unknown as { connections: RTCPeerConnection[] }
    const live = connections.filter(({ connectionState }) => connectionState === 'connected').at(-1)
    const rows = [...((await live?.getStats()) ?? new Map()).values()]
    return rows.find(({ type, kind }) => type === 'inbound-rtp' && kind === 'audio')?.packetsReceived ?? 0
  })

/** The browser's question for camera and microphone is not answered. To be called before the page is opened. */
export const leaveUnanswered = (page: Page) =>
  page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => new Promise(() => undefined)
  })

/** Counts the locks on the screen that a page holds. To be called before the page is opened; returns the count. */
export async function watchWakeLocks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const locks: WakeLockSentinel[] = []
    Object.assign(window, { locks })
    const request = navigator.wakeLock.request.bind(navigator.wakeLock)
    navigator.wakeLock.request = async (type) => {
      const lock = await request(type)
      locks.push(lock)
      return lock
    }
  })
  return () =>
    page.evaluate(
      () => (window as unknown as { locks: WakeLockSentinel[] }).locks.filter(({ released }) => !released).length,
    )
}

/** Refuses each request that asks for this device, with this error. To be called before the page is opened. */
export const refuse = (page: Page, device: 'audio' | 'video', name: string) =>
  page.addInitScript(
    ([device, name]) => {
      const { mediaDevices } = navigator
      const open = mediaDevices.getUserMedia.bind(mediaDevices)
      mediaDevices.getUserMedia = async (wanted = {}) => {
        if (wanted[device as 'audio' | 'video']) throw new DOMException('', name)
        return open(wanted)
      }
    },
    [device, name] as const,
  )
