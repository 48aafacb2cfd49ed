import type { Group, LevelId } from '@sehati/contract/base/access'
import type {
  AreaAddress,
  areaOf,
  areaScreens,
  Filled,
  GroupOf,
  PublicPath,
  publicScreens,
} from '@sehati/contract/base/screens'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type * as z from 'zod/mini'

/** What the file of a page exports. */
export type PageModule = {
  Page: ComponentType
  /** What the page reads of the search in its URL. */
  Search?: z.ZodMiniType<Record<string, unknown>>
  /**
   * Begins the first reads of the page, also when a person only reaches for a link to it: nothing that the trail records, and
   * nothing that must be fresh when the page appears.
   */
  load?: (at: Opening) => void
}

/** `id` is the number in the path, `search` what the URL has as text. */
export type Opening = { cache: QueryClient; id: number | null; search: Record<string, string> }

/**
 * The modules of all pages by their files, which `src/page-components.ts` adds. By their types the compiler knows what a page reads
 * where it is linked, and no file below imports a page.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled where the pages are known
export interface Pages {}

type SearchOf<Screen> = Screen extends { page: infer File }
  ? File extends keyof Pages
    ? Pages[File] extends { Search: infer Search extends z.ZodMiniType }
      ? Partial<z.output<Search>>
      : Record<string, never>
    : never
  : Record<string, never>

type ScreenAt<Screens, Url> = {
  [Path in keyof Screens & string]: Url extends Filled<Path> ? Screens[Path] : never
}[keyof Screens & string]

/** The search that a page of a group's area reads: `AreaSearch<'pasien', '/appointment'>`. */
export type AreaSearch<G extends Group, Url extends AreaAddress<G>> = G extends Group
  ? SearchOf<ScreenAt<(typeof areaScreens)[G], Url>>
  : never

/** A public address, with a number in the place of `:id`. */
export type PublicUrl = Filled<PublicPath>
export type PublicSearch<Url extends PublicUrl> = SearchOf<ScreenAt<typeof publicScreens, Url>>

type AreaUrl = { [L in LevelId]: `${(typeof areaOf)[L]}${AreaAddress<GroupOf<L>>}` }[LevelId]
type Queried<Url extends string> = Url | `${Url}?${string}`

/** The URL of a screen of this web, with its search. `inArea` and `inPublic` write them. */
export type Address = Queried<PublicUrl> | Queried<AreaUrl>
