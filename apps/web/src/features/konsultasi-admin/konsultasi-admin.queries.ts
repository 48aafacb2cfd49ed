import { pageSize } from '@sehati/contract/constants'
import {
  getDashboard,
  getKonsultasi,
  insertKonsultasi,
  listKonsultasiAdmin,
  listRiwayatStatus,
  listSelesai,
  updateKonsultasi,
  viewKonsultasi,
} from '@sehati/contract/konsultasi.endpoints'
import { asPage } from '@sehati/contract/page.rules'
import { listTenagaProfesionalPublik } from '@sehati/contract/tenaga-profesional.endpoints'
import type { Tanggal } from '@sehati/contract/waktu'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { ask, useSend } from '../../lib/api.ts'
import type { KonsultasiSearch } from './konsultasi-search.ts'

type Answer = z.output<typeof listKonsultasiAdmin.data>

const rowsOf = (answer: Answer) => (Array.isArray(answer) ? answer : answer.queried)
const asOnePage = (answer: Answer) =>
  Array.isArray(answer) ? asPage(answer, answer.length, { page: 1, limit: Math.max(1, answer.length) }) : answer

/** A page of all consultations, filtered by the server; the last one stays in view while the next is fetched. */
export const useKonsultasiPage = ({ q, status, profesional, dari, sampai, page }: KonsultasiSearch) =>
  useQuery({
    ...ask(listKonsultasiAdmin, {
      page,
      limit: pageSize.riwayat,
      q: q || undefined,
      status: status || undefined,
      profesional_id: profesional || undefined,
      dari: dari || undefined,
      sampai: sampai || undefined,
    }),
    placeholderData: keepPreviousData,
    select: asOnePage,
  })

export const konsultasiQuery = (jadwal_id: number) => ask(getKonsultasi, { jadwalid: jadwal_id })

/** Everybody who can be booked. */
export const tenagaPilihanQuery = () => ask(listTenagaProfesionalPublik)

const TAKEN_REFETCH_MS = 4_000

/** The sessions of a professional that are taken on a date, asked again every few seconds while in view. */
export const useTakenSlots = (profesional_id: number, tanggal: Tanggal | null) =>
  useQuery({
    ...ask(listKonsultasiAdmin, { profesional_id, dari: tanggal ?? undefined, sampai: tanggal ?? undefined }),
    enabled: profesional_id > 0 && tanggal !== null,
    staleTime: 0,
    refetchInterval: TAKEN_REFETCH_MS,
    select: (answer) =>
      new Set(
        rowsOf(answer)
          .filter(({ status }) => status !== 'dibatalkan')
          .map(({ jadwal_tenaga_id }) => jadwal_tenaga_id),
      ),
  })

const touched = [listKonsultasiAdmin, getKonsultasi, listRiwayatStatus, listSelesai, viewKonsultasi, getDashboard]

export const useInsertKonsultasi = () => useSend(insertKonsultasi, touched)
export const useUpdateKonsultasi = () => useSend(updateKonsultasi, touched)
