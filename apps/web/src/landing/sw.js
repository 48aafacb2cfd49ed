// The service worker. It answers for the network in one case only: a page that cannot be fetched becomes the page for a device
// without a connection, with the emergency numbers. It stores that document and its files, and no response of the API, no
// page and no file of the application: what it does not store cannot be out of date. The build names the files; a new release
// has other names, so it is another worker, which takes over at once.
const FILES = [
  /* files */
]
const PAGE = new URL(location.href).searchParams.get('bahasa') === 'en' ? '/en/luring' : '/luring'
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

addEventListener('install', (event) => event.waitUntil(install(event)))
addEventListener('activate', (event) => event.waitUntil(activate()))
addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate') event.respondWith(navigate(event))
  else if (FILES.includes(new URL(request.url).pathname)) {
    event.respondWith(caches.match(request).then((stored) => stored ?? fetch(request)))
  }
})
