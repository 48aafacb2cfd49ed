import { useCallback, useEffect, useRef, useState } from 'react'
import { loadDraft, removeDraft, saveDraft } from '../../lib/draft.ts'
import { session } from '../../lib/session.ts'

const SAVE_AFTER_MS = 300

/**
 * Keeps the complaint of an unsent booking on this device. `onRestore` is called once with the one that was begun
 * before, if there is one.
 */
export function useDraft(user_id: number, profesional_id: number, onRestore: (keluhan: string) => void) {
  const [isRestored, setIsRestored] = useState(false)
  const unsaved = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const restore = useRef(onRestore)
  restore.current = onRestore

  const save = useCallback(() => {
    clearTimeout(timer.current)
    if (unsaved.current !== null) void saveDraft(user_id, { profesional_id, keluhan: unsaved.current })
    unsaved.current = null
  }, [user_id, profesional_id])
  const drop = useCallback(() => {
    clearTimeout(timer.current)
    unsaved.current = null
  }, [])

  useEffect(() => {
    let isHere = true
    loadDraft(user_id, profesional_id).then((keluhan) => {
      if (!isHere || keluhan === null || unsaved.current !== null) return
      setIsRestored(true)
      restore.current(keluhan)
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
    keep: (keluhan: string) => {
      unsaved.current = keluhan
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
