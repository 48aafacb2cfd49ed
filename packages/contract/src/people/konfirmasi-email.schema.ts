import * as z from 'zod/mini'
import { describeSchema } from '../base/describe-schema.ts'
import { IdMasukan } from '../base/isian.ts'
import { Email } from './user.schema.ts'

/** The address as its confirmer has seen it: one that was changed meanwhile is not confirmed. */
export const KonfirmasiEmail = z.object({ user_id: IdMasukan, email: Email })
describeSchema(KonfirmasiEmail, 'The address of an account that another admin set, as the caller has seen it.')
export type KonfirmasiEmail = z.output<typeof KonfirmasiEmail>
