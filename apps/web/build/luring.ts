import { readFile } from 'node:fs/promises'
import { brandName } from '@sehati/contract/base/brand'
import { defaultLanguage } from '@sehati/contract/base/language'
import { documentPaths, languagesOf, prerendered } from '@sehati/contract/base/screens'
import type { Plugin } from 'vite'
import { meaning } from '../src/base/ui/theme/palette.ts'
import { builtAlone, luringHtml, pushSentences } from './landing.ts'
import { sharedFiles, withFontUrls } from './shared-files.ts'

/** What a browser needs to put the service on the home screen. */
const manifest = {
  id: '/',
  name: brandName,
  short_name: brandName,
  description: 'Konsultasi dengan dokter dan psikolog untuk warga kampus.',
  lang: defaultLanguage,
  dir: 'ltr',
  // A signed-in person is led on to the home of their role.
  start_url: '/login',
  scope: '/',
  display: 'standalone',
  background_color: meaning.light.ground,
  theme_color: meaning.light.ground,
  categories: ['health', 'medical'],
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}

/** The manifest, the service worker, and the document that it shows without a connection. */
export function luring(): Plugin {
  return {
    name: 'sehati:luring',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const { script: source, css } = await builtAlone('luring')
      const script = `/${this.getFileName(this.emitFile({ type: 'asset', name: 'luring.js', source }))}`
      const { boot, font } = sharedFiles(bundle)
      for (const [path, lang] of languagesOf('luring')) {
        const html = await luringHtml({ lang, css: withFontUrls(bundle, css), boot, script, font })
        this.emitFile({ type: 'asset', fileName: prerendered[path]?.file as string, source: html })
      }
      const files = [script, boot, font].filter((file) => file !== null)
      const inner = (value: object) => () => JSON.stringify(value).slice(1, -1)
      const worker = (await readFile(new URL('../src/landing/sw.js', import.meta.url), 'utf8'))
        .replace('/* files */', inner(files))
        .replace('/* words */', inner(await pushSentences()))
        .replace('/* pages */', inner(documentPaths.luring))
        .replace('/* language */', defaultLanguage)
        .replace('/* brand */', () => brandName)
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker })
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(manifest) })
    },
  }
}
