import { insertHariLibur, listHariLibur, removeHariLibur, updateHariLibur } from '@sehati/contract/hari-libur/endpoints'
import { listKetersediaanAdmin, listSlotTerdekatTenaga } from '@sehati/contract/ketersediaan/endpoints'
import { listKonsultasiAdmin } from '@sehati/contract/konsultasi/endpoints'
import { isScheduled } from '@sehati/contract/konsultasi/rules'
import type { KonsultasiBaris } from '@sehati/contract/konsultasi/schema'
import { getPengaturan, updatePengaturan } from '@sehati/contract/pengaturan/endpoints'
import type { Tanggal } from '@sehati/contract/waktu'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ask, useSend } from '../../lib/api.ts'
import { now } from '../../lib/clock.ts'

/** A year's holidays by date; the last year stays in view while the next is fetched. */
export const useHariLibur = (tahun: number) =>
  useQuery({ ...ask(listHariLibur, { tahun }), placeholderData: keepPreviousData })

/** The consultations ahead on a date, which a holiday strands, earliest first. */
export const useTerdampak = (tanggal: Tanggal | null) =>
  useQuery({
    ...ask(listKonsultasiAdmin, { dari: tanggal ?? undefined, sampai: tanggal ?? undefined }),
    enabled: tanggal !== null,
    staleTime: 0,
    select: (answer): KonsultasiBaris[] =>
      (Array.isArray(answer) ? answer : answer.queried)
        .filter((k) => isScheduled(k.status) && new Date(k.tanggal) > now())
        .sort((a, b) => a.tanggal.localeCompare(b.tanggal)),
  })

export const pengaturanQuery = () => ask(getPengaturan)

const touched = [listHariLibur, listKetersediaanAdmin, listSlotTerdekatTenaga]

export const useInsertHariLibur = () => useSend(insertHariLibur, touched)
export const useUpdateHariLibur = () => useSend(updateHariLibur, touched)
export const useRemoveHariLibur = () => useSend(removeHariLibur, touched)
export const useUpdatePengaturan = () => useSend(updatePengaturan, [getPengaturan, ...touched])
