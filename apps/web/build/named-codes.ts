import { globSync, readFileSync } from 'node:fs'

const roots = ['../src', '../../../packages/contract/src'].map((path) => new URL(`${path}/`, import.meta.url))
const isSource = (file: string) => !/\.(test|type-test)\.tsx?$/.test(file)

/**
 * The codes of refusals whose sentences pages say by themselves, without a response: they are written in the web's sources, as
 * `messages.CODE` or in quotes, or as `messages.CODE` in the contract's.
 */
export function namedCodes(): Set<string> {
  const [web, contract] = roots.map((root) =>
    globSync('**/*.{ts,tsx}', { cwd: root.pathname })
      .filter(isSource)
      .map((file) => readFileSync(new URL(file, root), 'utf8'))
      .join('\n'),
  ) as [string, string]
  const found = [...`${web}\n${contract}`.matchAll(/\bmessages\.([A-Z][A-Z_]+)/g), ...web.matchAll(/'([A-Z][A-Z_]+)'/g)]
  return new Set(found.map(([, code]) => code as string))
}
