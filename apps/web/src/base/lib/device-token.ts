import { localStore } from './local-store.ts'

/** Under which name the token of an account is kept: a digest, so that a shared device names no account after a logout. */
async function nameOf(email: string): Promise<string> {
  const text = new TextEncoder().encode(email.trim().toLowerCase())
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  return `perangkat.${[...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/**
 * What makes this browser known to an account at its next login, so that failed logins of others do not lock it out. It
 * opens nothing, outlives the session, and there is one for each account that has signed in here.
 */
export const deviceToken = {
  /** Null where the browser keeps none, or lacks the digest (a page by plain HTTP). */
  read: async (email: string): Promise<string | null> => {
    const name = await nameOf(email).catch(() => null)
    return name && localStore.get(name)
  },
  keep: async (email: string, token: string): Promise<void> => {
    const name = await nameOf(email).catch(() => null)
    if (name) localStore.set(name, token)
  },
}
