import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLanguage, type Language, languages } from '@sehati/contract/base/language'
import { type Template, template } from './template.ts'

/** Title, description and what previews show of a public page, as tags. */
export type Head = Record<Language, string>
/** Makes a document of HTML with places. `isi` fills those that the clinic's own words do not. */
export type PageOf = (html: string, bahasa: Language, isi?: object) => Template

/** What names the public URL: without a configured one it is left out, because a client controls the name in `Host`. */
const NAMES_PUBLIC_URL = /<(?:link|meta) [^>]*\{\{public-url\}\}[^>]*>/g
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** `tags`: what the pages are told of the settings, by the name of a tag in their head. */
export const makePageOf =
  (publicUrl: string | null, tags: Readonly<Record<string, string>>): PageOf =>
  (html, bahasa, isi) =>
    template(
      (publicUrl === null ? html.replace(NAMES_PUBLIC_URL, '') : html)
        .replaceAll('{{public-url}}', () => escaped(publicUrl ?? ''))
        .replace('</head>', () => `${Object.entries(tags).map(tagOf).join('')}</head>`),
      bahasa,
      isi,
    )

const tagOf = ([name, content]: [string, string]) => `<meta name="${name}" content="${escaped(content)}">`

const HEAD = /<!--head-->[\s\S]*<!--\/head-->/

/** A shell with the head of a page, in one of its languages. */
export function withHead(shell: string, head: Head, bahasa: Language): string {
  return shell.replace(HEAD, () => head[bahasa]).replace(`<html lang="${defaultLanguage}"`, `<html lang="${bahasa}"`)
}

const readTable = <Row>(root: string, file: string): Record<string, Row> =>
  existsSync(join(root, file)) ? JSON.parse(readFileSync(join(root, file), 'utf8')) : {}

/** What the build wrote down of each entrance: its shell with the files of its page, and its head where the page is public. */
export type Entrance = { path: string; shell: string; head: Head | undefined }

export function readEntrances(root: string, app: string): Entrance[] {
  const heads = readTable<Head>(root, 'heads.json')
  return Object.entries(readTable<string>(root, 'ahead.json')).map(([path, files]) => ({
    path,
    shell: app.replace('</head>', () => `${files}</head>`),
    head: heads[path],
  }))
}

/** The URL of a page in a language. */
const inLanguage = (path: string, bahasa: Language) => (bahasa === defaultLanguage ? path : `${path}?bahasa=${bahasa}`)

/** The shell of each entrance, in all languages where its page is public. */
export function shellsOf(entrances: Entrance[], pageOf: PageOf): Map<string, Template> {
  return new Map(
    entrances.flatMap(({ path, shell, head }): [string, Template][] =>
      head
        ? languages.map((bahasa) => [inLanguage(path, bahasa), pageOf(withHead(shell, head, bahasa), bahasa)])
        : [[path, pageOf(shell, defaultLanguage)]],
    ),
  )
}

/** The shell of a URL, else that of its area; undefined where neither has one. */
export const shellAt = (shells: Map<string, Template>, path: string, bahasa: Language): Template | undefined =>
  shells.get(inLanguage(path, bahasa)) ?? shells.get(path) ?? shells.get(`/${path.split('/')[1]}`)
