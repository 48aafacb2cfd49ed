import { Berkas } from '../base/berkas.schema.ts'
import { KUOTA_SALINAN } from '../base/constants.ts'
import { endpoint } from '../base/endpoint.ts'
import { SalinanMasukan } from './data-saya.schema.ts'

export const salinDataSaya = endpoint({
  method: 'POST',
  path: '/api/allroles/data-saya/salinan',
  access: 'allroles',
  summary: `A copy of everything that the service keeps about the caller and may show to them: a ZIP with a readable page, the same as JSON, the photo and the files of messages. Asks for the caller’s password; one at a time, ${KUOTA_SALINAN} in 24 hours.`,
  body: SalinanMasukan,
  data: Berkas,
  produces: 'application/zip',
  errors: ['PASSWORD_WRONG', 'PASSWORD_NONE', 'LOGIN_LOCKED', 'COPY_RUNNING', 'COPY_QUOTA'],
  event: 'data.copy',
})
