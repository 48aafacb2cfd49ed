import { isAdmin, isPatient } from '@sehati/contract/base/access'
import { checkOwnAccount } from '@sehati/contract/people/user.rules'
import type { User } from '@sehati/contract/people/user.schema'
import type { Tindakan } from '@sehati/contract/record/jejak.rules'
import { checkStandingChange, sidesLeft } from '@sehati/contract/staffing/kedudukan.rules'
import type { UserPerubahan } from '@sehati/contract/staffing/kedudukan.schema'
import type { Asal, SignedIn } from '../../base/http/authentication.ts'
import { found, reject, rejectIf } from '../../base/http/errors.ts'
import { cancel } from '../../booking/booking/cancel.act.ts'
import { removeAuthSessionsOf } from '../../people/auth/auth.store.ts'
import { hasPengonfirmasi } from '../../people/auth/diatur.store.ts'
import { hasNoCaraMasuk, putUndangan } from '../../people/auth/undangan.store.ts'
import { withNomor } from '../../people/user/nomor-bpjs.ts'
import { lockActiveAdmins, lockUser, updateUser } from '../../people/user/user.store.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'
import { insertPeristiwa, insertPeristiwaAdmin } from '../../record/peristiwa/peristiwa.store.ts'
import { lockAhead } from './kedudukan.store.ts'
import { saveUsulan } from './save-usulan.act.ts'

const endsSessions = (before: User, after: User) =>
  after.status_user === 'nonaktif' || after.level_id !== before.level_id

const isActiveAdmin = ({ level_id, status_user }: User) => isAdmin(level_id) && status_user === 'aktif'

const withoutEmail = ({ email: _, ...rest }: User) => JSON.stringify(rest)
/** What the trail says of a change: another e-mail has its own word. */
const actsOf = (before: User, after: User): Tindakan[] => [
  ...(after.email === before.email ? [] : (['ganti_email'] as const)),
  ...(withoutEmail(after) === withoutEmail(before) ? [] : (['ubah_akun'] as const)),
]

/**
 * An admin changes an account. A change of status or level also ends the sessions and consultations that depend on it,
 * in the same transaction, and stores what is proposed to the patients of a professional who leaves. Another e-mail is mailed a link: an invitation where the account has no password yet.
 */
export async function changeUser(
  context: Context,
  { actor, asal }: { actor: SignedIn; asal: Asal },
  { user_id, pesan, usulan = [], ...change }: UserPerubahan,
): Promise<User> {
  const { before, after } = await context.db.transaction(async (tx) => {
    const admins = await lockActiveAdmins(tx)
    const row = found(await lockUser(tx, user_id))
    const before = withNomor(context.seal, row)
    const others = admins.filter((admin) => admin !== user_id).length
    rejectIf(checkOwnAccount(actor, user_id, (change.email ?? before.email) !== before.email))
    rejectIf(checkStandingChange(actor, before, { ...before, ...change }, others))
    // Another admin was faster: this caller has lost their own rights.
    if (!admins.includes(actor.user_id)) reject('TOKEN_INVALID')
    const now = context.clock()
    const after = await updateUser(tx, context.seal, row, change, { admin: actor.user_id, now })
    for (const tindakan of actsOf(before, after)) {
      const ubah = { tindakan, objek: 'akun', objek_id: user_id, subjek_id: user_id } as const
      await catatTindakan(tx, { actor, asal }, { ...ubah, dasar: 'administrasi' }, now)
    }
    if (endsSessions(before, after)) await removeAuthSessionsOf(tx, user_id)
    if (isActiveAdmin(after) && !isActiveAdmin(before))
      await insertPeristiwaAdmin(tx, { jenis: 'admin_baru', tentang: user_id }, now)
    if (after.email !== before.email) {
      if (!isPatient(after.level_id)) {
        // In a clinic without a second person who can confirm the address, it counts after 72 hours: colleagues are told too.
        const rekan = !(await hasPengonfirmasi(tx, user_id, now))
        await insertPeristiwaAdmin(tx, { jenis: 'akun_staf_diatur', tentang: user_id, rekan }, now)
      }
      await insertPeristiwa(tx, { jenis: 'email_berubah', user_id, isi: { alamat: before.email } }, now)
      if (await hasNoCaraMasuk(tx, user_id)) await putUndangan(tx, user_id, now)
      else await insertPeristiwa(tx, { jenis: 'verifikasi', user_id, isi: null }, now)
    }
    let cancelled: ReadonlyMap<number, number> = new Map()
    for (const sisi of sidesLeft(before, after)) {
      const sebab = sisi === 'pasien' ? 'pasien' : 'klinik'
      const ahead = await lockAhead(tx, { user_id, sisi }, now)
      await cancel(context, tx, [...ahead.keys()], { diubah_oleh: actor.user_id, alasan: pesan || null, sebab })
      if (sisi === 'profesional') cancelled = ahead
    }
    if (usulan.length > 0) await saveUsulan(context, tx, { usulan, cancelled, level_id: before.level_id })
    return { before, after }
  })
  if (endsSessions(before, after)) context.clearSessions()
  return after
}
