import { listJejakSaya } from '@sehati/contract/jejak/endpoints'
import type { JejakSaya } from '@sehati/contract/jejak/schema'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { ApiError } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'

const LIMIT = 50

/** The own trail, newest first; each further page begins below the last row of the one before. */
export const jejakSayaQuery = (administratif: boolean) =>
  infiniteQueryOptions<JejakSaya[], ApiError, { pages: JejakSaya[][] }, readonly unknown[], number | undefined>({
    queryKey: [listJejakSaya.path, administratif],
    queryFn: ({ pageParam, signal }) =>
      call(listJejakSaya, {
        query: { sebelum: pageParam, limit: LIMIT, administratif: administratif ? 1 : 0 },
        signal,
      }),
    initialPageParam: undefined,
    getNextPageParam: (page) => (page.length < LIMIT ? undefined : page.at(-1)?.nomor),
  })
