import {
  ambilWaktu,
  getTawaranWaktu,
  listTawaranWaktu,
  putTawaranWaktu,
  tolakWaktu,
} from '@sehati/contract/absence/tawaran-waktu.endpoints'
import { ask, useSend } from '../../base/lib/api.ts'
import { konsultasiReads } from '../../consultation/konsultasi/konsultasi-reads.ts'

/** How often an open page looks for an offer, or for a reply to it. */
const ASK_MS = 30_000
const watched = { staleTime: 0, refetchInterval: ASK_MS, refetchOnWindowFocus: 'always' } as const

/** The newest offer of times for the patient's consultation. */
export const tawaranWaktuQuery = (jadwal_id: number) => ({
  ...ask(getTawaranWaktu, { jadwalid: jadwal_id }),
  ...watched,
})

/** The newest offers of the professional for what lies ahead. */
export const tawaranTenagaQuery = () => ({ ...ask(listTawaranWaktu), ...watched })

export const useAmbil = () => useSend(ambilWaktu, [getTawaranWaktu, ...konsultasiReads])
export const useTolakWaktu = () => useSend(tolakWaktu, [getTawaranWaktu])
export const useTawarkanWaktu = () => useSend(putTawaranWaktu, [listTawaranWaktu, ...konsultasiReads])
