import { globSync, readFileSync } from 'node:fs'
import { commonest } from '@sehati/contract/people/password-umum.rules'
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'

/** Functions of the contract that only declare: a declaration that no module uses is left out of a build. */
export const manualPureFunctions =
  'z endpoint describeSchema teks teksWajib pageOf ifMissing hariMasukan jamMasukan'.split(' ')

/** What an endpoint says to the server alone: its documentation, its guards and its log. Its path says again who may call it. */
const ofEndpoints = 'access summary self target errors event success beforeOwnPassword revalidated'.split(' ')
/** What a refusal says to the server alone: a response carries its own status, and names the field. */
const ofMessages = ['status', 'field']
/** The sentence of a refusal, which a response carries, but for those that pages say without one. */
const ofUnnamed = [...ofMessages, 'isi']

/** The codes of the refusals that pages name: as `messages.CODE`, or in the web also in quotes. */
export function namedCodes(): Set<string> {
  const codesIn = (folder: string, pattern: RegExp) =>
    globSync(`${import.meta.dirname}/${folder}/**/*.{ts,tsx}`)
      .filter((file) => !/\.(test|type-test)\.tsx?$/.test(file))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, code]) => code as string))
  const inContract = codesIn('../../../packages/contract/src', /\bmessages\.([A-Z][A-Z_]+)/g)
  return new Set([...inContract, ...codesIn('../src', /(?:\bmessages\.|(?<='))([A-Z][A-Z_]+)/g)])
}

const nameOf = (key: ESTree.PropertyKey): string => (key.type === 'Identifier' ? key.name : '')

/** The source of a file without what the contract's endpoints and refusals declare for the server. */
function withoutServerSide(code: string, file: string, named: Set<string>): string {
  const cuts: [start: number, end: number][] = []
  const cut = ({ properties, end }: ESTree.ObjectExpression, names: string[]) => {
    for (const [n, property] of properties.entries()) {
      const isCut = property.type === 'Property' && names.includes(nameOf(property.key))
      if (isCut) cuts.push([property.start, properties[n + 1]?.start ?? end - 1])
    }
  }
  new Visitor({
    CallExpression({ callee, arguments: [declared] }) {
      const isEndpoint = callee.type === 'Identifier' && callee.name === 'endpoint'
      if (isEndpoint && declared?.type === 'ObjectExpression') cut(declared, ofEndpoints)
    },
    Property({ key, value }) {
      const isRefusal = file.endsWith('messages.ts') && /^[A-Z_]+$/.test(nameOf(key))
      if (isRefusal && value.type === 'ObjectExpression') cut(value, named.has(nameOf(key)) ? ofMessages : ofUnnamed)
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
        filter: { id: /\/contract\/src\/(?:[a-z-]+\/[a-z-]+\.endpoints|(?:[a-z-]+\/[a-z-]+\.)?messages)\.ts$/ },
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
