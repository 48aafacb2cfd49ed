import { asOnePage } from '@sehati/contract/base/page.rules'
import {
  akuiPeringatan,
  listPeringatan,
  serahkanPeringatan,
  tutupPeringatan,
} from '@sehati/contract/safety/peringatan.endpoints'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { ask, useSend } from '../../base/lib/api.ts'
import { useKabar } from '../../base/lib/realtime.ts'

/** How often the list is read: without live events, and, less often, with them. */
const ASK_MS = 15_000
const ASK_LIVE_MS = 120_000

/** A page of the open alerts, read again at each event; the last one stays in view while the next is fetched. */
export function usePeringatan(page: number) {
  const cache = useQueryClient()
  const isLive = useKabar((kabar) => {
    if (kabar === null || kabar.jenis === 'peringatan')
      void cache.invalidateQueries({ queryKey: [listPeringatan.path] })
  })
  return useQuery({
    ...ask(listPeringatan, { page }),
    select: asOnePage,
    placeholderData: keepPreviousData,
    refetchInterval: isLive ? ASK_LIVE_MS : ASK_MS,
    refetchOnWindowFocus: 'always',
  })
}

export const useAkui = () => useSend(akuiPeringatan, [listPeringatan])
export const useSerahkan = () => useSend(serahkanPeringatan, [listPeringatan])
export const useTutup = () => useSend(tutupPeringatan, [listPeringatan])
