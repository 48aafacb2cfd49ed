import sql, { raw } from 'sql-template-tag'
import type { Db } from '../../src/base/db/db.ts'
import { grantedObjects, rightsOn } from '../../src/base/db/rights.ts'

/** The tables that a new database has rows in. */
const seeded = [
  'level',
  'jenis_konsultasi',
  'pengaturan',
  'hari_libur',
  'layanan',
  'nomor_darurat',
  'klinik',
  'ekor_jejak',
  'instrumen',
  'alasan',
]

/** What the database is made of, one line for each part, without the record of the applied files. */
export async function readCatalog(db: Db): Promise<string[]> {
  const parts = await db.rows<{ line: string }>(CATALOG)
  const grants = grantedObjects().flatMap((object) => rightsOn(object).map((right) => `grant ${right} on ${object}`))
  const rows: string[] = []
  for (const table of seeded) {
    const found = await db.rows<{ line: string }>(sql`select to_jsonb(x)::text as line from ${raw(table)} x`)
    rows.push(...found.map(({ line }) => `row of ${table} ${line}`))
  }
  return [...parts.map(({ line }) => line), ...grants, ...rows].filter((line) => !line.includes('schema_migration'))
}

const CATALOG = sql`
  select line from (
    select 'table ' || c.relpersistence::text || ' ' || c.relname || coalesce(' with ' || c.reloptions::text, '') as line from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    union all
    select format('column %s.%s %s%s%s%s%s%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
        case when a.attnotnull then ' not null' else '' end,
        case a.attidentity when 'a' then ' identity always' when 'd' then ' identity' else '' end,
        case when a.attgenerated <> '' then ' generated' else '' end,
        coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), ''),
        coalesce(' collate ' || (select o.collname from pg_collation o where o.oid = a.attcollation and o.collname <> 'default'), ''))
      from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
    union all
    select format('constraint %s on %s %s', conname, case when conrelid = 0 then contypid::regtype::text else conrelid::regclass::text end, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace and contype not in ('n', 't')
    union all
    select 'index ' || pg_get_indexdef(indexrelid) from pg_index i join pg_class c on c.oid = i.indexrelid where c.relnamespace = 'public'::regnamespace
    union all
    select format('function %s(%s) returns %s %s %s%s%s: %s', p.proname, pg_get_function_arguments(p.oid), pg_get_function_result(p.oid), l.lanname,
        case p.provolatile when 'i' then 'immutable' when 's' then 'stable' else 'volatile' end,
        case when p.prosecdef then ' security definer' else '' end, case when p.proisstrict then ' strict' else '' end || ' parallel ' || p.proparallel::text || coalesce(' set ' || p.proconfig::text, ''),
        coalesce(pg_get_function_sqlbody(p.oid), p.prosrc))
      from pg_proc p join pg_language l on l.oid = p.prolang where p.pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union all
    select 'trigger ' || pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where not t.tgisinternal and c.relnamespace = 'public'::regnamespace
    union all
    select format('view %s %s', c.relname, pg_get_viewdef(c.oid)) from pg_class c where c.relkind = 'v' and c.relnamespace = 'public'::regnamespace
    union all
    select format('domain %s %s', t.typname, format_type(t.typbasetype, t.typtypmod)) from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype = 'd'
    union all
    select format('sequence %s %s %s %s', s.sequencename, s.data_type, s.start_value, (select d.refobjid::regclass::text from pg_depend d where d.objid = format('public.%I', s.sequencename)::regclass and d.deptype in ('a', 'i')))
      from pg_sequences s where s.schemaname = 'public'
    union all
    select 'extension ' || extname from pg_extension where extname <> 'plpgsql'
    union all
    select format('comment on %s: %s', pg_describe_object(classoid, objoid, objsubid), description) from pg_description
      where (classoid = 'pg_class'::regclass and objoid in (select oid from pg_class where relnamespace = 'public'::regnamespace))
        or (classoid = 'pg_proc'::regclass and objoid in (select oid from pg_proc p where pronamespace = 'public'::regnamespace and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')))
        or (classoid = 'pg_constraint'::regclass and objoid in (select oid from pg_constraint where connamespace = 'public'::regnamespace))
        or (classoid = 'pg_trigger'::regclass and objoid in (select t.oid from pg_trigger t join pg_class c on c.oid = t.tgrelid where c.relnamespace = 'public'::regnamespace))
        or (classoid = 'pg_type'::regclass and objoid in (select oid from pg_type where typnamespace = 'public'::regnamespace))
  ) x order by line collate "C"`
