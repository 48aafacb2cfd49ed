import * as api from '@sehati/contract/booking/tautan.endpoints'
import type { Tautan, TautanSlot } from '@sehati/contract/booking/tautan.schema'
import { queryOptions } from '@tanstack/react-query'
import { useSend } from '../../base/lib/api.ts'
import type { ApiError } from '../../base/lib/api-error.ts'
import { call } from '../../base/lib/call.ts'

/** What a link is for. The token goes in a body, so that no address holds it. */
export const tautanQuery = (token: string) =>
  queryOptions<Tautan, ApiError>({
    queryKey: [api.lihatTautan.path, token],
    queryFn: ({ signal }) => call(api.lihatTautan, { body: { token }, signal }),
    gcTime: 0,
  })

export const tautanSlotQuery = (token: string) =>
  queryOptions<TautanSlot[], ApiError>({
    queryKey: [api.slotTautan.path, token],
    queryFn: ({ signal }) => call(api.slotTautan, { body: { token }, signal }),
    gcTime: 0,
  })

export const useKonfirmasiTautan = () => useSend(api.konfirmasiTautan)

export const useBatalTautan = () => useSend(api.batalTautan)

export const usePindahTautan = () => useSend(api.pindahTautan)
