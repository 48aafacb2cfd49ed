import type { OpenBrowser } from '@sehati/testkit/browser/open-browser'

type Context = Awaited<ReturnType<OpenBrowser['newContext']>>

/** Latency of each request in milliseconds: slow 4G as Lighthouse computes it, and as the developer tools simulate it. */
export const LATENCY = { near: 150, far: 150 * 3.75 } as const

const slow4G = (latency: number) => ({
  offline: false,
  latency,
  downloadThroughput: (1.6 * 1_024 * 1_024 * 0.9) / 8,
  uploadThroughput: (750 * 1_024 * 0.9) / 8,
})
/** A phone of a quarter of this machine's speed. */
const CPU_SLOWER = 4
/** The kind of what is requested after the page shows what one came for, or ahead for the next page. */
export const LATER = 'Later'
/** Nothing comes any more after so long without anything. */
const QUIET_MS = 1_500
const LONGEST_MS = 60_000
/** As the protocol of the developer tools names them. */
const WORKERS = 'service_workers,cache_storage'

export type Visit = {
  /** Milliseconds from the address to the largest thing in view, and to what one came for. */
  lcp: number
  data: number | null
  requests: number
  /** Bytes that came over the network, heads included, by kind. */
  bytes: Record<string, number>
}

/**
 * Opens a page as a first-time visitor does: the browser's cache holds nothing of it, and no service worker that an earlier
 * visit left responds in place of the server. `seen` stands above its data. With a `latency` the network and the processor are as slow as those of a slow phone.
 */
export async function visit(
  context: Context,
  url: string,
  seen: string | null,
  latency: number | null,
): Promise<Visit> {
  const page = await context.newPage()
  try {
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.clearBrowserCache')
    await cdp.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: WORKERS })
    if (latency !== null) {
      await cdp.send('Network.emulateNetworkConditions', slow4G(latency))
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
    }
    const sent = new Map<string, { kind: string; at: number }>()
    const received: { kind: string; at: number; bytes: number }[] = []
    let lastAt = performance.now()
    // The browser fetches with the lowest priority what a page names for the next one.
    cdp.on('Network.requestWillBeSent', ({ requestId, type = 'Other', wallTime, request: { initialPriority } }) => {
      const kind = initialPriority === 'VeryLow' && type === 'Other' ? LATER : type
      sent.set(requestId, { kind, at: wallTime * 1_000 })
    })
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
      received.push({ ...(sent.get(requestId) ?? { kind: 'Other', at: 0 }), bytes })
      lastAt = performance.now()
    })
    await page.addInitScript(watch, seen)
    await page.goto(url, { waitUntil: 'load', timeout: LONGEST_MS })
    if (seen)
      await page.waitForFunction(() => performance.getEntriesByName('data').length > 0, null, { timeout: LONGEST_MS })
    while (performance.now() - lastAt < QUIET_MS) await page.waitForTimeout(100)
    const { origin, lcp, data } = await page.evaluate(() => ({
      origin: performance.timeOrigin,
      lcp: Math.max(0, ...performance.getEntriesByName('lcp').map(({ startTime }) => startTime)),
      data: performance.getEntriesByName('data')[0]?.startTime ?? null,
    }))
    const bytes: Record<string, number> = {}
    for (const one of received) {
      const kind = one.at > origin + (data ?? lcp) ? LATER : one.kind
      bytes[kind] = (bytes[kind] ?? 0) + one.bytes
    }
    return { lcp, data, requests: received.length, bytes }
  } finally {
    await page.close()
  }
}

/** Runs in the page, before everything else. */
function watch(seen: string | null): void {
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) performance.mark('lcp', { startTime })
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  if (!seen) return
  const look = () => {
    const isThere = [...document.querySelectorAll('[role="radiogroup"] > span')].some(
      (name) => name.textContent?.startsWith(seen) && name.parentElement?.querySelector('input[type=radio]'),
    )
    // What is in the document now is painted with this frame.
    if (isThere) performance.mark('data')
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** All that was needed: what is requested later delays nothing. */
export const totalOf = ({ bytes }: Pick<Visit, 'bytes'>): number =>
  Object.entries(bytes).reduce((sum, [kind, n]) => (kind === LATER ? sum : sum + n), 0)
