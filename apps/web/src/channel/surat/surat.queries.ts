import { listSurat, resendSurat } from '@sehati/contract/channel/surat.endpoints'
import type { Surat } from '@sehati/contract/channel/surat.schema'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ask, useSend } from '../../base/lib/api.ts'

const ASK_AGAIN_MS = 5_000

/**
 * A page of mails, newest first; the last one stays in view while the next is fetched. While one of them is under way
 * it is looked at again.
 */
export const useSuratPage = ({ status, page }: { status: Surat['status'] | ''; page: number }) =>
  useQuery({
    ...ask(listSurat, { page, status: status || undefined }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => state.data?.queried.some((row) => row.status === 'antre') && ASK_AGAIN_MS,
  })

export const useResendSurat = () => useSend(resendSurat, [listSurat])
