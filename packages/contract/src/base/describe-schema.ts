import * as z from 'zod/mini'

const descriptions = z.registry<{ description: string }>()

/**
 * Says what a schema is, for a reader who knows neither the clinic nor Indonesian: the document of the API shows it. The words
 * of the clinic stand in GLOSSARY.md. A statement of its own and not `z.meta()`, which the build of the web could not leave out.
 */
export const describeSchema = (schema: z.ZodMiniType, description: string): void => {
  descriptions.add(schema, { description })
}

/** What was said of a schema; empty where nothing was. */
export const descriptionOf = (schema: z.ZodMiniType): string => descriptions.get(schema)?.description ?? ''
