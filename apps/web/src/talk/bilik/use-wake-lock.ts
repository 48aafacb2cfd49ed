import { useEffect } from 'react'

/**
 * Keeps the screen of a phone on while `isOn`: a dark one ends the call. A browser takes the lock back when its page is hidden, so
 * it is requested again whenever the page is visible. Without the lock, as with a low battery, nothing else changes.
 */
export function useWakeLock(isOn: boolean) {
  useEffect(() => {
    if (!isOn || !navigator.wakeLock) return
    let held: WakeLockSentinel | null = null
    let isLeft = false
    const take = async () => {
      if (document.visibilityState !== 'visible' || (held && !held.released)) return
      const taken = await navigator.wakeLock.request('screen').catch(() => null)
      if (isLeft) void taken?.release()
      else held = taken
    }
    void take()
    document.addEventListener('visibilitychange', take)
    return () => {
      isLeft = true
      document.removeEventListener('visibilitychange', take)
      void held?.release()
    }
  }, [isOn])
}
