import type { Tanggal } from '@sehati/contract/base/waktu'
import { useQueryClient } from '@tanstack/react-query'
import { useRuang } from '../../base/lib/realtime.ts'

type Reads = {
  /** The endpoints for the slots of a date and for the days: each role has its own. */
  slot: { path: string }
  hari: { path: string }
  /** Whether a date's slots are on the screen; other dates concern the calendar alone. All of them if left out. */
  isInView?: (tanggal: Tanggal) => boolean
}

/**
 * Reads a professional's slots again as soon as any user takes or frees one; returns whether that works at the moment.
 * It follows no room while no professional is chosen (id 0).
 */
export function useSlotLangsung(profid: number, { slot, hari, isInView }: Reads): boolean {
  const cache = useQueryClient()
  return useRuang(profid > 0 ? { jenis: 'slot', id: profid } : null, (kabar) => {
    const tanggal = kabar?.jenis === 'slot' ? kabar.tanggal : null
    const isElsewhere = tanggal !== null && isInView?.(tanggal) === false
    const refetchType = isElsewhere ? 'none' : 'active'
    void cache.invalidateQueries({ queryKey: [slot.path, { profid }], refetchType })
    void cache.invalidateQueries({ queryKey: [hari.path, { profid }] })
  })
}
