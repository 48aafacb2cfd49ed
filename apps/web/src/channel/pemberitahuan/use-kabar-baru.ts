import { listTugasSaya } from '@sehati/contract/people/tugas.endpoints'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useKabar } from '../../base/lib/realtime.ts'
import { konsultasiReads } from '../../consultation/konsultasi/konsultasi-reads.ts'
import { jumlahQuery, kabarKeys } from './pemberitahuan.queries.ts'

/** How often the count is polled: without live events, and, less often, with them. */
const ASK_MS = 60_000
const ASK_LIVE_MS = 10 * ASK_MS
/** What a notice is about. */
const subjects = [...konsultasiReads, listTugasSaya]

/**
 * How many notices are unread, and whether there are more of them than a moment ago. What a new one is about, a
 * consultation or a duty of the person, is fetched again on every open screen that shows it.
 */
export function useKabarBaru(): { jumlah: number; isMore: boolean } {
  const cache = useQueryClient()
  const isLive = useKabar((kabar) => {
    if (kabar !== null && kabar.jenis !== 'pemberitahuan') return
    for (const queryKey of kabarKeys) void cache.invalidateQueries({ queryKey })
  })
  const { data } = useQuery({
    ...jumlahQuery(),
    refetchInterval: isLive ? ASK_LIVE_MS : ASK_MS,
    refetchOnWindowFocus: 'always',
  })
  const jumlah = data?.jumlah
  const known = useRef<number>(undefined)
  const [isMore, setIsMore] = useState(false)
  useEffect(() => {
    if (jumlah === undefined || jumlah === known.current) return
    const hasGrown = known.current !== undefined && jumlah > known.current
    known.current = jumlah
    setIsMore(hasGrown)
    if (hasGrown) for (const { path } of subjects) void cache.invalidateQueries({ queryKey: [path] })
  }, [jumlah, cache])
  return { jumlah: jumlah ?? 0, isMore }
}
