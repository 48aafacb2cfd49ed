import type pg from 'pg'

export type Column = { name: string; type: string; isNullable: boolean; isKey: boolean; refersTo: string | null }
/** A rule that the table declares: a constraint or a unique index. `columns` is how many it looks at. */
export type Rule = { name: string; kind: RuleKind; definition: string; columns: number; words: string | null }
type RuleKind = 'check' | 'exclusion' | 'reference' | 'unique'
type Trigger = { name: string; when: string; words: string | null }
export type Table = { name: string; words: string | null; columns: Column[]; rules: Rule[]; triggers: Trigger[] }
export type Named = { name: string; words: string | null }
export type Facts = { tables: Table[]; views: Named[]; functions: Named[] }

const notOfExtension = (catalog: string) => `not exists (
  select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = o.oid and d.deptype = 'e')`

/** Tables come in the order in which the migrations made them: what others refer to stands first. */
const TABLES = `
  select o.relname as name, obj_description(o.oid, 'pg_class') as words,
    (select jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
        'isNullable', not a.attnotnull,
        'isKey', exists (select from pg_constraint k where k.conrelid = o.oid and k.contype = 'p' and a.attnum = any (k.conkey)),
        'refersTo', (select min(k.confrelid::regclass::text) from pg_constraint k
          where k.conrelid = o.oid and k.contype = 'f' and k.conkey = array[a.attnum])) order by a.attnum)
      from pg_attribute a where a.attrelid = o.oid and a.attnum > 0 and not a.attisdropped) as columns
  from pg_class o
  where o.relnamespace = 'public'::regnamespace and o.relkind in ('r', 'p') and ${notOfExtension('pg_class')}
  order by o.oid`

/** Without primary keys and one-column references, which the list of columns shows. A column has the rules of its domain. */
const RULES = `
  select c.relname as table, k.conname as name,
    case k.contype when 'c' then 'check' when 'x' then 'exclusion' when 'f' then 'reference' else 'unique' end as kind,
    pg_get_constraintdef(k.oid) as definition, cardinality(k.conkey) as columns, obj_description(k.oid, 'pg_constraint') as words
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where c.relnamespace = 'public'::regnamespace
    and (k.contype in ('c', 'x', 'u') or (k.contype = 'f' and cardinality(k.conkey) > 1))
  union all
  select c.relname, k.conname, 'check', replace(pg_get_constraintdef(k.oid), 'VALUE', a.attname), 1, obj_description(k.oid, 'pg_constraint')
  from pg_constraint k join pg_attribute a on a.atttypid = k.contypid join pg_class c on c.oid = a.attrelid
  where k.contypid <> 0 and c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  union all
  select t.relname, o.relname, 'unique', pg_get_indexdef(o.oid), i.indnkeyatts, obj_description(o.oid, 'pg_class')
  from pg_index i join pg_class o on o.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
  where o.relnamespace = 'public'::regnamespace and i.indisunique
    and not exists (select from pg_constraint k where k.conindid = o.oid and k.contype in ('p', 'u', 'x'))
  order by name`

const TRIGGERS = `
  select c.relname as table, t.tgname as name, pg_get_triggerdef(t.oid) as definition, obj_description(t.oid, 'pg_trigger') as words
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
  order by t.tgname`

const VIEWS = `
  select o.relname as name, obj_description(o.oid, 'pg_class') as words from pg_class o
  where o.relnamespace = 'public'::regnamespace and o.relkind in ('v', 'm') and ${notOfExtension('pg_class')}
  order by o.relname`

/** Without trigger functions, which their triggers describe. */
const FUNCTIONS = `
  select o.proname as name, obj_description(o.oid, 'pg_proc') as words from pg_proc o
  where o.pronamespace = 'public'::regnamespace and o.prorettype <> 'trigger'::regtype and ${notOfExtension('pg_proc')}
  order by o.proname`

type Of<T> = T & { table: string }

/** What the catalog of a migrated database says of the tables, rules, triggers, views and functions of the product. */
export async function readFacts(db: pg.ClientBase): Promise<Facts> {
  const read = async <Row>(statement: string) => (await db.query(statement)).rows as Row[]
  const tables = await read<Omit<Table, 'rules' | 'triggers'>>(TABLES)
  const rules = await read<Of<Rule>>(RULES)
  const triggers = await read<Of<Trigger & { definition: string }>>(TRIGGERS)
  return {
    tables: tables.map((table) => ({
      ...table,
      rules: rules.filter((rule) => rule.table === table.name),
      triggers: triggers
        .filter((trigger) => trigger.table === table.name)
        .map(({ name, words, definition }) => ({ name, words, when: whenOf(definition) })),
    })),
    views: await read<Named>(VIEWS),
    functions: await read<Named>(FUNCTIONS),
  }
}

/** `CREATE TRIGGER x BEFORE INSERT OR UPDATE OF a ON public.t …` runs `before insert or update of a`. */
const whenOf = (definition: string): string =>
  (/ (BEFORE|AFTER|INSTEAD OF) (.*?) ON /.exec(definition) ?? [])
    .slice(1)
    .join(' ')
    .replace(/\b[A-Z]+\b/g, (word) => word.toLowerCase())

/** A rule whose definition alone does not say what it is for. */
const needsWords = ({ kind, columns }: Rule): boolean => kind !== 'check' || columns > 1

/** The objects that must have a comment and have none. */
export function withoutWords({ tables, views, functions }: Facts): string[] {
  const speechless = (kind: string, all: Named[], place = '') =>
    all.filter(({ words }) => !words?.trim()).map(({ name }) => `${kind} ${place}${name}`)
  return [
    ...speechless('table', tables),
    ...tables.flatMap(({ name, rules }) => speechless('rule', rules.filter(needsWords), `${name}.`)),
    ...tables.flatMap(({ name, triggers }) => speechless('trigger', triggers, `${name}.`)),
    ...speechless('view', views),
    ...speechless('function', functions),
  ]
}
