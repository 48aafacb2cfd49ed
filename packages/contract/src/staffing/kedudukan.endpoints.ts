import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { User } from '../people/user.schema.ts'
import { TerdampakAkun, UserPerubahan } from './kedudukan.schema.ts'

export const updateUser = endpoint({
  method: 'PUT',
  path: '/api/admin/update',
  access: 'admin',
  summary:
    'Change any of a person’s fields; also how an account is reactivated. The caller’s own e-mail is changed by the profile alone. A physician does not become a psychologist, or the reverse, once there is a consultation with them. Where the person stops being a patient or a professional, their consultations ahead are cancelled, and `pesan` is the reason that the other side reads. `usulan` proposes a slot of a colleague to each patient; all or none, and a refusal names the code of each in `data.ditolak`.',
  target: { in: 'body', field: 'user_id', is: 'user' },
  body: UserPerubahan,
  data: User,
  message: 'Perubahan tersimpan.',
  errors: [
    'NOT_FOUND',
    'EMAIL_TAKEN',
    'OWN_ACCOUNT',
    'SELF_PROTECTED',
    'LAST_ADMIN',
    'PROFESSION_FIXED',
    'RESOLUTION_REFUSED',
  ],
  event: 'user.update',
})

export const deactivateUser = endpoint({
  method: 'DELETE',
  path: '/api/admin/delete',
  access: 'admin',
  summary:
    'Deactivate an account, end its sessions and cancel its consultations ahead; the other side of each is notified. Nothing is deleted.',
  target: { in: 'query', field: 'id', is: 'user' },
  query: z.object({ id: IdQuery }),
  data: User,
  message: 'Pengguna dinonaktifkan.',
  errors: ['NOT_FOUND', 'SELF_PROTECTED', 'LAST_ADMIN'],
  event: 'user.deactivate',
})

export const listTerdampakUser = endpoint({
  method: 'GET',
  path: '/api/admin/update/terdampak',
  access: 'admin',
  summary:
    'The scheduled consultations ahead that end where this person is deactivated or gets another role, each of a professional’s with a free slot of a colleague. Proposals are made together: no two are the same slot.',
  target: { in: 'query', field: 'user_id', is: 'user' },
  query: z.object({ user_id: IdQuery }),
  data: z.array(TerdampakAkun),
  errors: ['NOT_FOUND'],
})
