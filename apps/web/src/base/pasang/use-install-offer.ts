import { useSyncExternalStore } from 'react'
import { installOffer } from './pasang.ts'

function follow(read: () => void): () => void {
  const end = () => {
    installOffer.current = null
    read()
  }
  addEventListener('beforeinstallprompt', read)
  addEventListener('appinstalled', end)
  return () => {
    removeEventListener('beforeinstallprompt', read)
    removeEventListener('appinstalled', end)
  }
}

/** Whether this browser offers to put the service on the home screen. */
export const useInstallOffer = (): boolean => useSyncExternalStore(follow, () => installOffer.current !== null)
