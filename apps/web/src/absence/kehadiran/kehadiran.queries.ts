import {
  getKehadiran,
  insertKeberatanHadir,
  listKeberatanHadir,
  putKeberatanHadir,
  putKesalahanKlinik,
  putTidakHadir,
} from '@sehati/contract/absence/kehadiran.endpoints'
import { ask, useSend } from '../../base/lib/api.ts'
import { konsultasiReads } from '../../consultation/konsultasi/konsultasi-reads.ts'

export const usePutTidakHadir = () => useSend(putTidakHadir, konsultasiReads)
export const usePutKesalahanKlinik = () => useSend(putKesalahanKlinik, konsultasiReads)

/** The attendance of the patient. */
export const kehadiranQuery = () => ask(getKehadiran)
export const useSampaikanKeberatan = () => useSend(insertKeberatanHadir, [getKehadiran])

/** The objections that wait for an admin. */
export const keberatanHadirQuery = () => ask(listKeberatanHadir)
export const usePutusKeberatan = () => useSend(putKeberatanHadir, [listKeberatanHadir])
