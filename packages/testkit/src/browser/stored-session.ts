import { constants, generateKeyPairSync, publicEncrypt } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Person } from '../clinic/clinic.ts'

/** One key pair for the browsers of this worker: a browser needs a good part of a second to make its own. */
let made: ReturnType<typeof makeDeviceKey> | null = null

function makeDeviceKey() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const seal = (text: string) =>
    publicEncrypt(
      { key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(text),
    ).toString('base64')
  return { jwk: privateKey.export({ format: 'jwk' }), seal }
}

/**
 * Puts a session into an empty browser as `base/lib/session.ts` and `base/lib/device-key.ts` of the web keep it, and opens a page.
 * If the two ever differ, the product asks the server whose token it is, and begins by that.
 */
export async function openSignedIn(page: Page, person: Person, token: string, target: string): Promise<void> {
  made ??= makeDeviceKey()
  const { jwk, seal } = made
  const { user_id, level_id, name } = person
  const kept = { userId: seal(String(user_id)), levelId: seal(String(level_id)), name: seal(name), token }
  // Of the same origin, and no page of the product: nothing of the web runs before the session is there.
  await page.goto(target.replace(/^(https?:\/\/[^/]+)?\/.*$/, '$1/robots.txt'))
  await page.evaluate(
    async ({ jwk, kept }) => {
      const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }
      const { kty, n, e } = jwk
      const [publicKey, privateKey] = await Promise.all([
        crypto.subtle.importKey('jwk', { kty, n, e }, algorithm, true, ['encrypt']),
        crypto.subtle.importKey('jwk', jwk, algorithm, false, ['decrypt']),
      ])
      const settled = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      const opening = indexedDB.open('sehati', 1)
      opening.onupgradeneeded = () => opening.result.createObjectStore('device')
      const db = await settled(opening)
      const writing = db.transaction('device', 'readwrite')
      writing.objectStore('device').put({ publicKey, privateKey }, 'session-key')
      // Only what is committed is sure to be there for the next page.
      await new Promise((resolve, reject) => {
        writing.oncomplete = resolve
        writing.onabort = () => reject(writing.error)
      })
      db.close()
      Object.assign(localStorage, kept)
    },
    { jwk: jwk as JsonWebKey, kept },
  )
  // In place of this step, as the form's own redirect does: there is nothing to go back to.
  await page.evaluate((url) => void setTimeout(() => location.replace(url)), target)
  await page.waitForURL((url) => url.pathname !== '/robots.txt')
}
