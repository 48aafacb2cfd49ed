import {
  akuiPeringatan,
  listPeringatan,
  serahkanPeringatan,
  tutupPeringatan,
} from '@sehati/contract/peringatan/endpoints'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ask, useSend } from '../../lib/api.ts'
import { useKabar } from '../../lib/realtime.ts'

/** How often the list is read: without live events, and, less often, with them. */
const ASK_MS = 15_000
const ASK_LIVE_MS = 120_000

/** The alerts that are not closed, read again at each event. */
export function usePeringatan() {
  const cache = useQueryClient()
  const isLive = useKabar((kabar) => {
    if (kabar === null || kabar.jenis === 'peringatan')
      void cache.invalidateQueries({ queryKey: [listPeringatan.path] })
  })
  return useQuery({
    ...ask(listPeringatan),
    refetchInterval: isLive ? ASK_LIVE_MS : ASK_MS,
    refetchOnWindowFocus: 'always',
  })
}

export const useAkui = () => useSend(akuiPeringatan, [listPeringatan])
export const useSerahkan = () => useSend(serahkanPeringatan, [listPeringatan])
export const useTutup = () => useSend(tutupPeringatan, [listPeringatan])
