import type { Rollup } from 'vite'

type Chunk = Rollup.OutputChunk

const chunksOf = (bundle: Rollup.OutputBundle): Chunk[] => Object.values(bundle).filter((file) => file.type === 'chunk')

/** The chunk with all that the application needs at once: the entry, which `main.tsx` shares with the group `app`. */
export const appOf = (bundle: Rollup.OutputBundle): Chunk => {
  const app = chunksOf(bundle).find(({ name, isEntry }) => name === 'app' && isEntry)
  if (!app) throw new Error('The application has no entry chunk.')
  return app
}

/** The files of some chunks that the application's entry does not fetch anyway: scripts and style sheets. */
export function filesOf(bundle: Rollup.OutputBundle, ...wanted: ((chunk: Chunk) => boolean)[]): string[] {
  const known = new Set([appOf(bundle).fileName, ...appOf(bundle).imports])
  const seen = new Set<string>()
  const follow = (fileName: string): void => {
    const chunk = bundle[fileName]
    if (chunk?.type !== 'chunk' || known.has(fileName) || seen.has(fileName)) return
    seen.add(fileName)
    for (const css of chunk.viteMetadata?.importedCss ?? []) seen.add(css)
    for (const imported of chunk.imports) follow(imported)
  }
  for (const isWanted of wanted) {
    // A group's chunk and the one by which it is imported may bear the same name.
    const found = chunksOf(bundle).filter(isWanted)
    if (found.length === 0) throw new Error(`The build is to fetch a chunk early, but there is none: ${isWanted}`)
    for (const { fileName } of found) follow(fileName)
  }
  return [...seen].map((file) => `/${file}`)
}
