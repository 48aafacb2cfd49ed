import type { Plugin } from 'vite'

const SCHEMAS = /\/zod\/v4\/classic\/schemas\.js$/

/** Parts of the module that no schema of ours uses, and their replacements. */
const unused: [found: string, instead: string][] = [
  [
    'import * as processors from "../core/json-schema-processors.js";',
    'const processors = { aggregateChecks() { throw new Error("build/lean-zod.ts left the bounds of schemas at home"); } };',
  ],
  [
    'import { createStandardJSONSchemaMethod, createToJSONSchemaMethod } from "../core/to-json-schema.js";',
    'const createToJSONSchemaMethod = () => undefined; const createStandardJSONSchemaMethod = createToJSONSchemaMethod;',
  ],
  ['import en from "../locales/en.js";', 'const en = () => ({});'],
  ['core.config({ memoizer: core.memoizer() });', ';'],
]

/**
 * Leaves at home what every schema of zod carries along: the way to JSON schema (the server's, for its OpenAPI document) and
 * with it the getters of a schema's bounds, such as `minLength`, which fail loudly here,
 * English sentences (ours are `fieldMessage`), and the memory for values that contain themselves (JSON cannot). A seventh
 * of the library's weight in the browser. A zod that is written otherwise fails the build instead of growing silently.
 */
export function leanZod(): Plugin {
  return {
    name: 'sehati:lean-zod',
    apply: 'build',
    transform: {
      filter: { id: SCHEMAS },
      handler(code) {
        for (const [found] of unused) {
          if (!code.includes(found)) this.error(`zod changed: build/lean-zod.ts no longer finds "${found}".`)
        }
        return { code: unused.reduce((text, [found, instead]) => text.replace(found, instead), code), map: null }
      },
    },
  }
}
