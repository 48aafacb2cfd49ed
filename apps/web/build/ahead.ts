import type { Plugin, Rollup } from 'vite'
import { filesOf } from './chunks.ts'
import { type Ahead, type Entrance, entrances } from './entrances.ts'
import { builtAlone } from './landing.ts'

/** What the server puts into the shell's head at each address: `{ "/login": "<link …>" }` (http/static.ts). */
const FILE = 'ahead.json'

/** What almost every letter is set in. */
export const FONT = /plus-jakarta-sans-latin-wght-normal.*\.woff2$/

const fontLink = (file: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="/${file}">`

/** Of low priority: the first paint needs none of it, and the reads of the page come before it. */
const link = (href: string) =>
  href.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin fetchpriority="low" href="${href}">`
    : `<link rel="modulepreload" crossorigin fetchpriority="low" href="${href}">`

/** The files of a page, and of its layout if it has one. */
function filesAt(bundle: Rollup.OutputBundle, entrance: Entrance): string[] {
  const frame = ({ name }: Rollup.OutputChunk) => name === 'app-shell'
  const page = ({ facadeModuleId }: Rollup.OutputChunk) =>
    facadeModuleId?.endsWith(`/src/pages/${entrance.page}.tsx`) === true
  return filesOf(bundle, ...(entrance.level === null ? [] : [frame]), ...(entrance.page ? [page] : []))
}

/** Writes down what can be fetched at each address before the application is there. */
export function ahead(): Plugin {
  return {
    name: 'sehati:ahead',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const scripts = new Map<Ahead, string>()
      for (const { ahead: name } of entrances) {
        if (!name || scripts.has(name)) continue
        const { script } = await builtAlone(name)
        const file = this.getFileName(this.emitFile({ type: 'asset', name: `${name}.js`, source: script }))
        scripts.set(name, `<script type="module" async fetchpriority="high" src="/${file}"></script>`)
      }
      const font = Object.keys(bundle).find((file) => FONT.test(file))
      const heads = entrances.map((entrance) => {
        const script = entrance.ahead ? (scripts.get(entrance.ahead) ?? '') : ''
        // Within the areas nothing is read before the scripts are there, which the font must not delay; what stands in for
        // it has its measures (ui/theme/fonts.css).
        const early = font && entrance.level === null ? fontLink(font) : ''
        return [entrance.path, script + filesAt(bundle, entrance).map(link).join('') + early]
      })
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(Object.fromEntries(heads)) })
    },
  }
}
