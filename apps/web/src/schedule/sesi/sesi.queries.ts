import { listCuti } from '@sehati/contract/absence/cuti.endpoints'
import { listKonsultasiTenpro } from '@sehati/contract/consultation/konsultasi.endpoints'
import { listJadwalPublik, listJadwalTenaga } from '@sehati/contract/schedule/jadwal-tenaga.endpoints'
import { listKetersediaanTenpro } from '@sehati/contract/schedule/ketersediaan.endpoints'
import { insertJadwalTenaga, ulangiJadwalTenaga, updateJadwalTenaga } from '@sehati/contract/schedule/sesi.endpoints'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { ask, useSend } from '../../base/lib/api.ts'
import { useRuang } from '../../base/lib/realtime.ts'

/** The caller's week of sessions, closed ones too. */
export const sesiQuery = (profesional_id: number) => ask(listJadwalTenaga, { profid: profesional_id })

type Answer = z.output<typeof listKonsultasiTenpro.data>

/** Without a page in the query the endpoint returns the plain list; its other form is handled here, once. */
const asList = (answer: Answer) => (Array.isArray(answer) ? answer : answer.queried)

const ASK_AGAIN_MS = 30_000

/**
 * Every consultation booked with the professional: which session holds what on which date. Polled when live events do not
 * arrive.
 */
export const useBookings = (profesional_id: number, isLive: boolean) =>
  useQuery({
    ...ask(listKonsultasiTenpro, { profesionalid: profesional_id }),
    select: asList,
    refetchInterval: isLive ? false : ASK_AGAIN_MS,
  })

/** Reads the professional's calendar again after each booking or cancellation; returns whether that works right now. */
export function useJadwalLangsung(profesional_id: number): boolean {
  const cache = useQueryClient()
  return useRuang({ jenis: 'slot', id: profesional_id }, () => {
    for (const { path } of [listKonsultasiTenpro, listJadwalTenaga, listKetersediaanTenpro, listCuti])
      void cache.invalidateQueries({ queryKey: [path] })
  })
}

const stale = [listJadwalTenaga, listJadwalPublik]

export const useInsertSesi = () => useSend(insertJadwalTenaga, stale)
export const useUlangiSesi = () => useSend(ulangiJadwalTenaga, stale)
export const useUpdateSesi = () => useSend(updateJadwalTenaga, stale)
