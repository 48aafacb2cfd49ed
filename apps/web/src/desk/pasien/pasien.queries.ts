import { getHariLoket } from '@sehati/contract/desk/antrean.endpoints'
import {
  insertAntrean,
  insertKonsultasiLoket,
  insertPasienLoket,
  listAsalRangkaian,
  listPasienLoket,
  listTenagaLoket,
} from '@sehati/contract/desk/pasien.endpoints'
import { listKetersediaanLoket, listSlotLoket } from '@sehati/contract/schedule/ketersediaan.endpoints'
import { useQuery } from '@tanstack/react-query'
import { ask, useSend } from '../../base/lib/api.ts'

/** The patients that a search finds; none is asked for while it is empty. */
export const useCariPasien = (cari: string) =>
  useQuery({ ...ask(listPasienLoket, { cari }), enabled: cari !== '', staleTime: 0 })

export const useTenagaLoket = (klinik: number) => useQuery(ask(listTenagaLoket, { klinik }))

/** With whom a series can be planned for a patient. */
export const useAsalRangkaian = (user_id: number) => useQuery({ ...ask(listAsalRangkaian, { user_id }), staleTime: 0 })

const slots = [listSlotLoket, listKetersediaanLoket]
export const useDaftarPasien = () => useSend(insertPasienLoket, [listPasienLoket])
export const useMasukAntrean = () => useSend(insertAntrean, [getHariLoket, ...slots])
export const usePesanLoket = () => useSend(insertKonsultasiLoket, [getHariLoket, ...slots])
