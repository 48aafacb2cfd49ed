import * as api from '@sehati/contract/waiting/tunggu.endpoints'
import type { Tunggu } from '@sehati/contract/waiting/tunggu.schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ask, useSend } from '../../base/lib/api.ts'
import { useKabar } from '../../base/lib/realtime.ts'
import { bookingReads } from '../../booking/booking/booking.queries.ts'

/** How often the entries are polled: without live events, and, less often, with them. */
const ASK_MS = 30_000
const ASK_LIVE_MS = 10 * ASK_MS

/** The entries of the signed-in person that are in line. Read again with each notice: an offer and its end come with one. */
export function useTunggu({ enabled = true }: { enabled?: boolean } = {}) {
  const cache = useQueryClient()
  const isLive = useKabar((kabar) => {
    if (kabar === null || kabar.jenis === 'pemberitahuan')
      void cache.invalidateQueries({ queryKey: [api.listTunggu.path] })
  })
  return useQuery({
    ...ask(api.listTunggu),
    enabled,
    staleTime: 0,
    refetchInterval: isLive ? ASK_LIVE_MS : ASK_MS,
    refetchOnWindowFocus: 'always',
  })
}

/** The entry of a consultation that is wanted earlier. */
export const tungguOfJanji = (entries: Tunggu[] | undefined, jadwal_id: number) =>
  entries?.find((entry) => entry.jadwal_id === jadwal_id)

/** The entry for a first place with a professional. */
export const tungguOfTenaga = (entries: Tunggu[] | undefined, profesional_id: number) =>
  entries?.find((entry) => entry.profesional_id === profesional_id && entry.jadwal_id === null)

const lines = [api.listTunggu]

export const useInsertTunggu = () => useSend(api.insertTunggu, lines)
export const useRemoveTunggu = () => useSend(api.removeTunggu, lines)
export const useLanjutTunggu = () => useSend(api.lanjutTunggu, lines)
export const useLewatiTawaran = () => useSend(api.lewatiTawaran, lines)
export const useAmbilTawaran = () => useSend(api.ambilTawaran, [...lines, ...bookingReads])
