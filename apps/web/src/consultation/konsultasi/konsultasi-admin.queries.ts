import { listHariLibur } from '@sehati/contract/absence/hari-libur.endpoints'
import { pageSize } from '@sehati/contract/base/constants'
import { asOnePage } from '@sehati/contract/base/page.rules'
import { getPengaturan } from '@sehati/contract/clinic/pengaturan.endpoints'
import {
  getKonsultasi,
  insertKonsultasi,
  listKonsultasiAdmin,
  rescheduleKonsultasiAdmin,
  updateKonsultasi,
} from '@sehati/contract/consultation/konsultasi.endpoints'
import { listKetersediaanAdmin, listSlotAdmin } from '@sehati/contract/schedule/ketersediaan.endpoints'
import { listTenagaProfesionalPublik } from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ask, useSend } from '../../base/lib/api.ts'
import type { KonsultasiSearch } from './konsultasi-admin-search.ts'
import { konsultasiReads } from './konsultasi-reads.ts'

/** A page of all consultations, filtered by the server; the last one stays in view while the next is fetched. */
export const useKonsultasiPage = ({ q, status, perhatian, profesional, dari, sampai, page }: KonsultasiSearch) =>
  useQuery({
    ...ask(listKonsultasiAdmin, {
      page,
      limit: pageSize.riwayat,
      q: q || undefined,
      status: status || undefined,
      perhatian: perhatian || undefined,
      profesional_id: profesional || undefined,
      dari: dari || undefined,
      sampai: sampai || undefined,
    }),
    placeholderData: keepPreviousData,
    select: asOnePage,
  })

export const konsultasiQuery = (jadwal_id: number) => ask(getKonsultasi, { jadwalid: jadwal_id })

/** The clinic's settings: with strict privacy, an admin writes no reply. */
export const pengaturanQuery = () => ask(getPengaturan)

/** All professionals who can be booked. */
export const tenagaPilihanQuery = () => ask(listTenagaProfesionalPublik)

const touched = [...konsultasiReads, listSlotAdmin, listKetersediaanAdmin, listHariLibur]

export const useInsertKonsultasi = () => useSend(insertKonsultasi, touched)
export const useUpdateKonsultasi = () => useSend(updateKonsultasi, touched)
export const useRescheduleAdmin = () => useSend(rescheduleKonsultasiAdmin, touched)
