import {
  getKehadiran,
  insertKeberatanHadir,
  listKeberatanHadir,
  putKeberatanHadir,
  putKesalahanKlinik,
  putTidakHadir,
} from '@sehati/contract/absence/kehadiran.endpoints'
import { konfirmasiHadir } from '@sehati/contract/booking/tautan.endpoints'
import { listPemberitahuan } from '@sehati/contract/channel/pemberitahuan.endpoints'
import { ask, useSend } from '../../base/lib/api.ts'
import { konsultasiReads } from '../../consultation/konsultasi/konsultasi-reads.ts'

export const usePutTidakHadir = () => useSend(putTidakHadir, konsultasiReads)
export const usePutKesalahanKlinik = () => useSend(putKesalahanKlinik, konsultasiReads)

/** The attendance of the patient. */
export const kehadiranQuery = () => ask(getKehadiran)
export const useSampaikanKeberatan = () => useSend(insertKeberatanHadir, [getKehadiran])
export const useKonfirmasiHadir = () => useSend(konfirmasiHadir, [...konsultasiReads, getKehadiran, listPemberitahuan])

/** The objections that wait for an admin. */
export const keberatanHadirQuery = () => ask(listKeberatanHadir)
export const usePutusKeberatan = () => useSend(putKeberatanHadir, [listKeberatanHadir])
