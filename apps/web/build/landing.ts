import { fileURLToPath } from 'node:url'
import { build, type Plugin, runnerImport } from 'vite'
import type { LandingAssets } from '../src/landing/document.tsx'
import type { FrameAssets } from '../src/landing/frame.tsx'
import type * as sources from '../src/landing/sources.ts'
import { language } from './language.ts'
import { manualPureFunctions } from './lean.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The page's styles are built apart; while its HTML is rendered an import of one means nothing. */
const withoutStyles: Plugin = {
  name: 'sehati:without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0style' : null),
  load: (id) => (id === '\0style' ? 'export default {}' : null),
}

type Sources = typeof sources

/** The sources, with their macros and catalogues compiled, as a module of this process. */
const readSources = async (): Promise<Sources> =>
  (
    await runnerImport<Sources>('/src/landing/sources.ts', {
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [withoutStyles, language()],
    })
  ).module

let read: Promise<Sources> | undefined
const sourcesOnce = () => {
  read ??= readSources()
  return read
}

/** The first words of each entrance, in each language. */
export const entranceWords = async () => (await sourcesOnce()).firstWordsText()

/** What the server puts into the shell of each public page, by language. */
export const publicHeads = async () => (await sourcesOnce()).renderHeads()

/** The neutral sentences of pushes, in each language. */
export const pushSentences = async () => (await sourcesOnce()).pushWords()

/** The finished HTML of `/`. */
export const landingHtml = async (assets: LandingAssets): Promise<string> => (await sourcesOnce()).renderLanding(assets)

/** The finished HTML of `/luring`. */
export const luringHtml = async (assets: FrameAssets): Promise<string> => (await sourcesOnce()).renderLuring(assets)

/** In development sources change between two requests. */
export const forgetSources = () => {
  read = undefined
}

/**
 * Builds one script of src/landing and its style sheet apart from the application, so that neither shares a chunk with it.
 * Such scripts use the calendar rules, never a schema.
 */
export async function builtAlone(name: string): Promise<{ script: string; css: string }> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [language()],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { [name]: `src/landing/${name}.ts` },
        external: [/\.woff2$/],
        treeshake: { manualPureFunctions },
      },
    },
  })
  const output = [result].flat().flatMap((part) => ('output' in part ? part.output : []))
  const script = output.find((file) => file.type === 'chunk')?.code ?? ''
  const css = output.find((file) => file.fileName.endsWith('.css'))
  return { script, css: css?.type === 'asset' ? String(css.source) : '' }
}
