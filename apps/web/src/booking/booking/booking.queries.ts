import { hariOf, type Tanggal } from '@sehati/contract/base/waktu'
import { bookKonsultasi, rescheduleKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { listSlotHari } from '@sehati/contract/schedule/jadwal-tenaga.endpoints'
import { listKetersediaan } from '@sehati/contract/schedule/ketersediaan.endpoints'
import { pageTenagaProfesional } from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import { useQuery } from '@tanstack/react-query'
import { ask, useSend } from '../../base/lib/api.ts'
import { konsultasiReads } from '../../consultation/konsultasi/konsultasi-reads.ts'

const SLOTS_REFETCH_MS = 4_000
const FRESH_MS = 15_000

/** A professional's sessions on one date; without live events polled every few seconds while visible, because others book too. */
export const useSlotHari = (profesional_id: number, tanggal: Tanggal | null, isLive: boolean) =>
  useQuery({
    ...ask(listSlotHari, {
      profid: profesional_id,
      hari: tanggal ? hariOf(tanggal) : 'Senin',
      tanggal: tanggal ?? undefined,
    }),
    enabled: tanggal !== null,
    // What was requested early, as the page opened, is shown without a second request.
    staleTime: ({ state }) => (state.dataUpdateCount === 0 ? FRESH_MS : 0),
    refetchInterval: isLive ? false : SLOTS_REFETCH_MS,
    refetchOnWindowFocus: 'always',
  })

/** What a booking, or moving one, makes stale. */
export const bookingReads = [...konsultasiReads, listSlotHari, listKetersediaan, pageTenagaProfesional]

export const useBookKonsultasi = () => useSend(bookKonsultasi, bookingReads)

export const useRescheduleKonsultasi = () => useSend(rescheduleKonsultasi, bookingReads)
