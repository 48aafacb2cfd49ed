import * as api from '@sehati/contract/waiting/tunggu.endpoints'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ask, useSend } from '../../base/lib/api.ts'

/** A page of who is in line; the last one stays in view while the next is fetched. */
export const useTungguPage = (page: number) =>
  useQuery({ ...ask(api.listTungguAdmin, { page }), placeholderData: keepPreviousData })

/** Who is in line for the signed-in professional. */
export const tungguTenagaQuery = () => ask(api.listTungguTenpro)

export const useMendesakAdmin = () => useSend(api.mendesakTunggu, [api.listTungguAdmin])
export const useMendesakTenaga = () => useSend(api.mendesakTungguTenpro, [api.listTungguTenpro])
