import { isAdmin, isProfessional, type LevelId } from '@sehati/contract/base/access'
import {
  batalRangkaian,
  getRangkaian,
  insertRangkaian,
  pratinjauRangkaian,
} from '@sehati/contract/booking/rangkaian.endpoints'
import { useQuery } from '@tanstack/react-query'
import { ask, useSend } from '../../base/lib/api.ts'
import { konsultasiReads } from '../../consultation/konsultasi/konsultasi-reads.ts'
import { type BacaWaktu, bacaAdmin, bacaLoket } from '../kelola/use-waktu-tenaga.ts'
import { bacaLanjutan } from '../lanjutan/lanjutan.queries.ts'

/** The times at which a series can begin, as its professional, an admin or the desk reads them. */
export function bacaRangkaian(level_id: LevelId): BacaWaktu {
  const clinic = isAdmin(level_id) ? bacaAdmin : bacaLoket
  return { ...(isProfessional(level_id) ? bacaLanjutan : clinic), jendela: 'rangkaian' }
}

const waktu = [bacaLanjutan, bacaAdmin, bacaLoket]
  .flatMap((baca) => Object.values(baca))
  .filter((one) => typeof one === 'object')
const reads = [...konsultasiReads, getRangkaian, ...waktu]

export const useRangkaian = (id: number) => useQuery(ask(getRangkaian, { id }))
/** Looks at a pattern; changes nothing. */
export const usePratinjau = () => useSend(pratinjauRangkaian)
export const useInsertRangkaian = () => useSend(insertRangkaian, reads)
export const useBatalRangkaian = () => useSend(batalRangkaian, reads)
