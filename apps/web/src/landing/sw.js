// The service worker. It shows pushes, and answers for the network in one case only: a page that cannot be fetched becomes the
// page for a device without a connection, with the emergency numbers. It stores that document and its files, and no response of the API, no
// page and no file of the application: what it does not store cannot be out of date. The build names the files; a new release
// has other names, so it is another worker, which takes over at once.
const FILES = [
  /* files */
]
const WORDS = {
  /* words */
}
// The document of each language.
const PAGES = {
  /* pages */
}
const asked = new URL(location.href).searchParams.get('bahasa')
const LANGUAGE = Object.hasOwn(PAGES, asked) ? asked : '/* language */'
const PAGE = PAGES[LANGUAGE]
const STORE = 'luring'
const MAX_AGE_MS = 24 * 3_600_000

/** Past the browser's own cache. */
const fresh = (url) => new Request(url, { cache: 'reload' })

async function install(event) {
  const store = await caches.open(STORE)
  await store.addAll([...FILES, fresh(PAGE)])
  await skipWaiting()
  // A browser that knows these rules asks the network, or the store, without starting this worker: it would delay a request.
  const routes = [
    ...FILES.map((pathname) => ({ condition: { urlPattern: { pathname } }, source: 'cache' })),
    { condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' },
    { condition: { urlPattern: { pathname: '/assets/*' } }, source: 'network' },
  ]
  await event.addRoutes?.(routes)?.catch(() => null)
}

async function activate() {
  const store = await caches.open(STORE)
  const kept = [...FILES, PAGE]
  const stale = (await store.keys()).filter(({ url }) => !kept.includes(new URL(url).pathname))
  await Promise.all(stale.map((request) => store.delete(request)))
  // The page is asked for while this worker starts.
  await registration.navigationPreload?.enable()
  await clients.claim()
}

/** The numbers are kept by an admin: a document older than a day is fetched again. */
async function refresh() {
  const store = await caches.open(STORE)
  const stored = await store.match(PAGE)
  const age = Date.now() - Date.parse(stored?.headers.get('date') ?? '')
  if (!(age < MAX_AGE_MS)) await store.add(fresh(PAGE))
}

async function navigate(event) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request))
    event.waitUntil(refresh().catch(() => null))
    return response
  } catch (error) {
    const stored = await caches.match(PAGE)
    if (stored) return stored
    throw error
  }
}

/** A push names one of a few words and a page; the sentence is written here, so that a locked screen shows nothing else. */
function show({ data }) {
  const { kelompok, url } = data.json()
  return registration.showNotification('/* brand */', {
    body: WORDS[LANGUAGE][kelompok] ?? WORDS[LANGUAGE].akun,
    lang: LANGUAGE,
    icon: '/icon-192.png',
    // One of each word: the newer replaces the older.
    tag: kelompok,
    renotify: true,
    data: url,
  })
}

/** Leads an open window of the service to the page, or opens one. A page elsewhere is not opened. */
async function follow({ notification }) {
  notification.close()
  const url = new URL(notification.data ?? '/', location.origin)
  if (url.origin !== location.origin) return
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ visibilityState }) => visibilityState === 'visible') ?? windows[0]
  // A system may refuse the focus; the page is there all the same.
  await open?.focus().catch(() => null)
  // A window that this worker does not control is not led.
  const led = await open?.navigate(url.href).catch(() => null)
  if (!led) await clients.openWindow(url.href)
}

/** The worker has no token: the mark makes the next dashboard send the new subscription (channel/push/renew-push.ts). */
async function renew({ oldSubscription, newSubscription }) {
  if (!newSubscription && oldSubscription) await registration.pushManager.subscribe(oldSubscription.options)
  await caches.open('push-berganti')
}

addEventListener('push', (event) => event.waitUntil(show(event)))
addEventListener('notificationclick', (event) => event.waitUntil(follow(event)))
addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))
addEventListener('install', (event) => event.waitUntil(install(event)))
addEventListener('activate', (event) => event.waitUntil(activate()))
addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate') event.respondWith(navigate(event))
  else if (FILES.includes(new URL(request.url).pathname)) {
    event.respondWith(caches.match(request).then((stored) => stored ?? fetch(request)))
  }
})
