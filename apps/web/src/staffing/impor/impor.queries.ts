import { findUser, listLevel, pageUser } from '@sehati/contract/people/user.endpoints'
import { pageTenagaProfesional } from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import { imporData } from '@sehati/contract/staffing/impor.endpoints'
import { useSend } from '../../base/lib/api.ts'

/** The dry run: nothing is stored. */
export const useCheckImpor = () => useSend(imporData)

export const useImpor = () => useSend(imporData, [pageUser, findUser, listLevel, pageTenagaProfesional])
