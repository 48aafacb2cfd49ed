import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { memory, type Shelf } from './draft.ts'
import { session, useActor } from './session.ts'

const SAVE_AFTER_MS = 300

type Draft<T> = {
  /** What would be lost now; null where nothing would. Never a password. */
  read: () => T | null
  /** Called with what was kept, unless something was changed meanwhile. */
  onFound: (found: T) => void
  shelf?: Shelf
  /** It stays when its form closes, and is kept after each `changed`. Otherwise it is gone with its form, sent or given up. */
  isLasting?: boolean
}

/** Keeps what the signed-in person began to write at `place` if the session ends, and hands it back. */
export function useDraft<T>(place: string, { read, onFound, shelf = memory, isLasting = false }: Draft<T>) {
  const { user_id } = useActor()
  /** Runs while a change is not kept yet. */
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  const restore = useEffectEvent(onFound)

  const drop = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
  }, [])
  const save = useCallback(() => {
    drop()
    shelf.keep(user_id, place, latest.current())
  }, [shelf, user_id, place, drop])

  useEffect(() => {
    let isHere = true
    const give = (found: T | null) => {
      if (isHere && found !== null && timer.current === undefined) restore(found)
    }
    const saveDue = () => void (timer.current !== undefined && save())
    const found = shelf.find<T>(user_id, place)
    if (found instanceof Promise) void found.then(give)
    else give(found)
    // Handed back once: from here on it is the form's.
    if (!isLasting) shelf.keep(user_id, place, null)
    // After an expiry the same person comes back; after a sign-out another person may.
    const forgetEnd = session.onEnd((reason) => {
      if (reason !== 'session_expired') drop()
      else if (isLasting) saveDue()
      else save()
    })
    document.addEventListener('visibilitychange', saveDue)
    return () => {
      isHere = false
      forgetEnd()
      document.removeEventListener('visibilitychange', saveDue)
      saveDue()
    }
  }, [shelf, user_id, place, isLasting, save, drop])

  return {
    changed: () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(save, SAVE_AFTER_MS)
    },
    /** What was written is sent or given up. */
    remove: () => {
      drop()
      shelf.keep(user_id, place, null)
    },
  }
}
