import { useEffect } from 'react'

/** Keeps the device awake while the page is shown, where the browser can. A browser ends it whenever the page is hidden. */
export function useTerjaga(): void {
  useEffect(() => {
    let terjaga: WakeLockSentinel | null = null
    let isGone = false
    const minta = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      // Refused to save a battery: the screen then sleeps as the device wants.
      terjaga = await navigator.wakeLock.request('screen').catch(() => null)
      if (isGone) void terjaga?.release()
    }
    void minta()
    const lagi = () => void minta()
    document.addEventListener('visibilitychange', lagi)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', lagi)
      void terjaga?.release()
    }
  }, [])
}
