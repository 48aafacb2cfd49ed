import { type CaraMasuk, TAG_CARA_MASUK } from '@sehati/contract/people/cara-masuk.rules'
import type { Context } from '../../record/context.ts'
import { relyingPartyOf } from '../passkey/relying-party.ts'

/** The ways to sign in besides the password that these settings allow. */
export const caraMasuk = ({ publicUrl }: Pick<Context, 'publicUrl'>): CaraMasuk => ({
  passkey: relyingPartyOf(publicUrl) !== null,
})

/** The tags by which the pages learn of them; none where there is none, so that such a page is what it was. */
export const tagsOf = (cara: CaraMasuk): Record<string, string> =>
  cara.passkey ? { [TAG_CARA_MASUK]: JSON.stringify(cara) } : {}
