import pg from 'pg'
import { Refusal } from '../bootstrap/refusal.mjs'
import { findJangkar, isEmptyDatabase } from './catalog.ts'

/** The database to be restored: `name` on the server of `url`. Work on whole databases goes through another one. */
export type Target = {
  url: string
  name: string
  admin: pg.Client
  isEmpty: boolean
  /** The end of its trail, which a restored trail must not use again. */
  jangkar: string | null
}

const named = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).toString()

export async function openTarget(url: string): Promise<Target> {
  const name = decodeURIComponent(new URL(url).pathname.slice(1))
  const own = await connect(url)
  try {
    const isEmpty = await isEmptyDatabase(own)
    const jangkar = await findJangkar(own)
    const admin = await connect(named(url, name === 'postgres' ? 'template1' : 'postgres'))
    return { url, name, admin, isEmpty, jangkar }
  } finally {
    await own.end()
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** A running product would write into the old database until the very end, and all of that would be lost. */
export async function refuseWhileInUse({ admin, name }: Target): Promise<void> {
  const found = await admin.query(
    // The kind of a connection of another role is hidden.
    `select count(*)::int as n from pg_stat_activity
     where datname = $1 and coalesce(backend_type, 'client backend') = 'client backend'`,
    [name],
  )
  const n = found.rows[0]?.n as number
  if (n > 0) throw new Refusal(`${n} connections use database “${name}”. Stop the product first.`)
}

type Kind = { encoding: string; provider: string; collate: string; ctype: string; locale: string | null; owner: string }

/** A database beside the target, with its encoding and collation. Left-overs of restores that were killed go first. */
export async function createBeside(target: Target): Promise<{ name: string; url: string; drop(): Promise<void> }> {
  const { admin } = target
  const prefix = `${target.name}_restoring_`
  const stale = await admin.query<{ datname: string }>(
    `select datname from pg_database d where starts_with(datname, $1)
       and not exists (select from pg_stat_activity a where a.datid = d.oid)`,
    [prefix],
  )
  for (const { datname } of stale.rows) await admin.query(`drop database if exists ${admin.escapeIdentifier(datname)}`)
  const name = `${prefix}${Date.now()}`
  await admin.query(`create database ${admin.escapeIdentifier(name)} template template0 ${await kindOf(target)}`)
  const drop = async () =>
    void (await admin.query(`drop database if exists ${admin.escapeIdentifier(name)} with (force)`))
  return { name, url: named(target.url, name), drop }
}

async function kindOf({ admin, name }: Target): Promise<string> {
  const found = await admin.query<Kind>(
    `select pg_encoding_to_char(encoding) as encoding, datlocprovider as provider, datcollate as collate,
       datctype as ctype, coalesce(to_jsonb(d) ->> 'datlocale', to_jsonb(d) ->> 'daticulocale') as locale,
       pg_get_userbyid(datdba) as owner
     from pg_database d where datname = $1`,
    [name],
  )
  const kind = found.rows[0] as Kind
  const provider = { b: 'builtin', i: 'icu', c: 'libc' }[kind.provider] ?? 'libc'
  const options = [
    `encoding ${admin.escapeLiteral(kind.encoding)}`,
    `locale_provider ${provider}`,
    `lc_collate ${admin.escapeLiteral(kind.collate)}`,
    `lc_ctype ${admin.escapeLiteral(kind.ctype)}`,
    `owner ${admin.escapeIdentifier(kind.owner)}`,
  ]
  if (kind.locale && provider !== 'libc') options.push(`${provider}_locale ${admin.escapeLiteral(kind.locale)}`)
  return options.join(' ')
}

/** Gives the restored database the target's name, in one transaction. Returns the name under which the old one is kept. */
export async function swap(target: Target, restored: string): Promise<string> {
  const { admin, name } = target
  const kept = `${name}_before_${new Date().toISOString().replace(/[-:]|\..*/g, '')}`
  const quoted = (one: string) => admin.escapeIdentifier(one)
  await refuseWhileInUse(target)
  await admin.query('begin')
  try {
    await admin.query(`alter database ${quoted(name)} rename to ${quoted(kept)}`)
    await admin.query(`alter database ${quoted(restored)} rename to ${quoted(name)}`)
    await admin.query('commit')
  } catch (error) {
    await admin.query('rollback')
    throw error
  }
  return kept
}
