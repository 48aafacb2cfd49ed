import type { Rollup } from 'vite'

type Chunk = Rollup.OutputChunk

export const chunksOf = (bundle: Rollup.OutputBundle): Chunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk')

/** The chunk with all that the application needs at once: the entry, which `main.tsx` shares with the group `app`. */
export const appOf = (bundle: Rollup.OutputBundle): Chunk => {
  const app = chunksOf(bundle).find(({ name, isEntry }) => name === 'app' && isEntry)
  if (!app) throw new Error('The application has no entry chunk.')
  return app
}

/** The chunks of what stands around a page. A group's chunk and the one by which it is imported may bear the same name. */
export function frameOf(bundle: Rollup.OutputBundle, isPublic: boolean): Chunk[] {
  const frame = chunksOf(bundle).filter(({ name }) => name === (isPublic ? 'public-layout' : 'app-shell'))
  if (frame.length === 0) throw new Error('The build has no chunk of the frame of pages.')
  return frame
}

/** The files of some chunks and of all that they import: scripts and style sheets. */
export function filesOf(bundle: Rollup.OutputBundle, chunks: Chunk[], found = new Set<string>()): Set<string> {
  for (const { fileName, imports, viteMetadata } of chunks) {
    if (found.has(fileName)) continue
    for (const file of [...(viteMetadata?.importedCss ?? []), fileName]) found.add(file)
    filesOf(
      bundle,
      imports.flatMap((name) => (bundle[name]?.type === 'chunk' ? bundle[name] : [])),
      found,
    )
  }
  return found
}

/** The addresses of the files of some chunks that the application does not fetch anyway. */
export function beyondApp(bundle: Rollup.OutputBundle, chunks: Chunk[]): string[] {
  const known = filesOf(bundle, [appOf(bundle)])
  return [...filesOf(bundle, chunks)].filter((file) => !known.has(file)).map((file) => `/${file}`)
}
