import { descriptionOf } from '@sehati/contract/base/describe-schema'
import { allSchemas } from '@sehati/contract/schemas'
import * as z from 'zod/mini'

type Meta = { id?: string; description?: string; format?: string }

/** What the document of the API says about schemas. Its own, so that two copies of the contract can live in one process. */
export const schemaRegistry = z.registry<Meta>()

/** A schema that the document describes once, under this name. */
export function named<S extends z.ZodMiniType>(id: string, schema: S, description = descriptionOf(schema)): S {
  schemaRegistry.add(schema, { id, description })
  return schema
}

for (const [name, schema] of Object.entries(allSchemas)) {
  // A query is a list of parameters, and those stand at the operation.
  if (schema instanceof z.ZodMiniType && !name.endsWith('Query')) named(name, schema)
}
