import { pageSize } from '@sehati/contract/constants'
import { getKonsultasiTenpro, listKonsultasiTenpro, updateKonsultasi } from '@sehati/contract/konsultasi/endpoints'
import { asPage } from '@sehati/contract/page/rules'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { ask, useSend } from '../../lib/api.ts'
import { konsultasiReads } from '../../lib/konsultasi-reads.ts'

type Answer = z.output<typeof listKonsultasiTenpro.data>

/** With a page in the query the endpoint returns one; its other form is handled here, once. */
const asOnePage = (answer: Answer) =>
  Array.isArray(answer) ? asPage(answer, answer.length, { page: 1, limit: Math.max(1, answer.length) }) : answer

/** A page of the consultations booked with the professional, searched by the server. */
export const useDaftarKonsultasi = (profesional_id: number, { page, q }: { page: number; q: string }) =>
  useQuery({
    ...ask(listKonsultasiTenpro, {
      profesionalid: profesional_id,
      page,
      limit: pageSize.daftarKonsultasi,
      q: q || undefined,
    }),
    placeholderData: keepPreviousData,
    select: asOnePage,
  })

/** One consultation booked with the caller. */
export const konsultasiTenagaQuery = (jadwal_id: number) => ask(getKonsultasiTenpro, { jadwalid: jadwal_id })

/** Reply and status. Every list and count that shows a status looks again. */
export const useUpdateKonsultasi = () => useSend(updateKonsultasi, konsultasiReads)
