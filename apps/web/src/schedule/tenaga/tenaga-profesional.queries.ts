import { listSpesialisasi } from '@sehati/contract/clinic/spesialisasi.endpoints'
import {
  getTenagaProfesionalByUser,
  getTenagaProfesionalPublik,
  listBahasaTenaga,
  listTenagaProfesionalPublik,
  pageTenagaProfesional,
  updateProfilTenaga,
} from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import { useQuery } from '@tanstack/react-query'
import { ask, useSend } from '../../base/lib/api.ts'
import type { TenagaSearch } from './tenaga-search.ts'

export const levelOf = { dokter: 2, psikolog: 3 } as const

/** One active professional; null where there is none of this id. */
export const useTenaga = (profesional_id: number) =>
  useQuery({
    ...ask(listTenagaProfesionalPublik),
    select: (rows) => rows.find((row) => row.profesional_id === profesional_id) ?? null,
  })

/** One active professional as the list has them, with what only those who are signed in see. */
export const tenagaRowQuery = (profesional_id: number) => ask(pageTenagaProfesional, { profesional_id, limit: 1 })

/** The specialisations of a profession's active professionals; all that there are without one. */
export const spesialisasiQuery = (profesi: TenagaSearch['profesi']) =>
  ask(listSpesialisasi, profesi ? { level_id: levelOf[profesi] } : {})

/** The languages that professionals speak. */
export const bahasaQuery = () => ask(listBahasaTenaga)

/** What the public page about one professional shows. */
export const tenagaPublikQuery = (profesional_id: number) => ask(getTenagaProfesionalPublik, { id: profesional_id })

/** The signed-in professional as such. */
export const ownTenagaQuery = (user_id: number) => ask(getTenagaProfesionalByUser, { user_id })

export const useUpdateProfilTenaga = () =>
  useSend(updateProfilTenaga, [
    getTenagaProfesionalByUser,
    getTenagaProfesionalPublik,
    listBahasaTenaga,
    pageTenagaProfesional,
    listTenagaProfesionalPublik,
  ])
