import { posix as path } from 'node:path'

/** The files of this repository that an import of `to` in the file `from` reaches; none for a package. */
export const resolved = (from: string, to: string): string[] => {
  if (to.startsWith('.')) return [path.join(path.dirname(from), to)]
  if (to.startsWith('@sehati/contract/')) return [`${to.replace('@sehati/contract', 'packages/contract/src')}.ts`]
  if (to.startsWith('@sehati/testkit/')) return [`${to.replace('@sehati/testkit', 'packages/testkit/src')}.ts`]
  return []
}
