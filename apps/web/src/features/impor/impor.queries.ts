import { imporData } from '@sehati/contract/impor/endpoints'
import { pageTenagaProfesional } from '@sehati/contract/tenaga-profesional/endpoints'
import { findUser, listLevel, pageUser } from '@sehati/contract/user/endpoints'
import { useSend } from '../../lib/api.ts'

/** The dry run: nothing is stored. */
export const useCheckImpor = () => useSend(imporData)

export const useImpor = () => useSend(imporData, [pageUser, findUser, listLevel, pageTenagaProfesional])
