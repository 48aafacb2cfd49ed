import { pageSize } from '@sehati/contract/base/constants'
import { asOnePage } from '@sehati/contract/base/page.rules'
import {
  countKonsultasiTenpro,
  getKonsultasiTenpro,
  listKonsultasiTenpro,
  updateKonsultasi,
} from '@sehati/contract/consultation/konsultasi.endpoints'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ask, useSend } from '../../base/lib/api.ts'
import { tanggalOf } from '../../base/lib/tanggal.ts'
import { konsultasiReads } from '../../consultation/konsultasi/konsultasi-reads.ts'
import type { DaftarSearch } from './daftar-search.ts'

/**
 * A page of the consultations booked with the professional, filtered by the server: what is today or later first, nearest
 * first, then what is over. The part that is over is newest first, and what is to be answered comes by its deadline.
 */
export const useDaftarKonsultasi = (profesional_id: number, search: DaftarSearch) =>
  useQuery({
    ...ask(listKonsultasiTenpro, {
      profesionalid: profesional_id,
      page: search.page,
      limit: pageSize.daftarKonsultasi,
      q: search.q || undefined,
      status: search.status || undefined,
      dari: search.dari || undefined,
      sampai: search.sampai || undefined,
      bagian: search.bagian || undefined,
      urut: search.bagian === 'riwayat' ? undefined : 'hari_ini',
      belum_dijawab: search.bagian === 'perlu_dijawab' ? 1 : undefined,
    }),
    placeholderData: keepPreviousData,
    select: asOnePage,
  })

/** How many consultations each part of the list has. */
export const jumlahBagianQuery = (profesional_id: number) =>
  ask(countKonsultasiTenpro, { profesionalid: profesional_id })

const SEBELUMNYA = 6

/** The consultations of the same patient with the same professional before this one, newest first, at most five. */
export const useKonsultasiSebelumnya = (k: KonsultasiTampil) =>
  useQuery({
    ...ask(listKonsultasiTenpro, {
      profesionalid: k.profesional_id,
      pasien_id: k.user_id,
      sampai: tanggalOf(k.tanggal),
      page: 1,
      limit: SEBELUMNYA,
    }),
    select: (answer) =>
      asOnePage(answer)
        .queried.filter((other) => other.tanggal < k.tanggal)
        .slice(0, SEBELUMNYA - 1),
  })

/** One consultation booked with the caller. */
export const konsultasiTenagaQuery = (jadwal_id: number) => ask(getKonsultasiTenpro, { jadwalid: jadwal_id })

/** Reply and status. Every list and count that shows a status looks again. */
export const useUpdateKonsultasi = () => useSend(updateKonsultasi, konsultasiReads)
