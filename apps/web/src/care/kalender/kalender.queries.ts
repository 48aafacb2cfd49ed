import { brandSlug } from '@sehati/contract/base/brand'
import { getKonsultasiIcs, getLangganan, putLangganan, removeLangganan } from '@sehati/contract/care/kalender.endpoints'
import { useMutation } from '@tanstack/react-query'
import { ask, useSend } from '../../base/lib/api.ts'
import type { ApiError } from '../../base/lib/api-error.ts'
import { callFile } from '../../base/lib/call.ts'
import { saveFile } from '../../base/lib/save-file.ts'

/** Whether one has a calendar subscription, and since when. */
export const langgananQuery = () => ask(getLangganan)

export const usePutLangganan = () => useSend(putLangganan, [getLangganan])
export const useRemoveLangganan = () => useSend(removeLangganan, [getLangganan])

/** Fetches the calendar file of a consultation and hands it to the browser's downloads. */
export const useSaveIcs = () =>
  useMutation<void, ApiError, number>({
    mutationFn: async (jadwalid) => {
      const { isi, nama } = await callFile(getKonsultasiIcs, { query: { jadwalid } })
      saveFile(isi, nama ?? `janji-${brandSlug}.ics`)
    },
  })
