import { t } from '@lingui/core/macro'
import { BPJS_DIGITS } from '@sehati/contract/base/constants'
import { Gender } from '@sehati/contract/people/user.schema'
import { capital } from '../../base/lib/capital.ts'
import { say } from '../../base/lib/say.ts'
import type { FieldProps } from '../../base/lib/use-isian.ts'

type UserField = 'name' | 'email' | 'phone_number' | 'gender' | 'no_bpjs'

/**
 * The properties of the inputs in every form for a person's data; `field` is that form's own. Only the BPJS number stops
 * at its length, as specified: what is longer elsewhere stays, and the schema says that it is too long.
 */
export const userFields = (field: (name: UserField) => FieldProps) => ({
  name: { label: t`Nama lengkap`, ...field('name') },
  email: { label: t`Email`, type: 'email', ...field('email') },
  phone_number: {
    label: t`Nomor telepon`,
    inputMode: 'tel' as const,
    ...field('phone_number'),
  },
  gender: { label: t`Jenis kelamin`, ...field('gender') },
  no_bpjs: { label: t`Nomor BPJS`, maxDigits: BPJS_DIGITS, ...field('no_bpjs') },
})

/** The genders to choose from, after what stands for none. */
export const genderPilihan = (kosong: string) => [
  { value: '', label: kosong },
  ...Gender.options.map((gender) => ({ value: gender, label: capital(say(gender)) })),
]
