import {
  getHitunganAlasan,
  getJanjiJawab,
  getPerkiraanTunggu,
  getStatistik,
} from '@sehati/contract/care/statistik.endpoints'
import type { MingguStatistik } from '@sehati/contract/care/statistik.schema'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ask } from '../../base/lib/api.ts'

/** Consultations counted over the last weeks, this one included; the last count stays in view while the next is made. */
export const useStatistik = (minggu: MingguStatistik) =>
  useQuery({ ...ask(getStatistik, { minggu }), placeholderData: keepPreviousData })

/** The same for how requests were answered. */
export const useJanjiJawab = (minggu: MingguStatistik) =>
  useQuery({ ...ask(getJanjiJawab, { minggu }), placeholderData: keepPreviousData })

/** The same for the waits at the front desk. */
export const usePerkiraanTunggu = (minggu: MingguStatistik) =>
  useQuery({ ...ask(getPerkiraanTunggu, { minggu }), placeholderData: keepPreviousData })

/** The same for why patients come. */
export const useHitunganAlasan = (minggu: MingguStatistik) =>
  useQuery({ ...ask(getHitunganAlasan, { minggu }), placeholderData: keepPreviousData })
