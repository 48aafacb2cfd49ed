import { readFile } from 'node:fs/promises'
import { defaultLanguage, type Language } from '@sehati/contract/base/language'
import { languagesOf, prerendered } from '@sehati/contract/base/screens'
import { layananBawaan } from '@sehati/contract/clinic/bawaan.rules'
import { isiDokumen } from '@sehati/contract/clinic/dokumen.rules'
import { getLayanan } from '@sehati/contract/clinic/layanan.endpoints'
import type { LayananPublik } from '@sehati/contract/clinic/layanan.schema'
import mustache from 'mustache'
import type { Plugin } from 'vite'
import { ahead } from './ahead.ts'
import { budget } from './budget.ts'
import { appOf, beyondApp, chunksOf } from './chunks.ts'
import { entrances } from './entrances.ts'
import { builtAlone, entranceWords, forgetSources, landingHtml, luringHtml, publicHeads } from './landing.ts'
import { luring } from './luring.ts'
import { sharedFiles, withDevelopmentFonts, withFontUrls } from './shared-files.ts'

/** The application's style sheet: fetched at once, but put to use by the boot script, so that the splash need not wait. */
const STYLESHEET = /<link rel="stylesheet"/g
/** The application's scripts: fetched at once, for they are what takes longest, but started by the boot script once it is painted. */
const SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>/g
const BOOT_SOURCE = '/src/landing/boot.js'

/** Makes the documents: the shell of the application (`app.html`) and the prerendered landing (`prerendered` in the table of screens). */
export function documents(): Plugin[] {
  return [shell(), ahead(), landing(), luring(), devServer(), budget()]
}

/** Adds what must come before the application's own script: what decides the colour scheme. */
function shell(): Plugin {
  return {
    name: 'sehati:shell',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const boot = bundle ? sharedFiles(bundle).boot : BOOT_SOURCE
        const start = [...html.matchAll(SCRIPT)].map(([, src]) => src)
        const attrs = { src: boot, 'data-start': start.join(' ') }
        const waiting = html
          .replace(STYLESHEET, '<link rel="preload" as="style" fetchpriority="low"')
          .replace(SCRIPT, '<link rel="modulepreload" crossorigin fetchpriority="low" href="$1">')
        return {
          html: bundle ? waiting : await completed(waiting, defaultLanguage),
          tags: [{ tag: 'script', attrs, injectTo: 'head-prepend' }],
        }
      },
    },
    // Before Vite writes the HTML, so that the boot script has its name by then.
    generateBundle: {
      order: 'pre',
      async handler(_options, bundle) {
        const catalogues: Record<Exclude<Language, typeof defaultLanguage>, string[]> = {
          en: beyondApp(
            bundle,
            chunksOf(bundle).filter(({ name }) => name === 'english'),
          ),
        }
        const styles = [...(appOf(bundle).viteMetadata?.importedCss ?? [])].map((file) => `/${file}`)
        const words = JSON.stringify(await wordsByEntrance()).slice(1, -1)
        const source = (await readFile(new URL(`..${BOOT_SOURCE}`, import.meta.url), 'utf8'))
          .replace('/* words */', () => words)
          .replace('/* catalogues */', JSON.stringify(catalogues).slice(1, -1))
          .replace('/* styles */', JSON.stringify(styles).slice(1, -1))
        this.emitFile({ type: 'asset', name: 'boot.js', source })
        // Read by the server (http/shells.ts).
        this.emitFile({ type: 'asset', fileName: 'heads.json', source: JSON.stringify(await publicHeads()) })
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

async function layananNow(): Promise<LayananPublik> {
  try {
    const reply = await fetch(`${process.env.API_URL ?? 'http://127.0.0.1:3000'}${getLayanan.path}`)
    return ((await reply.json()) as { data: LayananPublik }).data
  } catch {
    return layananBawaan
  }
}

/** A document of development. Its places are filled as the server fills them in the built ones (apps/server/src/base/http/template.ts). */
const completed = async (html: string, lang: Language): Promise<string> =>
  mustache.render(html, isiDokumen(await layananNow(), lang))

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
