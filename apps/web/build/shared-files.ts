import { fileURLToPath } from 'node:url'
import type { Rollup } from 'vite'
import { FONT } from './ahead.ts'

/** The addresses of the files that prerendered documents share with the application. */
export function sharedFiles(bundle: Rollup.OutputBundle): { boot: string; font: string | null } {
  const named = (pattern: RegExp) => Object.keys(bundle).find((file) => pattern.test(file))
  const font = named(FONT)
  return { boot: `/${named(/boot-[^/]*\.js$/) ?? ''}`, font: font === undefined ? null : `/${font}` }
}

const FONT_URL = /url\([^)]*?(plus-jakarta-sans-[a-z-]+?-wght-normal)[^)]*\.woff2["']?\)/g

/** Documents share the application's font files: the same bytes serve all. */
export const withFontUrls = (bundle: Rollup.OutputBundle, css: string): string =>
  css.replace(FONT_URL, (_all, stem: string) => `url(/${Object.keys(bundle).find((file) => file.includes(stem))})`)

/** The same in development, from the package of the font. */
export const withDevelopmentFonts = (css: string): string =>
  css.replace(
    FONT_URL,
    (_all, stem: string) =>
      `url(/@fs${fileURLToPath(import.meta.resolve(`@fontsource-variable/plus-jakarta-sans/files/${stem}.woff2`))})`,
  )
