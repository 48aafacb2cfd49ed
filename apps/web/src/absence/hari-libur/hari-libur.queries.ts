import {
  insertHariLibur,
  listHariLibur,
  listTerdampakLibur,
  removeHariLibur,
  updateHariLibur,
} from '@sehati/contract/absence/hari-libur.endpoints'
import type { Tanggal } from '@sehati/contract/base/waktu'
import type { JamTutup } from '@sehati/contract/schedule/jam-tutup.rules'
import {
  listKetersediaanAdmin,
  listSlotAdmin,
  listSlotTerdekatTenaga,
} from '@sehati/contract/schedule/ketersediaan.endpoints'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ask, useSend } from '../../base/lib/api.ts'
import { konsultasiReads } from '../../consultation/konsultasi/konsultasi-reads.ts'

/** A year's holidays by date; the last year stays in view while the next is fetched. */
export const useHariLibur = (tahun: number) =>
  useQuery({ ...ask(listHariLibur, { tahun }), placeholderData: keepPreviousData })

/** The consultations ahead on a date and in these hours, which a holiday strands, earliest first, each with a slot to move it to. */
export const useTerdampak = (tanggal: Tanggal | null, { jam_dari, jam_sampai }: JamTutup) =>
  useQuery({
    ...ask(listTerdampakLibur, {
      tanggal: tanggal ?? '',
      ...(jam_dari && { jam_dari }),
      ...(jam_sampai && { jam_sampai }),
    }),
    enabled: tanggal !== null,
    staleTime: 0,
  })

const touched = [listHariLibur, listTerdampakLibur, listKetersediaanAdmin, listSlotAdmin, listSlotTerdekatTenaga]
// A holiday may move or cancel consultations.
const saved = [...touched, ...konsultasiReads]

export const useInsertHariLibur = () => useSend(insertHariLibur, saved)
export const useUpdateHariLibur = () => useSend(updateHariLibur, saved)
export const useRemoveHariLibur = () => useSend(removeHariLibur, touched)
