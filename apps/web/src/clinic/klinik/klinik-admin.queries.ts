import * as api from '@sehati/contract/clinic/klinik.endpoints'
import * as tenaga from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import { ask, useSend } from '../../base/lib/api.ts'

export const klinikQuery = () => ask(api.listKlinik)

// The name and the zone of a clinic are also in what is known of its professionals.
const touched = [api.listKlinik, tenaga.getTenagaProfesional, tenaga.pageTenagaProfesional]
export const useInsertKlinik = () => useSend(api.insertKlinik, touched)
export const useUpdateKlinik = () => useSend(api.updateKlinik, touched)
