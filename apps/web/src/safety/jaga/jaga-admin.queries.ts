import { listTugas } from '@sehati/contract/people/tugas.endpoints'
import { listJaga, putJaga, removeJaga } from '@sehati/contract/safety/jaga.endpoints'
import { ask, useSend } from '../../base/lib/api.ts'

/** The shifts that have not ended. */
export const jagaQuery = () => ask(listJaga)

/** The people who can be on duty. */
export const pemegangQuery = () => ({
  ...ask(listTugas),
  select: (rows: { tugas: string; user_id: number; name: string }[]) => rows.filter(({ tugas }) => tugas === 'jaga'),
})

export const usePutJaga = () => useSend(putJaga, [listJaga])
export const useRemoveJaga = () => useSend(removeJaga, [listJaga])
