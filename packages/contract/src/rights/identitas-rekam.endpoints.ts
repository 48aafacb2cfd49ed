import * as z from 'zod/mini'
import { forPetugas } from '../base/access.ts'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { IDENTITAS_MENIT } from './identitas-rekam.rules.ts'
import {
  BukaIdentitasMasukan,
  IdentitasQuery,
  IdentitasTersimpan,
  IsiIdentitas,
  PutusanIdentitas,
} from './identitas-rekam.schema.ts'

const path = '/api/petugas/identitas'

export const listIdentitasRekam = endpoint({
  ...forPetugas,
  method: 'GET',
  path,
  summary:
    'The erased accounts of which a medical record is kept, with the last opening of each identity: those that wait for another person first, then the last that were erased; at most 200.',
  query: IdentitasQuery,
  data: z.array(IdentitasTersimpan),
  errors: ['TRAIL_UNAVAILABLE'],
})

export const insertBukaIdentitas = endpoint({
  ...forPetugas,
  method: 'POST',
  path,
  summary: 'Ask to open the identity of a record whose account was erased. Another person decides.',
  body: BukaIdentitasMasukan,
  data: z.null(),
  success: 201,
  message: 'Pembukaan diminta. Petugas lain memutusnya.',
  errors: ['IDENTITY_UNKNOWN', 'IDENTITY_ASKED', 'TEXT_CLOSED'],
  event: 'identitas.ask',
})

export const putPutusanIdentitas = endpoint({
  ...forPetugas,
  method: 'PUT',
  path,
  summary: `Decide about an opening that another person asked for, once. With consent, the one who asked reads the identity for ${IDENTITAS_MENIT} minutes.`,
  query: z.object({ id: IdQuery }),
  body: PutusanIdentitas,
  data: z.null(),
  message: 'Putusan tersimpan.',
  errors: ['NOT_FOUND', 'SELF_REVIEW', 'IDENTITY_DECIDED', 'IDENTITY_SECOND', 'TEXT_CLOSED'],
  event: 'identitas.decide',
})

export const getIsiIdentitas = endpoint({
  ...forPetugas,
  method: 'GET',
  path: `${path}/isi`,
  summary:
    'Whose the record is, for the account that asked, while the opening lasts. That it is read is recorded before the response.',
  query: z.object({ id: IdQuery }),
  data: IsiIdentitas,
  errors: ['NOT_FOUND', 'IDENTITY_CLOSED', 'TEXT_CLOSED', 'TRAIL_UNAVAILABLE'],
})
