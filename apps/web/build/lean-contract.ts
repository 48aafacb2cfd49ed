import { types as t, transformAsync } from '@babel/core'
import type { Plugin } from 'vite'
import { namedCodes } from './named-codes.ts'

/** What an endpoint says to the server alone: its documentation, its guards and its log. Its path says again who may call it. */
const ofEndpoints = new Set([
  'access',
  'summary',
  'self',
  'target',
  'errors',
  'event',
  'success',
  'beforeOwnPassword',
  'revalidated',
])
/** What a refusal says to the server alone: a response carries its own status, and names the field. */
const ofMessages = new Set(['status', 'field'])

type Property = t.ObjectExpression['properties'][number]
const isNamed = (names: Set<string>) => (property: Property) =>
  t.isObjectProperty(property) && t.isIdentifier(property.key) && names.has(property.key.name)
const isSentence = isNamed(new Set(['judul', 'isi']))
/** The sentence of a refusal, which a response carries. Pages say some by themselves; for the others it would be in each first load. */
const ofUnnamed = new Set([...ofMessages, 'isi'])

/**
 * Leaves at home what the contract's endpoints and refusals declare for the server: of a refusal that no page names
 * (`namedCodes`) also its sentence. A build in which it finds none fails.
 */
export function leanContract(): Plugin {
  const found = { endpoints: 0, messages: 0 }
  let named = new Set<string>()
  const without = (object: t.ObjectExpression, names: Set<string>, kind: keyof typeof found) => {
    found[kind] += 1
    object.properties = object.properties.filter((property) => !isNamed(names)(property))
  }
  return {
    name: 'sehati:lean-contract',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      named = namedCodes()
    },
    transform: {
      filter: { id: /\/contract\/src\/(?:[a-z-]+\/[a-z-]+\.endpoints|(?:[a-z-]+\/[a-z-]+\.)?messages)\.ts$/ },
      async handler(code, filename) {
        const result = await transformAsync(code, {
          filename,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: ['typescript'] },
          plugins: [
            {
              visitor: {
                CallExpression({ node }) {
                  const [declared] = node.arguments
                  if (!t.isIdentifier(node.callee, { name: 'endpoint' }) || !t.isObjectExpression(declared)) return
                  without(declared, ofEndpoints, 'endpoints')
                },
                ObjectExpression({ node, parent }) {
                  if (!filename.endsWith('messages.ts') || !node.properties.some(isSentence)) return
                  const code = t.isObjectProperty(parent) && t.isIdentifier(parent.key) ? parent.key.name : null
                  without(node, code === null || named.has(code) ? ofMessages : ofUnnamed, 'messages')
                },
              },
            },
          ],
        })
        return { code: result?.code ?? code, map: result?.map }
      },
    },
    buildEnd(error) {
      const missing = error ? [] : Object.entries(found).filter(([, count]) => count === 0)
      for (const [kind] of missing) this.error(`build/lean-contract.ts finds no ${kind} of the contract any more.`)
    },
  }
}
