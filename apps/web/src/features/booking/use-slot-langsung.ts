import { listSlotHari } from '@sehati/contract/jadwal-tenaga.endpoints'
import { listKetersediaan } from '@sehati/contract/ketersediaan.endpoints'
import type { Tanggal } from '@sehati/contract/waktu'
import { useQueryClient } from '@tanstack/react-query'
import { useRuang } from '../../lib/realtime.ts'

/**
 * Reads a professional's slots anew as soon as one is taken or freed, whoever does it; answers whether that works at
 * the moment. News of another date than the one in view concerns the calendar alone.
 */
export function useSlotLangsung(profid: number, tanggal: Tanggal | null): boolean {
  const cache = useQueryClient()
  return useRuang({ jenis: 'slot', id: profid }, (kabar) => {
    const isElsewhere = kabar !== null && kabar.tanggal !== null && kabar.tanggal !== tanggal
    const refetchType = isElsewhere ? 'none' : 'active'
    void cache.invalidateQueries({ queryKey: [listSlotHari.path, { profid }], refetchType })
    void cache.invalidateQueries({ queryKey: [listKetersediaan.path, { profid }] })
  })
}
