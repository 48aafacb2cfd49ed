import { insertFeedback, listFeedbackUser, updateTampilFeedback } from '@sehati/contract/care/feedback.endpoints'
import { getKonsultasi, listRiwayat, viewKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import {
  getTenagaProfesionalPublik,
  listTenagaProfesionalPublik,
  pageTenagaProfesional,
} from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import { ask, useSend } from '../../base/lib/api.ts'

/** The patient's own reviews, newest first. */
export const ownFeedbackQuery = () => ask(listFeedbackUser)

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

/** Shows a comment in public or withdraws it. */
export const useUpdateTampil = () => useSend(updateTampilFeedback, [listFeedbackUser, getTenagaProfesionalPublik])
