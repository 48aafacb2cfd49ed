import { defaultLanguage, type Language } from '@sehati/contract/base/language'
import { languagesOf, prerendered } from '@sehati/contract/base/screens'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import { schemeVariables } from '../src/base/ui/theme/palette.ts'
import { ahead } from './ahead.ts'
import { budget } from './budget.ts'
import { appOf, filesOf } from './chunks.ts'
import { compress } from './compress.ts'
import { entrances } from './entrances.ts'
import { heads } from './heads.ts'
import { bootScript, builtAlone, entranceWords, forgetSources, landingHtml, luringHtml } from './landing.ts'
import { completed, layananBlock, withNumbers } from './layanan.ts'
import { luring } from './luring.ts'
import { pictures } from './pictures.ts'
import { sharedFiles, withDevelopmentFonts, withFontUrls } from './shared-files.ts'

/** The application's style sheet: fetched at once, but put to use by the boot script, so that the splash need not wait. */
const STYLESHEET = /<link rel="stylesheet"/g
/** The application's scripts: fetched at once, for they are what takes longest, but started by the boot script once it is painted. */
const SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>/g
const BOOT_SOURCE = '/src/landing/boot.js'

/** Makes the documents: the shell of the application (`app.html`) and the prerendered landing (`prerendered` in the table of screens). */
export function documents(): Plugin[] {
  return [shell(), ahead(), heads(), pictures(), landing(), luring(), devServer(), compress(), budget()]
}

/** What is painted while the application is on its way: the ground of the scheme and a breathing mark. */
function splash(): string {
  const rule = (selector: string, scheme: 'light' | 'dark') =>
    `${selector}{color-scheme:${scheme};background:${schemeVariables(scheme)['--sehati-ground']}}`
  return `${rule('html', 'light')}${rule('html[data-mantine-color-scheme=dark]', 'dark')}
body{margin:0}
.splash{display:grid;place-items:center;height:100dvh;font-family:'Plus Jakarta Sans Variable',system-ui,sans-serif}
.splash header{align-self:start;justify-self:start;grid-area:1/1;padding:96px 16px 0}
.splash h1{margin:0;font-size:1.5rem;line-height:1.3}
.splash p{margin:4px 0 0;font-size:1rem;line-height:1.75;max-width:40rem;opacity:.8}
.splash svg{grid-area:1/1}
.splash [role=alert]{grid-area:1/1;padding:16px;text-align:center}
.splash button{min-height:44px;margin-top:12px;padding:0 20px;border:1px solid;border-radius:10px;background:none;color:inherit;font:inherit;font-weight:600}
@media (min-width:48em){.splash header{display:none}}
@media (prefers-reduced-motion:no-preference){.splash svg{animation:breathe 1.6s ease-in-out infinite alternate}}
@keyframes breathe{from{opacity:.55}}`
}

/** Adds what must come before the application's own script: what decides the colour scheme, the splash. */
function shell(): Plugin {
  return {
    name: 'sehati:shell',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const boot = bundle ? sharedFiles(bundle).boot : BOOT_SOURCE
        const start = [...html.matchAll(SCRIPT)].map(([, src]) => src)
        const tags: HtmlTagDescriptor[] = [
          { tag: 'style', children: splash(), injectTo: 'head-prepend' },
          { tag: 'script', attrs: { src: boot, 'data-start': start.join(' ') }, injectTo: 'head-prepend' },
          layananBlock,
        ]
        const waiting = withNumbers(html)
          .replace(STYLESHEET, '<link rel="preload" as="style" fetchpriority="low"')
          .replace(SCRIPT, '<link rel="modulepreload" crossorigin fetchpriority="low" href="$1">')
        if (bundle) return { html: waiting, tags }
        const block = { ...layananBlock, children: await completed(layananBlock.children as string, defaultLanguage) }
        return { html: await completed(waiting, defaultLanguage), tags: tags.with(-1, block) }
      },
    },
    // Development sends the boot script by itself.
    load: { filter: { id: /\/src\/landing\/boot\.js$/ }, handler: bootScript },
    // Before Vite writes the HTML, so that the boot script has its name by then.
    generateBundle: {
      order: 'pre',
      async handler(_options, bundle) {
        const catalogues: Record<Exclude<Language, typeof defaultLanguage>, string[]> = {
          en: filesOf(bundle, ({ name }) => name === 'english'),
        }
        const styles = [...(appOf(bundle).viteMetadata?.importedCss ?? [])].map((file) => `/${file}`)
        const words = JSON.stringify(await wordsByEntrance()).slice(1, -1)
        const source = (await bootScript())
          .replace('/* words */', () => words)
          .replace('/* catalogues */', JSON.stringify(catalogues).slice(1, -1))
          .replace('/* styles */', JSON.stringify(styles).slice(1, -1))
        this.emitFile({ type: 'asset', name: 'boot.js', source })
      },
    },
  }
}

/** What the shell says at each entrance that has first words. */
async function wordsByEntrance() {
  const words = await entranceWords()
  return Object.fromEntries(entrances.flatMap(({ path, words: named }) => (named ? [[path, words[named]]] : [])))
}

/** Renders the landing page in each language once the application's file names are known. */
function landing(): Plugin {
  return {
    name: 'sehati:landing',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const app = appOf(bundle)
      const { script, css } = await builtAlone('live')
      const files = {
        ...sharedFiles(bundle),
        css: withFontUrls(bundle, css),
        script: `/${this.getFileName(this.emitFile({ type: 'asset', name: 'live.js', source: script }))}`,
        prefetch: [app.fileName, ...app.imports].map((file) => `/${file}`),
      }
      for (const [path, lang] of languagesOf('landing')) {
        const source = await landingHtml({ ...files, lang })
        this.emitFile({ type: 'asset', fileName: prerendered[path]?.file as string, source })
      }
    },
  }
}

const developmentFiles = async (lang: Language, name: string) => ({
  lang,
  boot: BOOT_SOURCE,
  font: null,
  script: `/src/landing/${name}.ts`,
  prefetch: [],
  css: withDevelopmentFonts((await builtAlone(name)).css),
})
const rendered = {
  landing: async (lang: Language) => landingHtml(await developmentFiles(lang, 'live')),
  luring: async (lang: Language) => luringHtml(await developmentFiles(lang, 'luring')),
}

/** In development the prerendered documents are rendered on every request, and every other path returns the shell. */
function devServer(): Plugin {
  return {
    name: 'sehati:dev',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (req, res, next) => {
        const path = (req.url ?? '/').split('?')[0] as string
        const document = prerendered[path]
        if (document) {
          const { lang } = document
          forgetSources()
          const html = await completed(await rendered[document.document](lang), lang)
          res.setHeader('content-type', 'text/html; charset=utf-8').end(html)
          return
        }
        const isPage = req.headers.accept?.includes('text/html') && !/\.\w+$|^\/(api|@|src|node_modules)/.test(path)
        if (isPage) req.url = '/app.html'
        next()
      })
    },
  }
}
