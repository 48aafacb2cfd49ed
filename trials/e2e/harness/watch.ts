import type { BrowserContext } from '@playwright/test'

/** The line that the browser itself logs for an error status. Refused calls are part of the tests. */
const refusedCall = (text: string, url: string) =>
  text.startsWith('Failed to load resource') && new URL(url, 'http://x').pathname.startsWith('/api/')

/** The same for a live channel whose server is stopped, or whose page was left while it connected. */
const lostChannel = (text: string) =>
  /^WebSocket connection to 'ws[^']+\/api\/realtime\/[^']*' failed: .*(net::ERR_|closed before)/i.test(text)

/** Preloads are a guess of the browser's needs; on a slow machine or after a redirect it comes too late to be used. */
const latePreload = (text: string) => text.includes('preloaded using link preload but not used within a few seconds')

/** What Playwright itself logs in the place of the service worker (playwright.config.ts). */
const blockedWorker = (text: string) => text.startsWith('Service Worker registration blocked by Playwright')

const isExpected = (text: string, url: string) =>
  refusedCall(text, url) || latePreload(text) || lostChannel(text) || blockedWorker(text)

/**
 * Collects what no page may do: write errors to the console (refused content security included), throw, request
 * another site, or receive a 5xx from the server.
 */
export function watch(context: BrowserContext, origin: string): string[] {
  const faults: string[] = []
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    const { url } = message.location()
    if (!isExpected(message.text(), url)) faults.push(`console ${message.type()}: ${message.text()} (${url})`)
  })
  context.on('weberror', (error) => faults.push(`thrown: ${error.error().stack ?? error.error().message}`))
  context.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== origin)
      faults.push(`asked another site: ${request.url()}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 500) faults.push(`${response.status()} from ${response.url()}`)
  })
  return faults
}
