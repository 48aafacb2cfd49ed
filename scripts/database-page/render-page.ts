import type { Lock } from '../../apps/server/src/db/locks.ts'
import type { Column, Facts, Named, Rule, Table } from './catalog-facts.ts'

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

function table(head: string[], rows: string[][]): string {
  if (rows.length === 0) return ''
  const line = (cells: string[]) => `| ${cells.map(cell).join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}

const shortTypes: Record<string, string> = {
  'timestamp with time zone': 'timestamptz',
  'time(0) without time zone': 'time',
  'character varying(255)': 'varchar(255)',
  'timestamp without time zone': 'timestamp',
  integer: 'int',
  boolean: 'bool',
}

function columnOf({ name, type, isNullable, isKey, refersTo }: Column): string {
  const shown = isKey ? `**${name}**` : name
  return `${shown} ${shortTypes[type] ?? type}${isNullable ? '?' : ''}${refersTo ? ` → [${refersTo}](#${refersTo})` : ''}`
}

/** A condition as a migration would write it, and not as the catalog stores it. */
const plain = (definition: string): string =>
  definition
    .replace(/^CHECK \((.*)\)$/, '$1')
    .replace(/::(text|time without time zone|smallint)\b(\[\])?/g, '')
    .replace(/= ANY \(ARRAY\[(.*?)\]\)/g, 'in ($1)')
    .replace(/\(((\S+) >= (\d+))\) AND \(\2 <= (\d+)\)/g, '$2 between $3 and $4')
    .replace(/ AND /g, ' and ')
    .replaceAll(' ~~ ', ' like ')
    .replace(/^\(\((.*)\) and \((.*)\)\)$/, '$1 and $2')
    .replace(/^\((.*)\)$/, '$1')

const ruleOf = ({ kind, definition, words }: Rule): string => words ?? `${kind}: \`${plain(definition)}\``

function chapterOf({ name, words, columns, rules, triggers }: Table, rights: Record<string, string>): string {
  return [
    `## ${name}`,
    [words, `The service may ${rights[name] ?? 'nothing'}.`].filter(Boolean).join('\n'),
    columns.map(columnOf).join(' · '),
    table(
      ['rule', 'meaning'],
      rules.map((rule) => [`\`${rule.name}\``, ruleOf(rule)]),
    ),
    table(
      ['trigger', 'runs', 'what it does'],
      triggers.map((trigger) => [`\`${trigger.name}\``, trigger.when, trigger.words ?? '']),
    ),
  ]
    .filter(Boolean)
    .join('\n\n')
}

const listOf = (all: Named[]): string[][] => all.map(({ name, words }) => [`\`${name}\``, words ?? ''])

const numberOf = (lock: Lock): string => (lock.space === 'hash' ? 'a hash' : String(lock.number))

/** The page as Markdown: what a newcomer must know of the database before changing a statement. */
export function renderPage(
  { tables, views, functions }: Facts,
  locks: Record<string, Lock>,
  rights: Record<string, string>,
): string {
  const count = tables.reduce((sum, one) => sum + one.triggers.length, 0)
  const parts = [
    '# What the database does by itself',
    `Written by \`npm run docs:database\` from a migrated database, from \`apps/server/src/db/locks.ts\`, and from
\`apps/server/src/db/rights.ts\` (what the [role of the service](roles.md) may do with a table). A test fails when this
page is stale, and when a table, trigger, view, function, lock or a rule that does not explain itself has no sentence. A migration
changes a sentence with \`comment on …\`.`,
    `${tables.length} tables, ${count} triggers, ${Object.keys(locks).length} advisory locks. In the list of columns **bold** is the primary key,
\`?\` may be null, → refers to another table; PostgreSQL names these constraints \`<table>_pkey\` and \`<table>_<column>_fkey\`. The
page leaves out indexes that only make a statement fast, and the schema \`pgboss\`, which belongs to the job queue.`,
    '## Locks',
    `Advisory locks, in the order in which a transaction that takes several takes them; the column \`order\` names the
exceptions. The first three are single numbers, the others pairs of a number and a key; PostgreSQL keeps the two kinds apart.`,
    table(
      ['lock', 'number', 'key', 'guards', 'order', 'functions of the database that take it'],
      Object.entries(locks).map(([name, lock]) => [
        `\`${name}\``,
        numberOf(lock),
        lock.key,
        lock.guards,
        lock.order,
        (lock.functions ?? []).map((one) => `\`${one}\``).join(', ') || '–',
      ]),
    ),
    ...tables.map((one) => chapterOf(one, rights)),
    '## Views',
    table(['view', 'what it shows'], listOf(views)),
    '## Functions',
    'Trigger functions are left out: their triggers say what they do.',
    table(['function', 'what it does'], listOf(functions)),
  ]
  return `${parts.join('\n\n')}\n`
}
