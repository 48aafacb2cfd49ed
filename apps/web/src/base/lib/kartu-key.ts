import { deviceStore } from './device-store.ts'
import { session } from './session.ts'

/** The name of the kept appointment (kartu-luring.ts) in the store of this device, and of the lock around it. */
export const KARTU = 'kartu-luring'

/** One after the other, in all tabs: what is written before a removal must not land after it. Rejects where the browser has no locks. */
export const inTurnOfKartu = async (work: () => Promise<void>): Promise<void> => navigator.locks.request(KARTU, work)

/** Removes the kept appointment. Without storage, as in some private windows, there is none. */
export const forgetKartu = (): Promise<void> => inTurnOfKartu(() => deviceStore.remove([KARTU])).catch(() => undefined)

/** Lets no kept appointment outlive its session. */
export function guardKartu(): void {
  session.onEnd(() => void forgetKartu())
}
