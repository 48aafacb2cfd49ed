import { fileURLToPath } from 'node:url'
import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite'
import { schemeVariables } from '../src/ui/theme/palette.ts'
import { compress } from './compress.ts'
import { entrances } from './entrances.ts'
import { bootScript, landingFiles, landingHtml } from './landing.ts'

const FONT = /plus-jakarta-sans-latin-wght-normal.*\.woff2$/
const BOOT_SOURCE = '/src/landing/boot.js'

/** Makes the two documents: the shell of the application (`app.html`) and the prerendered landing (`index.html`). */
export function documents(): Plugin[] {
  return [shell(), landing(), devServer(), compress()]
}

/** What is painted while the application is on its way: the ground of the scheme and a breathing mark. */
function splash(): string {
  const rule = (selector: string, scheme: 'light' | 'dark') =>
    `${selector}{color-scheme:${scheme};background:${schemeVariables(scheme)['--sehati-ground']}}`
  return `${rule('html', 'light')}${rule('html[data-mantine-color-scheme=dark]', 'dark')}
.splash{display:grid;place-items:center;height:100dvh}
@media (prefers-reduced-motion:no-preference){.splash{animation:breathe 1.6s ease-in-out infinite alternate}}
@keyframes breathe{from{opacity:.55}}`
}

const preload = (font: string) => ({
  rel: 'preload',
  href: `/${font}`,
  as: 'font',
  type: 'font/woff2',
  crossorigin: '',
})

/** Adds what must come before the application's own script: what decides the colour scheme, the font, the splash. */
function shell(): Plugin {
  return {
    name: 'sehati:shell',
    transformIndexHtml: {
      order: 'post',
      async handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) => FONT.test(file))
        const boot = bundle ? `/${bootFileOf(bundle)}` : BOOT_SOURCE
        const tags: HtmlTagDescriptor[] = [
          { tag: 'style', children: splash(), injectTo: 'head-prepend' },
          { tag: 'script', attrs: { src: boot }, injectTo: 'head-prepend' },
        ]
        if (font) tags.push({ tag: 'link', attrs: preload(font), injectTo: 'head-prepend' })
        return tags
      },
    },
    // Before Vite writes the HTML, so that the boot script has its name by then.
    generateBundle: {
      order: 'pre',
      async handler(_options, bundle) {
        const listed = JSON.stringify(filesByEntrance(bundle)).slice(1, -1)
        const source = (await bootScript()).replace('/* entrances */', listed)
        this.emitFile({ type: 'asset', name: 'boot.js', source })
      },
    },
  }
}

const bootFileOf = (bundle: Rollup.OutputBundle) =>
  Object.keys(bundle).find((file) => /boot-[^/]*\.js$/.test(file)) ?? ''

const appOf = (bundle: Rollup.OutputBundle): Rollup.OutputChunk => {
  const app = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry && file.name === 'app')
  if (app?.type !== 'chunk') throw new Error('The application has no entry chunk.')
  return app
}

/** For each entrance the files of its page that the application's entry does not fetch anyway. */
function filesByEntrance(bundle: Rollup.OutputBundle): Record<string, string[]> {
  const known = new Set([appOf(bundle).fileName, ...appOf(bundle).imports])
  const filesOf = (fileName: string, seen: Set<string>): void => {
    const chunk = bundle[fileName]
    if (chunk?.type !== 'chunk' || known.has(fileName) || seen.has(fileName)) return
    seen.add(fileName)
    for (const css of chunk.viteMetadata?.importedCss ?? []) seen.add(css)
    for (const imported of chunk.imports) filesOf(imported, seen)
  }
  const named = (name: string) => {
    const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name)
    if (!chunk) throw new Error(`build/entrances.ts names the chunk ${name}, which does not exist.`)
    return chunk.fileName
  }
  return Object.fromEntries(
    entrances.map(({ path, chunks }) => {
      const seen = new Set<string>()
      for (const chunk of chunks) filesOf(named(chunk), seen)
      return [path, [...seen].map((file) => `/${file}`)]
    }),
  )
}

/** Renders `/` once the application's file names are known. */
function landing(): Plugin {
  return {
    name: 'sehati:landing',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const named = (pattern: RegExp) => Object.keys(bundle).find((file) => pattern.test(file)) ?? null
      const app = appOf(bundle)
      const { script, css } = await landingFiles()
      const live = this.getFileName(this.emitFile({ type: 'asset', name: 'live.js', source: script }))
      const html = await landingHtml({
        css: withFontUrls(css, (stem) => `/${named(new RegExp(stem))}`),
        boot: `/${bootFileOf(bundle)}`,
        live: `/${live}`,
        font: named(FONT) && `/${named(FONT)}`,
        prefetch: [app.fileName, ...app.imports].map((file) => `/${file}`),
      })
      this.emitFile({ type: 'asset', fileName: 'index.html', source: html })
    },
  }
}

/** The landing shares the application's font files: the same bytes serve both. */
const withFontUrls = (css: string, urlOf: (stem: string) => string) =>
  css.replace(
    /url\([^)]*?(plus-jakarta-sans-[a-z-]+?-wght-normal)[^)]*\.woff2["']?\)/g,
    (_all, stem: string) => `url(${urlOf(stem)})`,
  )

const developmentFont = (stem: string) =>
  `/@fs${fileURLToPath(import.meta.resolve(`@fontsource-variable/plus-jakarta-sans/files/${stem}.woff2`))}`

/** In development `/` is rendered on every request and every other page answers the shell. */
function devServer(): Plugin {
  return {
    name: 'sehati:dev',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (req, res, next) => {
        const path = (req.url ?? '/').split('?')[0] as string
        if (path === '/') {
          const { css: built } = await landingFiles()
          const css = withFontUrls(built, developmentFont)
          const files = { css, boot: BOOT_SOURCE, live: '/src/landing/live.ts', font: null, prefetch: [] }
          res.setHeader('content-type', 'text/html; charset=utf-8').end(await landingHtml(files))
          return
        }
        const isPage = req.headers.accept?.includes('text/html') && !/\.\w+$|^\/(api|@|src|node_modules)/.test(path)
        if (isPage) req.url = '/app.html'
        next()
      })
    },
  }
}
