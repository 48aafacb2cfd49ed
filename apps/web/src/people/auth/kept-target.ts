import { RESET_MENIT } from '@sehati/contract/base/constants'
import { localStore } from '../../base/lib/local-store.ts'

const KEY = 'tujuan'

/**
 * The page that a person was going to, kept on this device while a lost password is reset: the mailed link opens another
 * tab. It holds an address of this site with an id, for as long as the link is valid.
 */
export const keptTarget = {
  keep(dari: string | undefined): void {
    if (dari === undefined) localStore.remove(KEY)
    else localStore.set(KEY, JSON.stringify({ dari, sampai: Date.now() + RESET_MENIT * 60_000 }))
  },

  /** Returns it once. Login checks it like every other target: never another site. */
  take(): string | undefined {
    const text = localStore.get(KEY)
    localStore.remove(KEY)
    try {
      const { dari, sampai } = JSON.parse(text ?? 'null') as { dari: unknown; sampai: number }
      return typeof dari === 'string' && sampai > Date.now() ? dari : undefined
    } catch {
      return undefined
    }
  },
}
