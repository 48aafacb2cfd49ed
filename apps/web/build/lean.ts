import { globSync, readFileSync } from 'node:fs'
import { commonest } from '@sehati/contract/people/password-umum.rules'
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'

/** Functions of the contract that only declare: a declaration that no module uses is left out of a build. */
export const manualPureFunctions =
  'z endpoint describeSchema teks teksWajib pageOf ifMissing hariMasukan jamMasukan'.split(' ')

/** What an endpoint says to the server alone: its documentation, its guards and its log. Its path says again who may call it. */
const ofEndpoints = 'access summary self target errors event success beforeOwnPassword revalidated'.split(' ')

/** The codes of the refusals that pages say without a response, which has its own title and sentence: those that follow a dot. */
export function namedCodes(): Set<string> {
  const files = globSync(`${import.meta.dirname}/../src/**/*.{ts,tsx}`).filter((file) => !/\.test\.tsx?$/.test(file))
  return new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/(?<=\w\.)[A-Z][A-Z_]+\b/g) ?? []))
}

const nameOf = (key: ESTree.PropertyKey): string => (key.type === 'Identifier' ? key.name : '')

/** The source of a file without what the contract's endpoints and refusals declare for the server. */
function withoutServerSide(code: string, file: string, named: Set<string>): string {
  const cuts: [start: number, end: number][] = []
  const cut = ({ properties, end }: ESTree.ObjectExpression, isCut: (name: string) => boolean) => {
    for (const [n, property] of properties.entries())
      if (property.type === 'Property' && isCut(nameOf(property.key)))
        cuts.push([property.start, properties[n + 1]?.start ?? end - 1])
  }
  new Visitor({
    CallExpression({ callee, arguments: [declared] }) {
      const isEndpoint = callee.type === 'Identifier' && callee.name === 'endpoint'
      if (isEndpoint && declared?.type === 'ObjectExpression') cut(declared, (name) => ofEndpoints.includes(name))
    },
    ObjectExpression(written) {
      if (file.endsWith('.messages.ts')) cut(written, (name) => /^[A-Z_]+$/.test(name) && !named.has(name))
    },
  }).visit(parseSync(file, code).program)
  return cuts.reduceRight((rest, [start, end]) => rest.slice(0, start) + rest.slice(end), code)
}

/**
 * Leaves at home what only the server reads of the contract (7 kB of the booking page), and of the list of common passwords all
 * but those that are judged by it, instead of 49 000.
 */
export function lean(): Plugin[] {
  let named = new Set<string>()
  const common = { apply: 'build', enforce: 'pre' } as const
  return [
    {
      ...common,
      name: 'sehati:lean-contract',
      buildStart() {
        named = namedCodes()
      },
      transform: {
        filter: { id: /\/contract\/src\/[a-z-]+\/[a-z-]+\.(?:endpoints|messages)\.ts$/ },
        handler: (code, file) => ({ code: withoutServerSide(code, file, named), map: null }),
      },
    },
    {
      ...common,
      name: 'sehati:lean-passwords',
      transform: {
        filter: { id: /language-common\/src\/passwords\.json$/ },
        handler: (json) => ({ code: JSON.stringify(commonest(JSON.parse(json))), map: null }),
      },
    },
  ]
}
