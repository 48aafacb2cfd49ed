import { types as t, transformAsync } from '@babel/core'
import type { Plugin } from 'vite'

/** What an endpoint says to the server alone: its documentation, its guards and its log. */
const serverOnly = new Set([
  'summary',
  'self',
  'target',
  'errors',
  'event',
  'success',
  'beforeOwnPassword',
  'revalidated',
])

const isServerOnly = (property: t.ObjectExpression['properties'][number]) =>
  t.isObjectProperty(property) && t.isIdentifier(property.key) && serverOnly.has(property.key.name)

/** Leaves at home what the contract's endpoints declare for the server. A build in which it finds none fails. */
export function leanContract(): Plugin {
  let found = 0
  return {
    name: 'sehati:lean-contract',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contract\/src\/[a-z-]+\/endpoints\.ts$/ },
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
                  found += 1
                  declared.properties = declared.properties.filter((property) => !isServerOnly(property))
                },
              },
            },
          ],
        })
        return { code: result?.code ?? code, map: result?.map }
      },
    },
    buildEnd(error) {
      if (!error && found === 0) this.error('build/lean-contract.ts finds no endpoints of the contract any more.')
    },
  }
}
