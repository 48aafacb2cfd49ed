import {
  gantiRahasiaWebhook,
  insertWebhook,
  listPengiriman,
  listWebhook,
  removeWebhook,
  ujiWebhook,
  ulangiPengiriman,
  ulangiRentang,
  updateWebhook,
} from '@sehati/contract/channel/webhook.endpoints'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ask, useSend } from '../../base/lib/api.ts'

const ASK_AGAIN_MS = 5_000
const both = [listWebhook, listPengiriman]

export const webhookQuery = () => ask(listWebhook)

/** A page of deliveries, newest first. While one of them waits it is read again. */
export const usePengirimanPage = (webhook_id: number, page: number) =>
  useQuery({
    ...ask(listPengiriman, { webhook_id, page }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => state.data?.queried.some(({ status }) => status === 'antre') && ASK_AGAIN_MS,
  })

export const useInsertWebhook = () => useSend(insertWebhook, both)
export const useUpdateWebhook = () => useSend(updateWebhook, both)
export const useGantiRahasia = () => useSend(gantiRahasiaWebhook, both)
export const useRemoveWebhook = () => useSend(removeWebhook, both)
export const useUjiWebhook = () => useSend(ujiWebhook, both)
export const useUlangiPengiriman = () => useSend(ulangiPengiriman, both)
export const useUlangiRentang = () => useSend(ulangiRentang, both)
