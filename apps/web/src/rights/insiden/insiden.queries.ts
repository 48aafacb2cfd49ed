import {
  ajukanInsiden,
  bacaInsiden,
  getInsiden,
  insertCatatanInsiden,
  insertDisurati,
  insertInsiden,
  insertTerdampak,
  kirimInsiden,
  listInsiden,
  listInsidenSaya,
  updateInsiden,
} from '@sehati/contract/rights/insiden.endpoints'
import { ask, useSend } from '../../base/lib/api.ts'

const shown = [listInsiden, getInsiden]

export const insidenQuery = () => ask(listInsiden)
export const insidenRinciQuery = (id: number) => ask(getInsiden, { id })
/** What the caller is told of incidents that affect their data. */
export const insidenSayaQuery = () => ask(listInsidenSaya)

export const useInsertInsiden = () => useSend(insertInsiden, shown)
export const useUpdateInsiden = () => useSend(updateInsiden, shown)
export const useInsertCatatan = () => useSend(insertCatatanInsiden, shown)
export const useInsertTerdampak = () => useSend(insertTerdampak, shown)
export const useKirimInsiden = () => useSend(kirimInsiden, shown)
export const useAjukanInsiden = () => useSend(ajukanInsiden, shown)
export const useInsertDisurati = () => useSend(insertDisurati, shown)
export const useBacaInsiden = () => useSend(bacaInsiden, [listInsidenSaya])
