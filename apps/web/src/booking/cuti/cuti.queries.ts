import type { Tanggal } from '@sehati/contract/base/waktu'
import { insertCuti, listCuti, removeCuti, resolveCuti } from '@sehati/contract/booking/cuti.endpoints'
import {
  listKetersediaanTenpro,
  listSlotTenpro,
  listSlotTerdekatTenaga,
} from '@sehati/contract/schedule/ketersediaan.endpoints'
import { ask, useSend } from '../../base/lib/api.ts'
import { konsultasiReads } from '../../consultation/konsultasi/konsultasi-reads.ts'

/** The caller's leave, latest first, each with the consultations that it still strands. */
export const cutiQuery = () => ask(listCuti)

/** Holidays and leave in a span of days. */
export const hariTutupQuery = (profid: number, dari: Tanggal, sampai: Tanggal) =>
  ask(listKetersediaanTenpro, { profid, dari, sampai })

const touched = [listCuti, listKetersediaanTenpro, listSlotTenpro, listSlotTerdekatTenaga]

export const useInsertCuti = () => useSend(insertCuti, touched)
export const useRemoveCuti = () => useSend(removeCuti, touched)
export const useResolveCuti = () => useSend(resolveCuti, [...touched, ...konsultasiReads])
