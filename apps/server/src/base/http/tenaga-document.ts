import { idIn } from '@sehati/contract/base/id'
import { defaultLanguage, inEachLanguage, type Language } from '@sehati/contract/base/language'
import { isiKepalaTenaga, type KepalaTenaga } from '@sehati/contract/schedule/dokumen.rules'
import type { FloodLimit } from './flood-limit.ts'
import { type Entrance, type PageOf, withHead } from './shells.ts'
import type { Template } from './template.ts'

/** Reads what the head of a professional's page says; null where no visitor may open that page. */
export type FindKepalaTenaga = (profesional_id: number) => Promise<KepalaTenaga | null>

/** The entrance of the pages of professionals, in the tables that the build wrote. */
export const TENAGA = '/tenaga'
/** So many completed documents are kept, each a few kilobytes plain and compressed. */
const MOST_KEPT = 200

export type TenagaDocument = { status: 200 | 404; page: Template }

/**
 * The documents of the pages of professionals: each says in its head whose page it is, for search engines and previews of
 * shared links. A number without a page that a visitor may open is a 404 that search engines do not list. The result of the
 * returned function is null for other paths, and while the database cannot be read: the plain shell does then.
 */
export function tenagaDocuments(
  { shell, head }: Entrance,
  pageOf: PageOf,
  find: FindKepalaTenaga,
  flood: Pick<FloodLimit, 'countAnonymous'>,
) {
  const html = inEachLanguage((bahasa) => (head ? withHead(shell, head, bahasa) : shell))
  const noindex = '<meta name="robots" content="noindex"></head>'
  const unknown = pageOf(
    shell.replace('</head>', () => noindex),
    defaultLanguage,
  )
  const kept = new Map<string, { of: string; page: Template }>()

  function completed(kepala: KepalaTenaga, bahasa: Language): Template {
    const [key, of] = [`${kepala.profesional_id} ${bahasa}`, JSON.stringify(kepala)]
    const before = kept.get(key)
    const page = before?.of === of ? before.page : pageOf(html[bahasa], bahasa, isiKepalaTenaga(kepala))
    // The last in the map is the one that was used last.
    kept.delete(key)
    kept.set(key, { of, page })
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value as string)
    return page
  }

  return async (path: string, bahasa: Language, address: string): Promise<TenagaDocument | null> => {
    if (!path.startsWith(`${TENAGA}/`)) return null
    const id = idIn(path.slice(TENAGA.length + 1))
    if (id === null) return { status: 404, page: unknown }
    await flood.countAnonymous(address)
    try {
      const kepala = await find(id)
      return kepala ? { status: 200, page: completed(kepala, bahasa) } : { status: 404, page: unknown }
    } catch {
      // The database's own checks report that it is away.
      return null
    }
  }
}
