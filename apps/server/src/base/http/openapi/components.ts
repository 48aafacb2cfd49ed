import { examples } from './examples.ts'

type Schemas = Record<string, unknown>
export type ApiDocument = { components?: { schemas?: object } }

const REF = /"#\/components\/schemas\/(\w+)"/g
const namesIn = (part: unknown): string[] => [...JSON.stringify(part).matchAll(REF)].map(([, name]) => name as string)

/** The names that are reached from the operations. */
function reachedFrom(paths: unknown, schemas: Schemas): Set<string> {
  const reached = new Set<string>()
  const waiting = namesIn(paths)
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue
    reached.add(name)
    waiting.push(...namesIn(schemas[name]))
  }
  return reached
}

/**
 * The library describes each schema twice: `Konsultasi` as it is sent, `KonsultasiInput` as it is received. Leaves out what
 * no operation uses, and uses the plain name where both are alike or only one direction is used.
 */
export function tidyComponents(document: ApiDocument): ApiDocument {
  const { components = {}, ...rest } = document
  const schemas = (components.schemas ?? {}) as Schemas
  const reached = reachedFrom(rest, schemas)
  const kept = Object.entries(schemas).filter(([name]) => reached.has(name))
  const isOwn = (name: string, plain: string) =>
    reached.has(plain) && JSON.stringify(schemas[name]) !== JSON.stringify(schemas[plain])
  const nameOf = (name: string) => {
    const plain = name.replace(/Input$/, '')
    return isOwn(name, plain) ? name : plain
  }
  const renamed = kept.map(([key, schema]) => {
    const name = nameOf(key)
    // The library drops examples of what is received.
    return [name, name in examples ? { ...(schema as object), examples: [examples[name]] } : schema] as const
  })
  const sorted = Object.fromEntries(renamed.sort(([one], [other]) => one.localeCompare(other)))
  const text = JSON.stringify({ ...rest, components: { ...components, schemas: sorted } })
  return JSON.parse(text.replace(REF, (_all, name: string) => `"#/components/schemas/${nameOf(name)}"`))
}
