import { resolved } from './imports.ts'
import { isTest } from './repository.ts'

// Which part of the repository may import which (decision 19). A part is a folder of the top, below `packages` and `apps`
// one of the second level. `parts.test.ts` runs these rules, each of them also on a planted violation.

/** From the ground up: a part imports itself and those before it. */
const ground = ['packages/contract', 'apps', 'scripts', 'packages/testkit', 'trials']
/** What stands above its part, and why. */
const exceptions: [from: RegExp, to: string][] = [
  // The pictures of the screens are taken of a running product, in the browser, by a person who has signed in.
  [/^scripts\/screenshots\//, 'packages/testkit'],
  // A test that runs `npm start` or a backup stands on the kit as every trial does; no operator runs it.
  [/^scripts\/.*\.test\.ts$/, 'packages/testkit'],
]
const partOf = (file: string) => ground.findIndex((part) => file.startsWith(`${part}/`))
const mayRise = (file: string, to: string) =>
  exceptions.some(([from, part]) => from.test(file) && to.startsWith(`${part}/`))

export const importsIn = (file: string, body: string): string[] =>
  [...body.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, to]) => resolved(file, to as string))

/** The imports from a part above that of the importing file. */
export const rising = (file: string, body: string): string[] =>
  importsIn(file, body)
    .filter((to) => partOf(file) >= 0 && partOf(to) > partOf(file) && !mayRise(file, to))
    .map((to) => `${file} → ${to}`)

const trialOf = (file: string) => /^trials\/([^/]+)\//.exec(file)?.[1]
/** The imports from another trial: code that two trials need belongs into the test kit. */
export const betweenTrials = (file: string, body: string): string[] =>
  importsIn(file, body)
    .filter((to) => trialOf(to) !== undefined && trialOf(file) !== undefined && trialOf(to) !== trialOf(file))
    .map((to) => `${file} → ${to}`)

/** `scripts/start`, `trials/bench`, `packages/testkit/product`, `apps/server/db`; none for a file that is in no such folder. */
export const folderOf = (file: string): string | undefined =>
  /^(?:scripts|trials)\/[^/]+(?=\/)/.exec(file)?.[0] ??
  /^((?:packages|apps)\/[^/]+)\/src\/([^/]+)\//.exec(file)?.slice(1).join('/')

/** Circles between folders, as `scripts/a → scripts/b → scripts/a`. Tests run nothing and are left out. */
export function folderCircles(bodies: Iterable<readonly [file: string, body: string]>): string[] {
  const arrows = new Map<string, Set<string>>()
  for (const [file, body] of bodies) {
    const from = folderOf(file)
    if (!from || isTest(file)) continue
    for (const to of importsIn(file, body).map(folderOf)) {
      if (!to || to === from) continue
      arrows.set(from, (arrows.get(from) ?? new Set()).add(to))
    }
  }
  const circles = new Set<string>()
  const done = new Set<string>()
  const visit = (folder: string, trail: string[]) => {
    const at = trail.indexOf(folder)
    if (at >= 0) circles.add([...trail.slice(at), folder].join(' → '))
    if (at >= 0 || done.has(folder)) return
    for (const to of arrows.get(folder) ?? []) visit(to, [...trail, folder])
    done.add(folder)
  }
  for (const folder of arrows.keys()) visit(folder, [])
  return [...circles]
}
