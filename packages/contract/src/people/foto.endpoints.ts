import * as z from 'zod/mini'
import { Berkas } from '../base/berkas.schema.ts'
import { ukuranFoto } from '../base/constants.ts'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { User } from './user.schema.ts'

export const putFoto = endpoint({
  method: 'POST',
  path: '/api/allroles/profile/foto',
  access: 'allroles',
  summary: 'Replace the caller’s photo (multipart field `foto`: JPEG, PNG or WebP, at most 5 MB).',
  encoding: 'multipart',
  data: User,
  message: 'Foto profil tersimpan.',
  errors: ['FILE_REFUSED', 'PHOTO_QUOTA', 'TOO_LARGE', 'UNSUPPORTED_TYPE'],
  event: 'user.put-photo',
})

export const removeFoto = endpoint({
  method: 'DELETE',
  path: '/api/allroles/profile/foto',
  access: 'allroles',
  summary: 'Remove the caller’s photo.',
  data: User,
  message: 'Foto profil dihapus.',
  event: 'user.remove-photo',
})

/** The version of a photo: random, new with every upload. */
const Versi = z.string().check(z.regex(/^[A-Za-z0-9_-]{16}$/))

/**
 * `foto_url` names this call with `id` and `v`; the page that shows it adds `ukuran`. An <img> cannot send a bearer
 * header, so the browser fetches the picture through the API client and shows a blob URL; it may keep what it fetched
 * for as long as it likes, since a new photo has a new address. Without `v` the response is the present photo, to be
 * requested again each time. The person, admins and a professional whom the person consults may see a photo. Every
 * signed-in user may see the photo of an active professional. For any other user there is none.
 */
export const getFoto = endpoint({
  method: 'GET',
  path: '/api/allroles/foto',
  access: 'allroles',
  summary: 'A person’s photo as a square WebP.',
  target: { in: 'query', field: 'id', is: 'foto' },
  query: z.object({
    id: IdQuery,
    v: z.optional(Versi),
    ukuran: z._default(z.pipe(z.coerce.number<number>(), z.literal(ukuranFoto)), 128),
  }),
  data: Berkas,
  produces: 'image/webp',
  errors: ['NOT_FOUND'],
})
