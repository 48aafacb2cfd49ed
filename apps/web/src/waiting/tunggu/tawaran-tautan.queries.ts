import * as api from '@sehati/contract/waiting/tunggu.endpoints'
import type { TawaranTautan } from '@sehati/contract/waiting/tunggu.schema'
import { queryOptions } from '@tanstack/react-query'
import { useSend } from '../../base/lib/api.ts'
import type { ApiError } from '../../base/lib/api-error.ts'
import { call } from '../../base/lib/call.ts'

/** What a mailed link offers. The token goes in a body, so that no address holds it. */
export const tawaranTautanQuery = (token: string) =>
  queryOptions<TawaranTautan, ApiError>({
    queryKey: [api.lihatTawaranTautan.path, token],
    queryFn: ({ signal }) => call(api.lihatTawaranTautan, { body: { token }, signal }),
    gcTime: 0,
  })

export const useAmbilTautan = () => useSend(api.ambilTautan)
