import { insertFeedback, listFeedbackUser } from '@sehati/contract/feedback/endpoints'
import { getKonsultasi, listRiwayat, viewKonsultasi } from '@sehati/contract/konsultasi/endpoints'
import {
  getTenagaProfesionalPublik,
  listTenagaProfesionalPublik,
  pageTenagaProfesional,
} from '@sehati/contract/tenaga-profesional/endpoints'
import { useSend } from '../../lib/api.ts'

export const useInsertFeedback = () =>
  useSend(insertFeedback, [
    listFeedbackUser,
    getKonsultasi,
    listRiwayat,
    viewKonsultasi,
    pageTenagaProfesional,
    listTenagaProfesionalPublik,
    getTenagaProfesionalPublik,
  ])
