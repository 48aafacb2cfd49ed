import { insertFeedback, listFeedbackUser, updateTampilFeedback } from '@sehati/contract/feedback/endpoints'
import type { Feedback } from '@sehati/contract/feedback/schema'
import { getKonsultasi, listRiwayat, viewKonsultasi } from '@sehati/contract/konsultasi/endpoints'
import {
  getTenagaProfesionalPublik,
  listTenagaProfesionalPublik,
  pageTenagaProfesional,
} from '@sehati/contract/tenaga-profesional/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ask, useSend } from '../../lib/api.ts'
import type { ApiError } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'

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

type Tampil = Pick<Feedback, 'feedback_id' | 'tampil_publik'>

/** Shows a comment in public or withdraws it, on the screen at once; a refusal turns it back. One after the other. */
export function useUpdateTampil() {
  const cache = useQueryClient()
  const { queryKey } = ownFeedbackQuery()
  const set = ({ feedback_id, tampil_publik }: Tampil) =>
    cache.setQueryData(queryKey, (rows) =>
      rows?.map((row) => (row.feedback_id === feedback_id ? { ...row, tampil_publik } : row)),
    )
  return useMutation<Feedback, ApiError, Tampil>({
    scope: { id: updateTampilFeedback.path },
    mutationFn: ({ feedback_id, tampil_publik }) =>
      call(updateTampilFeedback, { query: { id: feedback_id }, body: { tampil_publik } }),
    onMutate: async (chosen) => {
      await cache.cancelQueries({ queryKey })
      set(chosen)
    },
    onError: (_, { feedback_id, tampil_publik }) => set({ feedback_id, tampil_publik: !tampil_publik }),
    onSuccess: () => cache.invalidateQueries({ queryKey: [getTenagaProfesionalPublik.path] }),
  })
}
