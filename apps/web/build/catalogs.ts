import { readdirSync } from 'node:fs'

const src = new URL('../src/', import.meta.url)
const entries = readdirSync(src, { withFileTypes: true })
/** What joins the rooms: the tree of routes and the start of the application. */
const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
const folders = entries.filter((entry) => entry.isDirectory() && entry.name !== 'locales').map(({ name }) => name)

/**
 * The catalogues of English, one per room, so that several people can translate at once: `src/locales/en/<area>.po` is the
 * English of the folder of its name, that of the layouts also of the files beside the folders.
 */
export const areas: Record<string, string[]> = Object.fromEntries(
  folders.map((name) => [name, name === 'layouts' ? [name, ...files] : [name]]),
)

/** The sentences of the contract, which the web looks up as a whole (`src/base/lib/say.ts`). */
export const CONTRACT = 'contract'

export const isArea = (file: string): boolean => file.includes('/src/')
