import { pageSize } from '@sehati/contract/base/constants'
import { pageTenagaProfesional } from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { ask } from '../../base/lib/api.ts'
import { levelOf } from './tenaga-profesional.queries.ts'
import type { TenagaSearch } from './tenaga-search.ts'

/** Reads a page of the professionals to whom a reason leads. */
type OfAlasan = (choice: z.input<typeof pageTenagaProfesional.query>, signal: AbortSignal) => Promise<TenagaPage>
type TenagaPage = z.output<typeof pageTenagaProfesional.data>

/**
 * A page of professionals; the last one stays in view while the next is fetched. With a reason, `ofAlasan` reads it: where it
 * leads decides in place of profession, speciality and order.
 */
export function useTenagaPage(search: TenagaSearch, alasan_id: number | undefined, ofAlasan: OfAlasan) {
  const { q, profesi, spesialisasi, hari, gender, bahasa, urut, page } = search
  const choice = {
    page,
    limit: pageSize.tenagaProfesional,
    q: q || undefined,
    hari: hari || undefined,
    gender: gender || undefined,
    bahasa: bahasa || undefined,
  }
  const all = ask(pageTenagaProfesional, {
    ...choice,
    level_id: profesi ? levelOf[profesi] : undefined,
    spesialisasi_id: spesialisasi || undefined,
    urut: urut === 'nama' ? undefined : urut,
  })
  const ofReason: typeof all = {
    ...all,
    queryKey: [pageTenagaProfesional.path, choice, alasan_id] as unknown as typeof all.queryKey,
    queryFn: ({ signal }) => ofAlasan(choice, signal),
  }
  return useQuery({ ...(alasan_id === undefined ? all : ofReason), placeholderData: keepPreviousData })
}
