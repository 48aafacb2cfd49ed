import { grantsIn, listSchemaFiles, readSchemaFile } from './schema-files.ts'

/**
 * What the role of the service may do in the database (decision 59). The service owns nothing; the schema is applied by the owner,
 * who then grants exactly this (rights.store.ts). It stands beside each object in the files of the schema, as
 * `grant … on … to service;`. A function without a grant is for triggers, and for the owner.
 */

/** `sequence konsultasi_id`, `table jejak`, `function kabari` and what may be done with it. */
const granted = new Map<string, Set<string>>()
for (const { verb, rights, kind, name } of listSchemaFiles().flatMap((file) => grantsIn(readSchemaFile(file)))) {
  const object = `${kind} ${name}`
  const held = granted.get(object) ?? new Set()
  for (const right of rights) verb === 'grant' ? held.add(right) : held.delete(right)
  granted.set(object, held)
}

/** The rights on an object of the product, such as `select` and `update (ditutup_pada)`. */
export const rightsOn = (object: string): string[] => [...(granted.get(object) ?? [])]

/** The objects that the files grant rights on. */
export const grantedObjects = (): string[] => [...granted.keys()]
