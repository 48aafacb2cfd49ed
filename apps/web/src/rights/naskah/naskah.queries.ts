import { listNaskah, putRancangan, terbitkanNaskah } from '@sehati/contract/rights/naskah-kelola.endpoints'
import { ask, useSend } from '../../base/lib/api.ts'

export const naskahKelolaQuery = () => ask(listNaskah)
export const usePutRancangan = () => useSend(putRancangan, [listNaskah])
export const useTerbitkan = () => useSend(terbitkanNaskah, [listNaskah])
