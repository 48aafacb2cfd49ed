import {
  getSpesialisasi,
  insertSpesialisasi,
  listSpesialisasi,
  updateSpesialisasi,
} from '@sehati/contract/clinic/spesialisasi.endpoints'
import { listJadwalPublik } from '@sehati/contract/schedule/jadwal-tenaga.endpoints'
import {
  getTenagaProfesional,
  listTenagaProfesionalPublik,
  pageTenagaProfesional,
} from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import { ask, useSend } from '../../base/lib/api.ts'

/** All specialisations by name. */
export const spesialisasiQuery = () => ask(listSpesialisasi)

/** The name of a specialisation is part of every response that contains a professional. */
const touched = [
  listSpesialisasi,
  getSpesialisasi,
  pageTenagaProfesional,
  listTenagaProfesionalPublik,
  getTenagaProfesional,
  listJadwalPublik,
]

export const useInsertSpesialisasi = () => useSend(insertSpesialisasi, touched)
export const useUpdateSpesialisasi = () => useSend(updateSpesialisasi, touched)
