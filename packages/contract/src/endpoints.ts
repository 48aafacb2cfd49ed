import * as auth from './auth.endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import * as feedback from './feedback.endpoints.ts'
import * as jadwalTenaga from './jadwal-tenaga.endpoints.ts'
import * as konsultasi from './konsultasi.endpoints.ts'
import * as percakapan from './percakapan.endpoints.ts'
import * as spesialisasi from './spesialisasi.endpoints.ts'
import * as tenagaProfesional from './tenaga-profesional.endpoints.ts'
import * as user from './user.endpoints.ts'

/** Every endpoint there is, by name: the access test calls them, and what the server does not serve yet shows by comparison. */
export const allEndpoints: Record<string, Endpoint> = {
  ...user,
  ...auth,
  ...spesialisasi,
  ...tenagaProfesional,
  ...jadwalTenaga,
  ...konsultasi,
  ...percakapan,
  ...feedback,
}
