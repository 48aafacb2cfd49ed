import { session } from '../../base/lib/session.ts'

/** Whether this browser can show pushes at all. Without https there is no service worker. */
export const canShowPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** The subscription of this browser; null where it has none, or no service worker. */
export const ownSubscription = async (): Promise<PushSubscription | null> => {
  const registration = canShowPush() ? await navigator.serviceWorker.getRegistration() : undefined
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Lets no subscription of this browser outlive the session: the next person at it has not chosen it. */
export function guardPush(): void {
  session.onEnd(
    () =>
      void ownSubscription()
        .then((subscription) => subscription?.unsubscribe())
        .catch(() => null),
  )
}
