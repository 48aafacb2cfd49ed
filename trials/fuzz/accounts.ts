import type { Client } from 'pg'
import { hashPassword } from '../../apps/server/src/people/auth/password.ts'
import { NO_PASSWORD } from '../../apps/server/src/people/user/no-password.ts'

export const NO_ACCOUNT = 'tiada'
/** How an account signs in, and none. `penyedia`: it came by a provider, and has no password. */
export const kinds = [NO_ACCOUNT, 'password', 'aplikasi', 'passkey', 'penyedia'] as const
type Kind = (typeof kinds)[number]

/** The address of the nth account of a kind; all of one length. */
export const addressOf = (kind: Kind, n: number): string => `${kind.padEnd(10, 'x')}${n}@uji.test`

/** What each kind has beside the row of its account. */
const beside: Partial<Record<Kind, string>> = {
  aplikasi: `insert into totp (user_id, rahasia, dibuat, aktif_sejak, langkah)
    select user_id, decode(repeat('01', 60), 'hex'), now(), now(), 1`,
  passkey: `insert into passkey (user_id, kredensial, kunci_publik, hitungan, saluran, nama, dibuat)
    select user_id, sha256(email::bytea), sha256(email::bytea), 0, '{}', 'Ponsel', now()`,
  penyedia: `insert into identitas (user_id, penerbit, subjek, email, sejak, dipakai)
    select user_id, 'https://sso.uji.test', email, email, now(), now()`,
}

/** So many accounts of each kind. */
export async function plantAccounts(db: Client, many: number): Promise<void> {
  const known = await hashPassword('rahasia-sekali')
  // Secrets are sealed by a key that this program does not have, and the trigger that asks for the present one is left out.
  await db.query('set session_replication_role = replica')
  for (const kind of kinds) {
    if (kind === NO_ACCOUNT) continue
    await db.query(
      `insert into users (level_id, name, email, password_hash, created_at, updated_at)
       select 5, 'Orang', address, $2, now(), now() from unnest($1::text[]) address`,
      [Array.from({ length: many }, (_, n) => addressOf(kind, n + 1)), kind === 'penyedia' ? NO_PASSWORD : known],
    )
    if (beside[kind]) await db.query(`${beside[kind]} from users where email like $1`, [`${kind}%@uji.test`])
  }
  await db.query('set session_replication_role = origin')
}
