import { listTugas, listTugasSaya, putTugas } from '@sehati/contract/people/tugas.endpoints'
import { ask, useSend } from '../../base/lib/api.ts'

/** Which account has which duty. */
export const tugasQuery = () => ask(listTugas)

export const usePutTugas = () => useSend(putTugas, [listTugas, listTugasSaya])
