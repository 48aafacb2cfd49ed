import { type LevelId, levelIds } from '@sehati/contract/base/access'
import { useEffect, useSyncExternalStore } from 'react'
import { seal, unseal } from './device-key.ts'
import { localStore } from './local-store.ts'
import type { FirstPage } from './paths.ts'

/** Who is signed in, for display and for choosing the area; the server trusts the token alone. */
export type Session = { token: string; user_id: number; level_id: LevelId; name: string }

/**
 * `session_expired`: the server no longer knows the token.
 * `elsewhere`: another tab signed out, or in as another person.
 */
export type EndReason = 'logout' | 'session_expired' | 'elsewhere'

const SEALED = ['userId', 'levelId', 'name'] as const

let current: Session | null = null
let last: Session | null = null
/** The session that this browser could not store: it lasts as long as the page. */
let unstored: Session | null = null
/** What is being read for a token, so that the guard of a page takes part in what main.tsx began. */
let reading: { token: string; found: Promise<Session | null> } | null = null
const watchers = new Set<() => void>()
const endings = new Set<(reason: EndReason) => void>()
const dues = new Set<(page: FirstPage) => void>()

function become(next: Session | null) {
  current = next
  last = next ?? last
  for (const watcher of watchers) watcher()
}

function forget(reason: EndReason) {
  become(null)
  for (const ending of endings) ending(reason)
}

async function read(token: string): Promise<Session | null> {
  const [userId, levelId, name] = await unseal(...SEALED.map((name) => localStore.get(name) ?? ''))
  const level_id = levelIds.find((level) => level === Number(levelId))
  if (!userId || !name || !level_id) return null
  return { token, user_id: Number(userId), level_id, name }
}

/** What is stored of a session beside its token; null where the browser encrypts or keeps nothing (a page by plain HTTP). */
const sealedOf = ({ user_id, level_id, name }: Session): Promise<string[] | null> =>
  Promise.all([user_id, level_id, name].map((value) => seal(String(value)))).catch(() => null)

/** Stores a session. A token alone counts too: `restoreSession` asks whose it is. Returns whether the token was stored. */
function store({ token }: Session, sealed: string[] | null): boolean {
  const isKept = sealed !== null && SEALED.every((name, n) => localStore.set(name, sealed[n] as string))
  if (!isKept) localStore.remove(...SEALED)
  // The token comes last: other tabs look at the rest when they see it change. An older one must not stay in its place.
  const isStored = localStore.set('token', token)
  if (!isStored) localStore.remove('token', ...SEALED)
  return isStored
}

/** The one place that knows where the token lives. */
export const session = {
  /** The session that this browser keeps, or null. A token alone is no session yet: `restoreSession` asks whose it is. */
  async load(): Promise<Session | null> {
    const token = session.token()
    if (token === null) return null
    if (current?.token === token) return current
    if (reading?.token !== token) reading = { token, found: read(token) }
    const found = await reading.found.finally(() => {
      reading = null
    })
    // Signed out, or in as another person, while the values were being read.
    if (session.token() !== token) return session.load()
    if (found) become(found)
    return found
  },

  /** Begins to read what `load` will return. No session starts by it: a public page does not read who visits. */
  begin(): void {
    const token = session.token()
    if (token === null) return
    reading = { token, found: read(token) }
    // `load` handles the failure.
    reading.found.catch(() => null)
  },

  /** Begins a session. Returns whether the browser keeps it; otherwise it ends with the page. */
  async start(next: Session): Promise<boolean> {
    const isStored = store(next, await sealedOf(next))
    unstored = isStored ? null : next
    become(next)
    return isStored
  },

  /** The signed-in person has another name now. */
  async rename(name: string): Promise<void> {
    const mine = current
    if (mine === null || mine.name === name) return
    const sealed = await seal(name).catch(() => null)
    // Signed out, or in as another person, while the name was being encrypted.
    if (current?.token !== mine.token) return
    if (sealed !== null && unstored === null) localStore.set('name', sealed)
    become({ ...current, name })
  },

  end(reason: EndReason): void {
    localStore.remove('token', ...SEALED)
    unstored = null
    forget(reason)
  },

  token: (): string | null => unstored?.token ?? localStore.get('token'),

  /** The server opens nothing before the person has done what this page is for. */
  askFirst(page: FirstPage): void {
    for (const due of dues) due(page)
  },

  /** Calls `due` with the page where the user must do something first. */
  onFirstAsked(due: (page: FirstPage) => void): () => void {
    dues.add(due)
    return () => dues.delete(due)
  },

  /** Calls back when the session ends, in this tab or another. */
  onEnd(ending: (reason: EndReason) => void): () => void {
    endings.add(ending)
    return () => endings.delete(ending)
  },
}

window.addEventListener('storage', ({ key, newValue }) => {
  const isOver = key === null || (key === 'token' && newValue !== current?.token)
  if (isOver && current !== null) forget('elsewhere')
})

const subscribe = (watcher: () => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** The session that this browser keeps, also on a public page that was opened directly; null until it has been read. */
export function useKeptSession(): Session | null {
  useEffect(() => void session.load().catch(() => null), [])
  return useSession()
}

/** The session, or null on public pages. */
export const useSession = (): Session | null => useSyncExternalStore(subscribe, () => current)

/** The signed-in person, for pages behind a guard. While such a page is being left after sign-out, the last one. */
export function useActor(): Session {
  const actor = useSession() ?? last
  if (actor === null) throw new Error('This page is used outside of a guarded area.')
  return actor
}
