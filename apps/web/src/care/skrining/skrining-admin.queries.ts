import { insertInstrumen, listInstrumenAdmin } from '@sehati/contract/care/skrining.endpoints'
import { ask, useSend } from '../../base/lib/api.ts'

export const instrumenAdminQuery = () => ask(listInstrumenAdmin)

export const useImporInstrumen = () => useSend(insertInstrumen, [listInstrumenAdmin])
