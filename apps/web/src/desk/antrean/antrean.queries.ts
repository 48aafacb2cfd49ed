import { putTidakHadir } from '@sehati/contract/absence/kehadiran.endpoints'
import {
  getHariLoket,
  insertHadir,
  kembaliAntrean,
  lewatiAntrean,
  mulaiAntrean,
  panggilAntrean,
  selesaiAntrean,
} from '@sehati/contract/desk/antrean.endpoints'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ask, useSend } from '../../base/lib/api.ts'
import { useAntreanLangsung } from './use-antrean-langsung.ts'

/** How often the desk reads the day where it does not receive each step. */
const ASK_MS = 5_000

/** The day of a clinic; without `klinik`, of the first one. Followed live. */
export function useHariLoket(klinik: number | undefined) {
  const read = ask(getHariLoket, klinik === undefined ? {} : { klinik })
  const hari = useQuery({ ...read, placeholderData: keepPreviousData, refetchOnWindowFocus: 'always' })
  useAntreanLangsung(hari.data?.klinik_id, read, ASK_MS)
  return hari
}

export const useHadir = () => useSend(insertHadir, [getHariLoket])
/** Records that a person of the list did not come. */
export const useTidakHadir = () => useSend(putTidakHadir, [getHariLoket])
export const usePanggil = () => useSend(panggilAntrean, [getHariLoket])

/** The steps of a person through the queue, by name. */
const langkahAntrean = {
  mulai: mulaiAntrean,
  selesai: selesaiAntrean,
  lewati: lewatiAntrean,
  kembali: kembaliAntrean,
} as const
export type Langkah = keyof typeof langkahAntrean
export const useLangkah = (langkah: Langkah) => useSend(langkahAntrean[langkah], [getHariLoket])
