/** As much of JSON Schema as the document of the service uses. */
export type Schema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
}

export type Operation = {
  method: string
  path: string
  query: { name: string; schema: Schema; required: boolean }[]
  /** By content type. */
  bodies: Map<string, Schema>
}

/** A schema as the document writes it: by its name, or as the only part of `allOf` where a description stands beside the name. */
type Written = { $ref?: string; allOf?: Written[] } & Record<string, unknown>

export type Document = {
  components?: { schemas?: Record<string, Written> }
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { name: string; in: string; required?: boolean; schema: Written }[]
        requestBody?: { content: Record<string, { schema: Written }> }
      }
    >
  >
}

/** The schemas that names stand for, in place of the names. The requests of the service have none that contains itself. */
function resolve(written: Written, named: Record<string, Written>): Schema {
  const inner = (part: unknown): unknown => (Array.isArray(part) ? part.map(one) : one(part as Written))
  const one = (part: Written) => resolve(part, named)
  const { $ref, allOf, ...schema } = written
  const meant = $ref ? named[$ref.replace('#/components/schemas/', '')] : allOf?.[0]
  if ($ref && !meant) throw new Error(`the document names no ${$ref}`)
  if (meant) return one(meant)
  const parts = Object.entries(schema).map(([key, value]) => {
    if (key === 'properties')
      return [key, Object.fromEntries(Object.entries(value as object).map(([name, part]) => [name, one(part)]))]
    return [key, ['anyOf', 'oneOf', 'items'].includes(key) ? inner(value) : value]
  })
  return Object.fromEntries(parts)
}

/** Every operation of a document. */
export const operationsOf = ({ paths, components }: Document): Operation[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => {
      const schemaOf = (written: Written) => resolve(written, components?.schemas ?? {})
      return {
        method: method.toUpperCase(),
        path,
        query: parameters
          .filter((one) => one.in === 'query')
          .map(({ name, schema, required = false }) => ({ name, schema: schemaOf(schema), required })),
        bodies: new Map(
          Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => [type, schemaOf(schema)]),
        ),
      }
    }),
  )

/** Every operation of the document that the running service hands out about itself. */
export async function readOperations(port: number): Promise<Operation[]> {
  const response = await fetch(`http://127.0.0.1:${port}/api/openapi.json`)
  return operationsOf((await response.json()) as Document)
}
