import { AUTOCOMPLETE_ROWS, pageSize } from '@sehati/contract/base/constants'
import type { Page } from '@sehati/contract/base/page.schema'
import { getDashboard, getKonsultasi, listKonsultasiAdmin } from '@sehati/contract/consultation/konsultasi.endpoints'
import { inviteUser, register, resendUndangan } from '@sehati/contract/people/auth.endpoints'
import { confirmEmailUser } from '@sehati/contract/people/konfirmasi-email.endpoints'
import { findUser, getUser, listLevel, pageUser, resetUserPassword } from '@sehati/contract/people/user.endpoints'
import { searchAsFilter } from '@sehati/contract/people/user.rules'
import type { UserTemuan } from '@sehati/contract/people/user.schema'
import { listJadwalPublik } from '@sehati/contract/schedule/jadwal-tenaga.endpoints'
import {
  getTenagaProfesional,
  listTenagaProfesionalPublik,
  pageTenagaProfesional,
} from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import { deactivateUser, listTerdampakUser, updateUser } from '@sehati/contract/staffing/kedudukan.endpoints'
import type { TerdampakAkun } from '@sehati/contract/staffing/kedudukan.schema'
import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { ask, useSend } from '../../base/lib/api.ts'
import type { ApiError } from '../../base/lib/api-error.ts'
import { call } from '../../base/lib/call.ts'
import { mergePeople } from './people.rules.ts'

const peopleQuery = (q: string, page: number) => {
  const search = searchAsFilter(q)
  const at = { page, limit: pageSize.users }
  return queryOptions<Page<UserTemuan>, ApiError>({
    queryKey: [search ? findUser.path : pageUser.path, search, at],
    queryFn: ({ signal }) =>
      search ? call(findUser, { query: at, body: search, signal }) : call(pageUser, { query: at, signal }),
  })
}

/** A page of people: those of the search, or all. The last one stays in view while the next is fetched. */
export const useUserPage = ({ q, page }: { q: string; page: number }) =>
  useQuery({ ...peopleQuery(q, page), placeholderData: keepPreviousData })

const suggestFields = ['name', 'email', 'phone_number'] as const
/** If only some of the people found may be offered, more are requested than are shown. */
const SUGGEST_LIMIT = 50

/** At most eight people whose name, e-mail or phone number holds the term; `isOffered` narrows whom. */
export const useSuggestions = (term: string, isOffered?: (user: UserTemuan) => boolean) =>
  useQuery({
    ...queryOptions<UserTemuan[], ApiError>({
      queryKey: [findUser.path, 'suggest', term, Boolean(isOffered)],
      queryFn: async ({ signal }) => {
        const query = { page: 1, limit: isOffered ? SUGGEST_LIMIT : AUTOCOMPLETE_ROWS }
        const found = await Promise.all(
          suggestFields.map((field) => call(findUser, { query, body: { field, value: term }, signal })),
        )
        return mergePeople(found.map(({ queried }) => queried))
      },
    }),
    enabled: term !== '',
    placeholderData: keepPreviousData,
    select: (people) => people.filter(isOffered ?? (() => true)).slice(0, AUTOCOMPLETE_ROWS),
  })

/** The five roles and how many people hold each. */
export const levelQuery = () => ask(listLevel)

/** Who has appointments with a person that end with their account or role; requested each time. */
export const terdampakQuery = (user_id: number) => ({ ...ask(listTerdampakUser, { user_id }), staleTime: 0 })
export const useAskTerdampak = () =>
  useMutation<TerdampakAkun[], ApiError, number>({
    mutationFn: (user_id) => call(listTerdampakUser, { query: { user_id } }),
  })

/** What a change of a person makes stale: lists of people and of professionals, and the consultations that end with the account. */
const touched = [
  pageUser,
  findUser,
  getUser,
  listLevel,
  pageTenagaProfesional,
  listTenagaProfesionalPublik,
  getTenagaProfesional,
  listJadwalPublik,
  listKonsultasiAdmin,
  getKonsultasi,
  getDashboard,
]

export const useInsertUser = () => useSend(register, touched)
export const useInviteUser = () => useSend(inviteUser, touched)
export const useResendUndangan = () => useSend(resendUndangan, [pageUser, findUser])
export const useUpdateUser = () => useSend(updateUser, touched)
export const useDeactivateUser = () => useSend(deactivateUser, touched)
export const useConfirmEmailUser = () => useSend(confirmEmailUser, [getUser])
export const useResetPassword = () => useSend(resetUserPassword)
