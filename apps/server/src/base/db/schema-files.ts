import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { schemaValues } from './schema-values.ts'

/** The schema: one file for each room in the order of the rooms, then later changes by their numbers. */
export const schemaFolder = fileURLToPath(new URL('../../../schema', import.meta.url))

/** The names of the files without `.sql`, in the order in which they are applied; they stand in `schema_migration`. */
export const listSchemaFiles = (): string[] =>
  readdirSync(schemaFolder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => path.basename(file, '.sql'))
    .sort()

/** `grant select, insert on jejak to service;` */
const GRANT = /^(grant|revoke) ([^;]+?) on (?:(sequence|function) )?(\w+) (?:to|from) service;\n/gm

/** One grant to the role that serves, or its withdrawal by a later file. */
export type Grant = {
  verb: 'grant' | 'revoke'
  rights: string[]
  kind: 'table' | 'sequence' | 'function'
  name: string
}

export const grantsIn = (text: string): Grant[] =>
  [...text.matchAll(GRANT)].map(([, verb = '', rights = '', kind = 'table', name = '']) => ({
    verb: verb as Grant['verb'],
    rights: rights.split(/,\s+/),
    kind: kind as Grant['kind'],
    name,
  }))

/** The statements that are applied: the operator names the role that serves, so its grants are made apart (rights.store.ts). */
export const withoutGrants = (text: string): string => text.replaceAll(GRANT, '')

export const readSchemaFile = (name: string): string => readFileSync(path.join(schemaFolder, `${name}.sql`), 'utf8')

/** `:DARURAT_MENIT` and `:maxLength.email`; not `::text`, `:=` or `[1:]`. */
const NAME = /(?<![:\w]):([a-z]\w*(?:\.\w+)*)/gi

/** A number of the contract, or a list of words or numbers. */
export type SchemaValue = number | readonly (number | string)[]

/** The names of the contract's values in a file of the schema, as often as they stand there. */
export const namesIn = (text: string): string[] => [...text.matchAll(NAME)].map(([, name = '']) => name)

/** The value of a name. Throws for one that is not in `schemaValues`. */
export function contractValue(name: string): SchemaValue {
  const found = name
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], schemaValues)
  if (typeof found === 'number' || (Array.isArray(found) && found.length > 0)) return found
  throw new Error(`:${name} in the schema is no number and no list of schema-values.ts`)
}

/** The statements with their values: a number as it is, a list as its members with commas, words in quotes. */
export const withValues = (text: string, value: (name: string) => SchemaValue = contractValue): string =>
  text.replaceAll(NAME, (_, name) => [value(name)].flat().map(literal).join(', '))

const literal = (value: number | string) =>
  typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`

/** Throws where a value of `schemaValues` is named by no file. */
export function refuseUnused(texts: readonly string[]): void {
  const used = new Set(texts.flatMap(namesIn).map((name) => name.split('.')[0]))
  const unused = Object.keys(schemaValues).filter((name) => !used.has(name))
  if (unused.length > 0) throw new Error(`no file of the schema names ${unused.join(', ')} of schema-values.ts`)
}
