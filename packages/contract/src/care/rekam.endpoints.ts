import * as z from 'zod/mini'
import { IZIN_REKAM_HARI } from '../base/constants.ts'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import {
  Dirilis,
  Ditandatangani,
  DrafRekamMasukan,
  DrafTersimpan,
  IzinRekam,
  IzinRekamMasukan,
  Rekam,
  RekamDibagikan,
  TandaTanganMasukan,
  VersiRekam,
} from './rekam.schema.ts'

const path = '/api/tenpro/rekam'
const ofKonsultasi = {
  target: { in: 'query', field: 'jadwalid', is: 'rekam_konsultasi' },
  query: z.object({ jadwalid: IdQuery }),
} as const

export const getRekam = endpoint({
  method: 'GET',
  path,
  access: 'tenpro',
  summary:
    'The psychologist’s notes of a consultation: drafts and signed versions of both kinds for its psychologist, signed ones for a psychologist who answers a request of the client in the place of a psychologist who is gone, signed limited ones for a professional with a grant of the client. For all others there is none.',
  ...ofKonsultasi,
  data: Rekam,
  errors: ['NOT_FOUND', 'TEXT_CLOSED', 'TRAIL_UNAVAILABLE'],
})

export const putDrafRekam = endpoint({
  method: 'PUT',
  path: `${path}/draf`,
  access: 'tenpro',
  summary:
    'Save the draft of a note. Refused with 409 `VERSION_STALE` where `dasar_versi` is not the newest signed version, or `revisi` is sent and is not that of the stored draft; `data` then has both.',
  ...ofKonsultasi,
  body: DrafRekamMasukan,
  data: DrafTersimpan,
  message: 'Draf tersimpan.',
  errors: ['NOT_FOUND', 'TEXT_CLOSED', 'VERSION_STALE'],
  event: 'rekam.draft',
})

export const signRekam = endpoint({
  method: 'POST',
  path: `${path}/tandatangan`,
  access: 'tenpro',
  summary:
    'Sign the draft with the password: it becomes the next version, which cannot be changed. From the second version on, `alasan` says why.',
  ...ofKonsultasi,
  body: TandaTanganMasukan,
  data: Ditandatangani,
  success: 201,
  message: 'Catatan ditandatangani.',
  errors: [
    'NOT_FOUND',
    'TEXT_CLOSED',
    'PASSWORD_WRONG',
    'PASSWORD_NONE',
    'LOGIN_LOCKED',
    'VERSION_STALE',
    'RECORD_EMPTY',
    'RECORD_REASON_REQUIRED',
  ],
  event: 'rekam.sign',
})

export const releaseRekam = endpoint({
  method: 'PUT',
  path: `${path}/rilis`,
  access: 'tenpro',
  summary: 'Release the newest version of a limited note to the client. Released again, it stays as it is.',
  target: { in: 'query', field: 'id', is: 'rekam' },
  query: z.object({ id: IdQuery }),
  data: Dirilis,
  message: 'Catatan dirilis kepada klien.',
  errors: ['NOT_FOUND', 'TEXT_CLOSED', 'VERSION_STALE'],
  event: 'rekam.release',
})

export const listRekamDibagikan = endpoint({
  method: 'GET',
  path: `${path}/izin`,
  access: 'tenpro',
  summary: 'The consultations whose limited notes clients have granted to the caller, the newest grant first.',
  data: z.array(RekamDibagikan),
})

export const listRekamDirilis = endpoint({
  method: 'GET',
  path: '/api/users/rekam',
  access: 'users',
  summary: 'The limited note of the caller’s consultation that was released last; an empty list where none was.',
  target: { in: 'query', field: 'jadwalid', is: 'konsultasi' },
  query: z.object({ jadwalid: IdQuery }),
  data: z.array(VersiRekam),
  errors: ['NOT_FOUND'],
})

const izin = '/api/users/izin-rekam'
export const listIzinRekam = endpoint({
  method: 'GET',
  path: izin,
  access: 'users',
  summary: 'The caller’s grants of the limited notes of a consultation, newest first, also those that have ended.',
  target: { in: 'query', field: 'jadwalid', is: 'konsultasi' },
  query: z.object({ jadwalid: IdQuery }),
  data: z.array(IzinRekam),
  errors: ['NOT_FOUND'],
})

export const insertIzinRekam = endpoint({
  method: 'POST',
  path: izin,
  access: 'users',
  summary: `Let another professional read the signed limited notes of a consultation, for at most ${IZIN_REKAM_HARI} days.`,
  target: { in: 'body', field: 'jadwal_id', is: 'rekam_konsultasi' },
  body: IzinRekamMasukan,
  data: IzinRekam,
  success: 201,
  message: 'Izin diberikan.',
  errors: ['NOT_FOUND', 'RECORD_GRANT_PROFESSIONAL', 'RECORD_GRANT_UNTIL', 'RECORD_GRANT_EXISTS'],
  event: 'rekam.grant',
})

export const removeIzinRekam = endpoint({
  method: 'DELETE',
  path: izin,
  access: 'users',
  summary: 'Withdraw a grant: it counts no more from now on, and stays on record.',
  target: { in: 'query', field: 'id', is: 'izin_rekam' },
  query: z.object({ id: IdQuery }),
  data: IzinRekam,
  message: 'Izin dicabut.',
  errors: ['NOT_FOUND'],
  event: 'rekam.withdraw',
})
