import { localStore } from '../../base/lib/local-store.ts'

const NAME = 'sso'

/** What this tab keeps while its user is at a provider: the secret without which the ticket is worth nothing. */
type Begun = { kunci: string; penyedia: string; dari: string | undefined }
/** The ticket with which the provider led back; null where the login failed there. */
type Returned = Begun & { tiket: string | null }

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** Keeps a new secret for this tab, and returns its SHA-256, which is all that is sent before the login. */
export async function begin(penyedia: string, dari: string | undefined): Promise<string> {
  const kunci = base64Url(crypto.getRandomValues(new Uint8Array(32)))
  const begun: Begun = { kunci, penyedia, dari }
  sessionStorage.setItem(NAME, JSON.stringify(begun))
  return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(kunci))))
}

/** Whether the address says that a provider has led back here. */
const isReturn = (hash: string): boolean => /^#(tiket|sso)=/.test(hash)

/** What a provider has led back with, at most once; null where none has, or another tab or browser began. */
export function takeReturn(): Returned | null {
  if (!isReturn(location.hash)) return null
  const kept = sessionStorage.getItem(NAME)
  sessionStorage.removeItem(NAME)
  const begun: Begun = kept ? JSON.parse(kept) : { kunci: '', penyedia: '', dari: undefined }
  return { ...begun, tiket: kept ? new URLSearchParams(location.hash.slice(1)).get('tiket') : null }
}

/** The provider at which this browser signed in last, until its user has signed out there too. */
export const providerUsed = {
  get: (): string | null => localStore.get(NAME),
  keep: (penyedia: string): void => void localStore.set(NAME, penyedia),
  forget: (): void => localStore.remove(NAME),
}
