import {
  countPemberitahuan,
  listPemberitahuan,
  listPilihanKabar,
  putPilihanKabar,
  readPemberitahuan,
} from '@sehati/contract/channel/pemberitahuan.endpoints'
import type { Pemberitahuan } from '@sehati/contract/channel/pemberitahuan.schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { ask, useSend } from '../../base/lib/api.ts'
import type { ApiError } from '../../base/lib/api-error.ts'
import { call } from '../../base/lib/call.ts'

type Halaman = z.output<typeof listPemberitahuan.data>
type Bacaan = z.output<typeof readPemberitahuan.body>
type Jumlah = z.output<typeof countPemberitahuan.data>

/** A page of notices; the first one is also what the bell shows. */
export const pemberitahuanQuery = (page = 1) => ask(listPemberitahuan, { page })

export const jumlahQuery = () => ask(countPemberitahuan)
export const pilihanQuery = () => ask(listPilihanKabar)

/** Every notice that is in view, and the count of the unread. */
export const kabarKeys = [[listPemberitahuan.path], [countPemberitahuan.path]] as const

const isMeant = (which: Bacaan, { pemberitahuan_id }: Pemberitahuan) =>
  'sampai' in which ? pemberitahuan_id <= which.sampai : pemberitahuan_id === which.pemberitahuan_id

/** Marks as read, on the screen at once; what the server has comes afterwards, whether it agreed or not. */
export function useReadPemberitahuan() {
  const cache = useQueryClient()
  return useMutation<Jumlah, ApiError, Bacaan>({
    mutationFn: (body) => call(readPemberitahuan, { body }),
    onMutate: async (which) => {
      await Promise.all(kabarKeys.map((queryKey) => cache.cancelQueries({ queryKey })))
      cache.setQueriesData<Halaman>({ queryKey: [listPemberitahuan.path] }, (found) => {
        const queried = found?.queried.map((row) => (isMeant(which, row) ? { ...row, dibaca: true } : row))
        return found && queried && { ...found, queried }
      })
      cache.setQueriesData<Jumlah>(
        { queryKey: [countPemberitahuan.path] },
        (found) => found && { jumlah: 'sampai' in which ? 0 : Math.max(0, found.jumlah - 1) },
      )
    },
    onSettled: () => Promise.all(kabarKeys.map((queryKey) => cache.invalidateQueries({ queryKey }))),
  })
}

/** Marks all notices as read, also those on pages of the list that are not shown. */
export function useReadSemua() {
  const cache = useQueryClient()
  const { mutate, isPending } = useReadPemberitahuan()
  const readSemua = async (onError: (error: ApiError) => void) => {
    const newest = await cache.ensureQueryData(pemberitahuanQuery()).catch(onError)
    const sampai = newest?.queried[0]?.pemberitahuan_id
    if (sampai !== undefined) mutate({ sampai }, { onError })
  }
  return { readSemua, isPending }
}

/** Turns the mail of a kind on or off. */
export const usePutPilihan = () => useSend(putPilihanKabar, [listPilihanKabar])
