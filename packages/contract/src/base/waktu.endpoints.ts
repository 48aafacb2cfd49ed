import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const getWaktu = endpoint({
  method: 'GET',
  path: '/api/public/waktu',
  access: 'public',
  summary: 'What time it is for the service, to the millisecond: the clock of a device may be wrong.',
  data: z.object({ sekarang: z.iso.datetime({ precision: 3 }) }),
})
