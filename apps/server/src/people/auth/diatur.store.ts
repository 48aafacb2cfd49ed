import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

type Diatur = { password_diatur?: true; email_diatur?: true }

/** What an admin set of this account, with keys only for what is so. */
export async function findDiatur(db: Db, user_id: number): Promise<Diatur> {
  const row = await db.row<{ password: boolean; email: boolean }>(sql`
    select password_oleh is not null as password, email_oleh is not null as email from users where user_id = ${user_id}`)
  return { ...(row?.password && { password_diatur: true }), ...(row?.email && { email_diatur: true }) }
}

type Konfirmasi = { user_id: number; oleh: number }

/** Whether an admin set the address of this person, and whether `oleh` may confirm it. Lock the person first. */
export const findPengaturEmail = async (
  tx: Db,
  { user_id, oleh }: Konfirmasi,
  now: Date,
): Promise<{ isDiatur: boolean; isPengonfirmasi: boolean }> =>
  (await tx.row<{ isDiatur: boolean; isPengonfirmasi: boolean }>(sql`
    select email_oleh is not null as "isDiatur", ${oleh}::int in (select pengonfirmasi_email(user_id, ${now}::timestamptz)) as "isPengonfirmasi"
    from users where user_id = ${user_id}`)) ?? { isDiatur: false, isPengonfirmasi: false }

/** Whether an account can confirm the address that an admin set; false where no admin set it. */
export const hasPengonfirmasi = async (tx: Db, user_id: number, now: Date): Promise<boolean> =>
  (await tx.row(sql`select from pengonfirmasi_email(${user_id}, ${now}::timestamptz) limit 1`)) !== null

/**
 * Lets an address that an admin set count without a confirmation, where no account can confirm it and 72 hours have passed; false
 * otherwise. A trigger refuses it sooner.
 */
export const updateEmailCukup = async (tx: Db, user_id: number, now: Date): Promise<boolean> =>
  (await tx.row(sql`
    update users set email_oleh = null, email_diatur_pada = null, updated_at = ${now}
    where user_id = ${user_id} and email_oleh is not null and email_menunggu_cukup(user_id, ${now}::timestamptz)
    returning user_id`)) !== null

/** Records the confirmation. A trigger refuses an account that may not confirm it. */
export async function updateEmailDikonfirmasi(tx: Db, { user_id, oleh }: Konfirmasi, now: Date): Promise<void> {
  await tx.rows(sql`
    update users set email_oleh = null, email_diatur_pada = null, email_dikonfirmasi_oleh = ${oleh}, updated_at = ${now}
    where user_id = ${user_id}`)
}
