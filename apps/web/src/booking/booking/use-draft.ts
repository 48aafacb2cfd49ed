import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Draft, loadDraft, removeDraft, type StoredDraft, saveDraft } from '../../base/lib/draft.ts'
import { session } from '../../base/lib/session.ts'

const SAVE_AFTER_MS = 300

/** What the form says of a draft. */
export type DraftIsi = Omit<Draft, 'profesional_id'>

/**
 * Keeps an unsent booking with a complaint on this device. `onRestore` is called once with the one that was begun before,
 * if there is one.
 */
export function useDraft(user_id: number, profesional_id: number, onRestore: (begun: StoredDraft) => void) {
  const [isRestored, setIsRestored] = useState(false)
  const unsaved = useRef<DraftIsi | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const restore = useEffectEvent(onRestore)

  const save = useCallback(() => {
    clearTimeout(timer.current)
    if (unsaved.current !== null) void saveDraft(user_id, { profesional_id, ...unsaved.current })
    unsaved.current = null
  }, [user_id, profesional_id])
  const drop = useCallback(() => {
    clearTimeout(timer.current)
    unsaved.current = null
  }, [])

  useEffect(() => {
    let isHere = true
    loadDraft(user_id, profesional_id).then((begun) => {
      if (!isHere || begun === null || unsaved.current !== null) return
      setIsRestored(true)
      restore(begun)
    })
    // After an expiry the same person comes back; after a sign-out another person may.
    const forgetEnd = session.onEnd((reason) => (reason === 'session_expired' ? save() : drop()))
    document.addEventListener('visibilitychange', save)
    return () => {
      isHere = false
      forgetEnd()
      document.removeEventListener('visibilitychange', save)
      save()
    }
  }, [user_id, profesional_id, save, drop])

  return {
    isRestored,
    keep: (isi: DraftIsi) => {
      unsaved.current = isi
      clearTimeout(timer.current)
      timer.current = setTimeout(save, SAVE_AFTER_MS)
    },
    remove: () => {
      drop()
      setIsRestored(false)
      void removeDraft()
    },
  }
}
