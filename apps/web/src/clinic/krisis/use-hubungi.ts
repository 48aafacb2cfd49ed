import { getHubungi } from '@sehati/contract/safety/peringatan.endpoints'
import type { Hubungi } from '@sehati/contract/safety/peringatan.schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../base/lib/api.ts'
import { useKabar } from '../../base/lib/realtime.ts'

/** How often the promise is read: without live events, and, less often, with them. */
const ASK_MS = 30_000
const ASK_LIVE_MS = 120_000

/**
 * What the patient's wish is promised now: a promise is withdrawn when no one is left on duty who keeps it. `diterima` is what was said when it was
 * sent, and stays where the wish was closed meanwhile.
 */
export function useHubungi(diterima: Hubungi): { sekarang: Hubungi; isWithdrawn: boolean } {
  const cache = useQueryClient()
  const isLive = useKabar((kabar) => {
    if (kabar === null || kabar.jenis === 'peringatan') void cache.invalidateQueries({ queryKey: [getHubungi.path] })
  })
  const { data } = useQuery({
    ...ask(getHubungi),
    refetchInterval: isLive ? ASK_LIVE_MS : ASK_MS,
    refetchOnWindowFocus: 'always',
  })
  const sekarang = data ?? diterima
  return { sekarang, isWithdrawn: diterima.sebelum !== null && sekarang.sebelum === null }
}
