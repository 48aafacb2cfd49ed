import {
  getAlihan,
  getAlihanAdmin,
  putAlihan,
  removeAlihan,
  setujuiAlihan,
  tolakAlihan,
} from '@sehati/contract/absence/alihan.endpoints'
import { listSlotTerdekatTenaga } from '@sehati/contract/schedule/ketersediaan.endpoints'
import { listTenagaProfesionalPublik } from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import { ask, useSend } from '../../base/lib/api.ts'
import { konsultasiReads } from '../../consultation/konsultasi/konsultasi-reads.ts'

/** How often an open page looks for an offer, or for its end. */
const ASK_MS = 30_000
const watched = { staleTime: 0, refetchInterval: ASK_MS, refetchOnWindowFocus: 'always' } as const

/** The newest offer of the patient's request. */
export const alihanQuery = (jadwal_id: number) => ({ ...ask(getAlihan, { jadwalid: jadwal_id }), ...watched })

/** The same for admins. */
export const alihanAdminQuery = (jadwal_id: number) => ({ ...ask(getAlihanAdmin, { jadwalid: jadwal_id }), ...watched })

/** All professionals who can be booked, and the next free slot of each. */
export const tenagaQuery = () => ask(listTenagaProfesionalPublik)
export const terdekatQuery = () => ({ ...ask(listSlotTerdekatTenaga), staleTime: 0 })

export const useSetuju = () => useSend(setujuiAlihan, [getAlihan, ...konsultasiReads])
export const useTolak = () => useSend(tolakAlihan, [getAlihan])
export const useTawarkan = () => useSend(putAlihan, [getAlihanAdmin, listSlotTerdekatTenaga])
export const useTarik = () => useSend(removeAlihan, [getAlihanAdmin, listSlotTerdekatTenaga])
