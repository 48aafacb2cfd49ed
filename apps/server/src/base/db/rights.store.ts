import type pg from 'pg'
import { rightsOn } from './rights.ts'

/** One right on one object: `table konsultasi` and `update`, `table izin_rekam` and `update (dicabut_pada)`. */
export type Right = { object: string; right: string }

/** Objects of the product that the connected role may grant rights on. Members of extensions come with them. */
const own = (catalog: string, owner: string) => `pg_has_role(${owner}, 'USAGE') and not exists (
  select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = o.oid and d.deptype = 'e')`

const RELATIONS = `
  select o.oid, o.relacl, case when o.relkind = 'S' then 'sequence ' else 'table ' end || o.relname as object
  from pg_class o
  where o.relnamespace = 'public'::regnamespace and o.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and ${own('pg_class', 'o.relowner')}`

const FUNCTIONS = `
  select o.oid, coalesce(o.proacl, acldefault('f', o.proowner)) as acl, 'function ' || o.proname as object
  from pg_proc o
  where o.pronamespace = 'public'::regnamespace and o.prorettype <> 'trigger'::regtype and ${own('pg_proc', 'o.proowner')}`

/** What a role has by itself or as any role has it (`public`), on objects and on single columns. */
const HELD = `
  with relation as (${RELATIONS}), routine as (${FUNCTIONS})
  select object, lower(a.privilege_type) as right, a.grantee = 0 as everyone from relation, aclexplode(relacl) a
  where a.grantee in (0, $1::regrole)
  union all
  select object, lower(a.privilege_type) || ' (' || c.attname || ')', a.grantee = 0
  from relation join pg_attribute c on c.attrelid = relation.oid and c.attnum > 0 and not c.attisdropped, aclexplode(c.attacl) a
  where a.grantee in (0, $1::regrole)
  union all
  select object, lower(a.privilege_type), a.grantee = 0 from routine, aclexplode(acl) a
  where a.grantee in (0, $1::regrole)
  union all
  select 'schema ' || n.nspname, lower(a.privilege_type), a.grantee = 0
  from pg_namespace n, aclexplode(coalesce(n.nspacl, acldefault('n', n.nspowner))) a
  where n.nspname = 'public' and a.grantee in (0, $1::regrole)
  union all
  select 'database ' || d.datname, lower(a.privilege_type), a.grantee = 0
  from pg_database d, aclexplode(coalesce(d.datacl, acldefault('d', d.datdba))) a
  where d.datname = current_database() and pg_has_role(d.datdba, 'USAGE') and a.grantee in (0, $1::regrole)
  order by 1, 2, 3`

const OBJECTS = `
  with relation as (${RELATIONS}), routine as (${FUNCTIONS})
  select object from relation union all select object from routine order by 1`

export type Held = Right & { everyone: boolean }

export const listHeld = async (db: pg.ClientBase, role: string): Promise<Held[]> =>
  (await db.query<Held>(HELD, [quoted(db, role)])).rows

/** Tables, views, sequences and functions of the product, as in the files of the schema. */
export const listObjects = async (db: pg.ClientBase): Promise<string[]> =>
  (await db.query<{ object: string }>(OBJECTS)).rows.map(({ object }) => object)

/** The rights that the files of the schema grant, on those objects that are there. */
export function listWanted(objects: readonly string[]): Right[] {
  const wanted = objects.flatMap((object) => rightsOf(object).map((right) => ({ object, right })))
  return [...wanted, { object: 'schema public', right: 'usage' }]
}

/** Every sequence may be read, for a backup. */
const rightsOf = (object: string): string[] => [
  ...(object.startsWith('sequence ') ? ['select'] : []),
  ...rightsOn(object),
]

/**
 * Gives a role exactly the rights of the schema, in one transaction, and takes away what every role may do with our functions,
 * schemas and database beyond that. Only differences are written: a start that finds none changes nothing. The connected role owns
 * the tables. Returns how many differences there were.
 */
export async function putRights(db: pg.ClientBase, role: string): Promise<number> {
  await db.query('begin')
  try {
    const wanted = listWanted(await listObjects(db))
    const held = await listHeld(db, role)
    const key = ({ object, right }: Right) => `${object} ${right}`
    const [wants, has] = [new Set(wanted.map(key)), new Set(held.filter(({ everyone }) => !everyone).map(key))]
    const surplus = held.filter((one) => !isConnect(one) && (one.everyone ? !isUse(one) : !wants.has(key(one))))
    const missing = wanted.filter((one) => !has.has(key(one)))
    for (const one of surplus)
      await db.query(`revoke ${one.right} on ${named(db, one)} from ${one.everyone ? 'public' : quoted(db, role)}`)
    for (const one of missing) await db.query(`grant ${one.right} on ${named(db, one)} to ${quoted(db, role)}`)
    await db.query('commit')
    return surplus.length + missing.length
  } catch (error) {
    await db.query('rollback').catch(() => {})
    throw error
  }
}

/** Which roles may connect is the operator's decision. */
const isConnect = ({ object, right }: Right): boolean => object.startsWith('database ') && right === 'connect'

/**
 * PostgreSQL lets every role use the schema `public`. It also lets every role make temporary tables, which is taken away: one
 * named `jejak_baru` would take the place of the product's for the triggers of its session.
 */
const isUse = ({ object, right }: Right): boolean => object === 'schema public' && right === 'usage'

/** Functions have one form for each name. */
function named(db: pg.ClientBase, { object }: Right): string {
  const kind = object.split(' ', 1)[0] ?? ''
  const name = db.escapeIdentifier(object.slice(kind.length + 1))
  return kind === 'schema' || kind === 'database' ? `${kind} ${name}` : `${kind} public.${name}`
}

const quoted = (db: pg.ClientBase, role: string): string => db.escapeIdentifier(role)
