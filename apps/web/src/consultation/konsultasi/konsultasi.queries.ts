import { pageSize } from '@sehati/contract/base/constants'
import { asOnePage } from '@sehati/contract/base/page.rules'
import type { Page } from '@sehati/contract/base/page.schema'
import {
  cancelKonsultasi,
  getKonsultasi,
  listRiwayat,
  listRiwayatStatus,
  urungkanBatal,
  viewKonsultasi,
} from '@sehati/contract/consultation/konsultasi.endpoints'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { listSlotHari } from '@sehati/contract/schedule/jadwal-tenaga.endpoints'
import { listKetersediaan } from '@sehati/contract/schedule/ketersediaan.endpoints'
import { pageTenagaProfesional } from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ask, askAnew, useSend } from '../../base/lib/api.ts'
import { konsultasiReads } from './konsultasi-reads.ts'

/** One consultation that the caller may see, in any role. */
export const konsultasiQuery = (jadwal_id: number) => ask(getKonsultasi, { jadwalid: jadwal_id })

/** Every move of its status, oldest first. */
export const riwayatStatusQuery = (jadwal_id: number) => ask(listRiwayatStatus, { jadwalid: jadwal_id })

type Found = Page<KonsultasiTampil> | KonsultasiTampil[]

const toList = (found: Found): KonsultasiTampil[] => (Array.isArray(found) ? found : found.queried)

/** A page of the patient's own consultations. */
export const riwayatQuery = ({ q, page }: { q: string; page: number }) =>
  ask(listRiwayat, { page, limit: pageSize.riwayat, q: q || undefined })

/** The same; the last one stays in view while the next is fetched. */
export const useRiwayatPage = (asked: Parameters<typeof riwayatQuery>[0]) =>
  useQuery({ ...riwayatQuery(asked), select: asOnePage, placeholderData: keepPreviousData })

/** All of the patient's own consultations, as they stand now. */
export const useRiwayat = () => useQuery({ ...askAnew(listRiwayat, {}), select: toList })

/** The patient's own consultations with one professional, as they stand now. */
export const konsultasiWithQuery = (profesional_id: number) =>
  askAnew(viewKonsultasi, { profesionalid: profesional_id })

/** What a cancellation, or its undoing, makes stale. */
const touched = [...konsultasiReads, listSlotHari, listKetersediaan, pageTenagaProfesional]

export const useCancelKonsultasi = () => useSend(cancelKonsultasi, touched)

export const useUrungkanBatal = () => useSend(urungkanBatal, touched)
