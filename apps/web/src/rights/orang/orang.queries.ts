import { listTugasSaya } from '@sehati/contract/people/tugas.endpoints'
import { insertPersetujuanOrang, listPersetujuanOrang } from '@sehati/contract/rights/persetujuan.endpoints'
import { listPsikologOrang } from '@sehati/contract/rights/psikologi.endpoints'
import {
  getWali,
  insertKepentinganVital,
  insertWali,
  listKepentinganVital,
  putUsiaOrang,
} from '@sehati/contract/rights/wali.endpoints'
import { ask, useSend } from '../../base/lib/api.ts'

/** The age of a patient, and what was recorded about their guardian. */
export const waliQuery = (id: number) => ask(getWali, { id })

/** The vital interests of a person with their reasons; for reviewers. */
export const vitalQuery = (id: number) => ask(listKepentinganVital, { id })

/** What a patient said last to each notice. */
export const persetujuanOrangQuery = (id: number) => ask(listPersetujuanOrang, { id })

/** The same for each of their psychologists. */
export const psikologOrangQuery = (id: number) => ask(listPsikologOrang, { id })

export const tugasSayaQuery = () => ask(listTugasSaya)

export const useInsertPersetujuanOrang = () =>
  useSend(insertPersetujuanOrang, [listPersetujuanOrang, listPsikologOrang])
export const usePutUsiaOrang = () => useSend(putUsiaOrang, [getWali])
export const useInsertWali = () => useSend(insertWali, [getWali])
export const useInsertVital = () => useSend(insertKepentinganVital, [getWali, listKepentinganVital])
