import { putTidakHadir } from '@sehati/contract/booking/kehadiran.endpoints'
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

/** How often the desk reads the day: two desks see each other's steps this soon. */
const ASK_MS = 5_000

/** The day of a clinic; without `klinik`, of the first one. */
export const useHariLoket = (klinik: number | undefined) =>
  useQuery({
    ...ask(getHariLoket, klinik === undefined ? {} : { klinik }),
    placeholderData: keepPreviousData,
    refetchInterval: ASK_MS,
    refetchOnWindowFocus: 'always',
  })

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
