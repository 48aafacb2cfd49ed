import type { Plugin, Rollup } from 'vite'
import { type Scheme, schemeVariables } from '../src/base/ui/theme/palette.ts'
import { beyondApp, chunksOf, frameOf } from './chunks.ts'
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

/** The files of a page and of its frame. */
function filesAt(bundle: Rollup.OutputBundle, { page, level }: Entrance): string[] {
  const pages = chunksOf(bundle).filter(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${page}.tsx`))
  if (page && pages.length === 0) throw new Error(`The build is to fetch ${page} early, but has no chunk of it.`)
  return beyondApp(bundle, [...frameOf(bundle, level === null), ...pages])
}

/** The style sheet of first words, with the colours that it names: those of the application are known once it runs. */
function styleOf(css: string): string {
  if (css === '') return ''
  const names = new Set(css.match(/--sehati-[\w-]+/g))
  const colours = (selector: string, scheme: Scheme) =>
    `${selector}{${[...names].map((name) => `${name}:${schemeVariables(scheme)[name]}`).join(';')}}`
  return `<style>${colours('.awal', 'light')}${colours('[data-mantine-color-scheme=dark] .awal', 'dark')}${css}</style>`
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
        const { script, css } = await builtAlone(name)
        const file = this.getFileName(this.emitFile({ type: 'asset', name: `${name}.js`, source: script }))
        const tag = `<script type="module" async fetchpriority="high" src="/${file}"></script>`
        scripts.set(name, tag + styleOf(css))
      }
      const font = Object.keys(bundle).find((file) => FONT.test(file))
      const heads = entrances.map((entrance) => {
        const script = entrance.ahead ? (scripts.get(entrance.ahead) ?? '') : ''
        // Within the areas nothing is read before the scripts are there, which the font must not delay; what stands in for
        // it has its measures (base/ui/theme/fonts.css).
        const early = font && entrance.level === null ? fontLink(font) : ''
        return [entrance.path, script + filesAt(bundle, entrance).map(link).join('') + early]
      })
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(Object.fromEntries(heads)) })
    },
  }
}
