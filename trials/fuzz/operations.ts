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

type Document = {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { name: string; in: string; required?: boolean; schema: Schema }[]
        requestBody?: { content: Record<string, { schema: Schema }> }
      }
    >
  >
}

/** Every operation of the document that the running service hands out about itself. */
export async function readOperations(port: number): Promise<Operation[]> {
  const response = await fetch(`http://127.0.0.1:${port}/api/openapi.json`)
  const { paths } = (await response.json()) as Document
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      query: parameters
        .filter((one) => one.in === 'query')
        .map(({ name, schema, required = false }) => ({ name, schema, required })),
      bodies: new Map(Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => [type, schema])),
    })),
  )
}
