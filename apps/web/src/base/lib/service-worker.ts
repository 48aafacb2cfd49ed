import { inThisLanguage } from './language.ts'

/**
 * Registers the service worker (landing/sw.js), which keeps the page for a device without a connection in the language of this
 * page. Does nothing where the browser has none, as over plain http, or refuses it.
 */
export const registerServiceWorker = (): void =>
  void navigator.serviceWorker?.register(inThisLanguage('/sw.js')).catch(() => null)
