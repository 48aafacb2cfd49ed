import type { Tanggal } from '@sehati/contract/base/waktu'
import { listJenisPilihan, listSlotJenis } from '@sehati/contract/schedule/jenis.endpoints'
import { listJatah } from '@sehati/contract/schedule/semester.endpoints'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../base/lib/api.ts'
import { useRuang } from '../../base/lib/realtime.ts'

const STARTS_REFETCH_MS = 4_000
/** No event says that a start has passed or is too near by now. */
const STARTS_LIVE_MS = 60_000

/** The types of consultations that a professional offers, the usual one first. */
export const jenisQuery = (profid: number) => ask(listJenisPilihan, { profid })

/**
 * The starts of a type on one date; null reads nothing. They are read again as soon as another user takes or frees one.
 * Without live events they are polled every few seconds while visible.
 */
export function useStarts(profid: number, jenis_id: number | undefined, tanggal: Tanggal | null) {
  const cache = useQueryClient()
  const isLive = useRuang({ jenis: 'slot', id: profid }, (kabar) => {
    const changed = kabar?.jenis === 'slot' ? kabar.tanggal : null
    const isElsewhere = changed !== null && changed !== tanggal
    void cache.invalidateQueries({
      queryKey: [listSlotJenis.path, { profid }],
      refetchType: isElsewhere ? 'none' : 'active',
    })
  })
  return useQuery({
    ...ask(listSlotJenis, { profid, jenis_id, dari: tanggal ?? '', sampai: tanggal ?? '' }),
    enabled: tanggal !== null && jenis_id !== undefined,
    refetchInterval: isLive ? STARTS_LIVE_MS : STARTS_REFETCH_MS,
    refetchOnWindowFocus: 'always',
  })
}

/** What the patient has used of each quota of this semester. */
export const jatahQuery = () => ask(listJatah)
