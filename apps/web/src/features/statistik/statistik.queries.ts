import { getStatistik } from '@sehati/contract/statistik/endpoints'
import type { MingguStatistik } from '@sehati/contract/statistik/schema'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ask } from '../../lib/api.ts'

/** Consultations counted over the last weeks, this one included; the last count stays in view while the next is made. */
export const useStatistik = (minggu: MingguStatistik) =>
  useQuery({ ...ask(getStatistik, { minggu }), placeholderData: keepPreviousData })
