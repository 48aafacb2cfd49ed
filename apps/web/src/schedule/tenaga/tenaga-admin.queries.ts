import type { LevelOf } from '@sehati/contract/base/access'
import { pageSize } from '@sehati/contract/base/constants'
import { listSpesialisasi } from '@sehati/contract/clinic/spesialisasi.endpoints'
import { findUser } from '@sehati/contract/people/user.endpoints'
import type { UserTemuan } from '@sehati/contract/people/user.schema'
import { listJadwalPublik } from '@sehati/contract/schedule/jadwal-tenaga.endpoints'
import {
  getTenagaProfesional,
  getTenagaProfesionalPublik,
  listBahasaTenaga,
  listTenagaProfesionalPublik,
  pageTenagaProfesional,
} from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import { insertTenagaProfesional, updateTenagaProfesional } from '@sehati/contract/staffing/tenaga-kelola.endpoints'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { ask, useSend } from '../../base/lib/api.ts'
import { ApiError } from '../../base/lib/api-error.ts'
import { call } from '../../base/lib/call.ts'
import { mergeById } from './candidate.rules.ts'

/** A page of professionals, active or not; the last one stays in view while the next is fetched. */
type TenagaSearch = { q: string; status: '' | 'aktif' | 'nonaktif'; sesi: '' | 'terbuka'; page: number }

export const useTenagaPage = ({ q, status, sesi, page }: TenagaSearch) =>
  useQuery({
    ...ask(pageTenagaProfesional, {
      page,
      limit: pageSize.tenagaProfesional,
      q: q || undefined,
      status_user: status || undefined,
      sesi: sesi || undefined,
    }),
    placeholderData: keepPreviousData,
  })

export const tenagaQuery = (profesional_id: number) => ask(getTenagaProfesional, { id: profesional_id })

export const spesialisasiQuery = () => ask(listSpesialisasi)

/** All users of one level, page after page. The server may also report with 404 or 204 that there are none. */
async function peopleOf(value: LevelOf<'profesional'>, signal: AbortSignal): Promise<UserTemuan[]> {
  const people: UserTemuan[] = []
  try {
    for (let page = 1, last = 1; page <= last; page++) {
      const found = await call(findUser, { query: { page, limit: 100 }, body: { field: 'level_id', value }, signal })
      people.push(...found.queried)
      last = found.last_page
    }
  } catch (error) {
    const isNone = error instanceof ApiError && (error.status === 404 || error.status === 204)
    if (!isNone) throw error
  }
  return people
}

/** Doctors and psychologists who are not professionals yet. */
export const candidatesQuery = () =>
  queryOptions<UserTemuan[], ApiError>({
    queryKey: [findUser.path, 'candidates'],
    queryFn: async ({ signal }) => {
      const found = await Promise.all([peopleOf(2, signal), peopleOf(3, signal)])
      return mergeById(found).filter(({ profesional_id }) => profesional_id === null)
    },
  })

const touched = [
  pageTenagaProfesional,
  getTenagaProfesional,
  getTenagaProfesionalPublik,
  listTenagaProfesionalPublik,
  listBahasaTenaga,
  listJadwalPublik,
  findUser,
]

export const useInsertTenaga = () => useSend(insertTenagaProfesional, touched)
export const useUpdateTenaga = () => useSend(updateTenagaProfesional, touched)
