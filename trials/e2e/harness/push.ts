import type { CDPSession, Page, Worker } from '@playwright/test'
import { pairOf } from '../../../apps/server/src/base/outside/vapid.ts'
import { type PushService, startPushService } from '../../../apps/server/test/push-service.ts'
import { test as base } from './fixtures.ts'
import { startOwnProduct } from './own-product.ts'

type PushBrowser = ReturnType<PushService['browser']>
type Fixtures = {
  service: PushService
  /** The keys of the browser of this test, and what was sent to it. */
  browserKeys: PushBrowser
}

const vapid = pairOf(Buffer.alloc(32, 5).toString('base64url')) as { publicKey: string; privateKey: string }

/**
 * A product with a push service of its own. A headless browser grants neither notifications nor a subscription, so these are
 * replaced: the person grants what is asked, and the subscription is kept for the tab, as a browser keeps it.
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  service: async ({}, use) => {
    const service = await startPushService()
    await use(service)
    await service.stop()
  },
  browserKeys: async ({ service }, use) => use(service.browser()),
  ownProduct: async ({ opened, service }, use) => {
    const product = await startOwnProduct(undefined, {
      VAPID_PUBLIC_KEY: vapid.publicKey,
      VAPID_PRIVATE_KEY: vapid.privateKey,
      PUSH_ORIGINS: service.origin,
    })
    await use(product)
    await Promise.all(opened.map(({ context }) => context.close()))
    await product.remove()
  },
  baseURL: ({ ownProduct }, use) => use(ownProduct.url),
  context: async ({ context, browserKeys }, use) => {
    await context.addInitScript((given) => {
      const [KEY, IZIN] = ['uji-push', 'uji-izin']
      Object.defineProperty(Notification, 'permission', { get: () => sessionStorage.getItem(IZIN) ?? 'default' })
      Notification.requestPermission = async () => {
        sessionStorage.setItem(IZIN, 'granted')
        return 'granted'
      }
      const made = (key: string) => ({
        options: { applicationServerKey: Uint8Array.from(key.split(','), Number).buffer },
        toJSON: () => given,
        unsubscribe: async () => {
          sessionStorage.removeItem(KEY)
          return true
        },
      })
      const kept = () => {
        const key = sessionStorage.getItem(KEY)
        return (key === null ? null : made(key)) as unknown as PushSubscription | null
      }
      PushManager.prototype.subscribe = async (options) => {
        sessionStorage.setItem(KEY, new Uint8Array(options?.applicationServerKey as ArrayBuffer).join())
        return kept() as PushSubscription
      }
      PushManager.prototype.getSubscription = async () => kept()
    }, browserKeys.subscription)
    await use(context)
  },
})
export { expect } from './fixtures.ts'

export const isSubscribed = (page: Page) => page.evaluate(() => sessionStorage.getItem('uji-push') !== null)

type Shown = { title: string; body?: string; lang?: string; tag?: string; data?: string }

/** What the worker of a test has beside its own: what it showed, and which pages it wanted to open in a new window. */
type Scope = {
  registration: { showNotification: (title: string, options: Omit<Shown, 'title'>) => Promise<void> }
  clients: { openWindow: (url: string) => Promise<null> }
  dispatchEvent: (event: Event) => void
  shown: Shown[]
  opened: string[]
}

/** The worker of this page, with a screen of the test: this browser has none. */
async function openScreen(page: Page): Promise<Worker> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  const context = page.context()
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Scope
    if (scope.shown) return
    scope.shown = []
    scope.opened = []
    scope.registration.showNotification = async (title, { body, lang, tag, data }) => {
      // One of each tag, as a device shows them.
      const others = scope.shown.filter((one) => one.tag !== tag)
      scope.shown = [...others, { title, body, lang, tag, data } as Shown]
    }
    scope.clients.openWindow = async (url) => {
      scope.opened.push(url)
      return null
    }
  })
  return worker
}

async function registrationOf(protocol: CDPSession, origin: string): Promise<string> {
  const found = new Promise<string>((resolve) =>
    protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted)
      if (own) resolve(own.registrationId)
    }),
  )
  await protocol.send('ServiceWorker.enable')
  return found
}

/** The service worker of this page, which the browser wakes when a push arrives and when a notification is clicked. */
export async function openWorker(page: Page) {
  const worker = await openScreen(page)
  const protocol = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  const registrationId = await registrationOf(protocol, origin)
  return {
    deliver: async (data: string) =>
      void (await protocol.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })),
    shown: () => worker.evaluate(() => (globalThis as unknown as Scope).shown),
    /** Clicks on the notification with this tag; returns which pages were opened in a new window. */
    click: (tag: string): Promise<string[]> =>
      worker.evaluate(async (tag) => {
        const scope = globalThis as unknown as Scope
        const data = scope.shown.find((one) => one.tag === tag)?.data
        const close = () => {
          scope.shown = scope.shown.filter((one) => one.tag !== tag)
        }
        const waits: Promise<unknown>[] = []
        const waitUntil = (work: Promise<unknown>) => waits.push(work)
        scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification: { data, close }, waitUntil }))
        await Promise.all(waits)
        return scope.opened.splice(0)
      }, tag),
  }
}
