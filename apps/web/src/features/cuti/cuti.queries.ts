import { insertCuti, listCuti, removeCuti, resolveCuti } from '@sehati/contract/cuti/endpoints'
import { listKetersediaanTenpro, listSlotTenpro, listSlotTerdekatTenaga } from '@sehati/contract/ketersediaan/endpoints'
import type { Tanggal } from '@sehati/contract/waktu'
import { useQuery } from '@tanstack/react-query'
import { ask, useSend } from '../../lib/api.ts'
import { konsultasiReads } from '../../lib/konsultasi-reads.ts'

/** The caller's leave, latest first, each with the consultations that it still strands. */
export const cutiQuery = () => ask(listCuti)

const SLOTS_REFETCH_MS = 4_000

/** The caller's sessions on a date, each with whether it is free; polled every few seconds without live events. */
export const useSlotTenpro = (profid: number, tanggal: Tanggal | null, isLive: boolean) =>
  useQuery({
    ...ask(listSlotTenpro, { profid, tanggal: tanggal ?? '' }),
    enabled: tanggal !== null,
    staleTime: 0,
    refetchInterval: isLive ? false : SLOTS_REFETCH_MS,
  })

/** Holidays and leave in a span of days. */
export const hariTutupQuery = (profid: number, dari: Tanggal, sampai: Tanggal) =>
  ask(listKetersediaanTenpro, { profid, dari, sampai })

const touched = [listCuti, listKetersediaanTenpro, listSlotTenpro, listSlotTerdekatTenaga]

export const useInsertCuti = () => useSend(insertCuti, touched)
export const useRemoveCuti = () => useSend(removeCuti, touched)
export const useResolveCuti = () => useSend(resolveCuti, [...touched, ...konsultasiReads])
