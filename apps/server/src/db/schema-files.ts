import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The schema: one file for each room in the order of the rooms, then later changes by their numbers. */
export const schemaFolder = fileURLToPath(new URL('../../schema', import.meta.url))

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
