import { type CaraMasuk, TAG_CARA_MASUK } from '@sehati/contract/people/cara-masuk.rules'
import type { Context } from '../../record/context.ts'
import { relyingPartyOf } from '../passkey/relying-party.ts'

/** The ways to sign in besides the password that these settings allow. */
export const caraMasuk = ({ publicUrl, sso }: Pick<Context, 'publicUrl' | 'sso'>): CaraMasuk => ({
  passkey: relyingPartyOf(publicUrl) !== null,
  ...(sso.size > 0 && { sso: [...sso.values()].map(({ kode, label }) => ({ kode, label })) }),
})

/** The tags by which the pages learn of them; none where there is none, so that such a page is what it was. */
export const tagsOf = (cara: CaraMasuk): Record<string, string> =>
  cara.passkey || cara.sso ? { [TAG_CARA_MASUK]: JSON.stringify(cara) } : {}
