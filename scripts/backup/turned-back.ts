import type pg from 'pg'

type Account = {
  user_id: number
  email: string
  nama_level: string
  status_user: string
  password_hash: string
  duties: string[]
}

const STAFF = ['admin', 'dokter', 'psikolog']

/** The accounts of these ids, or of all staff; none where the database has no accounts. */
async function listAccounts(db: pg.ClientBase, ids: number[] | null): Promise<Account[]> {
  const there = await db.query(
    `select to_regclass('public.users') is not null as users, to_regclass('public.tugas') is not null as tugas`,
  )
  if (!there.rows[0]?.users) return []
  const duties = there.rows[0].tugas
    ? 'array(select tugas from tugas t where t.user_id = u.user_id order by tugas)'
    : `'{}'::text[]`
  const found = await db.query<Account>(
    `select user_id, email, nama_level, status_user, password_hash, ${duties} as duties from users u join level l on l.level_id = u.level_id
     where $1::int[] is null or user_id = any ($1) order by user_id`,
    [ids],
  )
  return ids ? found.rows : found.rows.filter(({ nama_level }) => STAFF.includes(nama_level))
}

/** What a restore undid of an account. */
function undoneOf(restored: Account, present: Account): string[] {
  const duties = restored.duties.filter((one) => !present.duties.includes(one))
  return [
    restored.status_user !== present.status_user && `${restored.status_user} again, was ${present.status_user}`,
    restored.nama_level !== present.nama_level && `${restored.nama_level} again, was ${present.nama_level}`,
    restored.password_hash !== present.password_hash && 'an earlier password',
    restored.email !== present.email && `an earlier e-mail, was ${present.email}`,
    duties.length > 0 && `duty again: ${duties.join(', ')}`,
  ].filter((one) => one !== false)
}

/**
 * One line for each admin and professional of a restored database whose status, level, password, e-mail or duties differ from the
 * database that it replaces. Where there is none to compare with, all that are active: any of them may have been dismissed since.
 */
export async function listTurnedBack(restored: pg.ClientBase, present: pg.ClientBase): Promise<string[]> {
  const staff = await listAccounts(restored, null)
  const now = new Map(
    (
      await listAccounts(
        present,
        staff.map(({ user_id }) => user_id),
      )
    ).map((one) => [one.user_id, one]),
  )
  const line = ({ user_id, email, nama_level }: Account, what: string) =>
    `  account ${user_id}, ${nama_level}, ${email}: ${what}`
  if (now.size === 0) {
    const active = staff.filter(({ status_user }) => status_user === 'aktif')
    return [
      'There is no database to compare with. Check each account of staff that can sign in again:',
      ...active.map((one) => line(one, 'active')),
    ]
  }
  const undone = staff.flatMap((one) => {
    const before = now.get(one.user_id)
    const what = before ? undoneOf(one, before) : [`${one.status_user}, not in the database before`]
    return what.length > 0 ? [line(one, what.join('; '))] : []
  })
  if (undone.length === 0) return ['No account of staff was turned back.']
  return ['The restore turned these accounts of staff back. Dismiss or reset again what must not be so:', ...undone]
}
