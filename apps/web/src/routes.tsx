import { type LevelId, levelIds } from '@sehati/contract/base/access'
import { idIn } from '@sehati/contract/base/id'
import { areaOf, type PageFile, type PublicPath, publicScreens, screensIn } from '@sehati/contract/base/screens'
import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { PageModule } from './base/lib/pages.ts'
import { homeOf } from './base/lib/paths.ts'
import { queryClient } from './base/lib/query-client.ts'
import { parseSearch, stringifySearch } from './base/lib/url-search.ts'
import { lazy } from './base/ui/lazy.tsx'
import { ErrorPage } from './layouts/error-page.tsx'
import { requireLevel, requireSignedIn, requireSignedOut, toOwn } from './layouts/guards.ts'
import { PagePending } from './layouts/page-pending.tsx'
import { RootLayout } from './layouts/root-layout.tsx'
import { pages } from './page-components.ts'

/** A page, or the frame around pages, whose code is fetched when it is opened. */
const fetched = (component: () => Promise<ComponentType>) => lazy(component, <PagePending />)
const fetchPage = (file: PageFile): Promise<PageModule> => pages[file]()
const components = Object.fromEntries(
  Object.keys(pages).map((file) => [file, fetched(async () => (await fetchPage(file as PageFile)).Page)]),
) as Record<PageFile, RouteComponent>

type Loading = { params: { id?: string }; location: { search: object }; cause: 'preload' | 'enter' | 'stay' }
/** A page, whose first reads begin with its code. Its component reports what fails. */
const shown = (file: PageFile) => ({
  component: components[file],
  loader: ({ params: { id = '' }, location, cause }: Loading) => {
    if (cause === 'stay') return
    const at = { cache: queryClient, id: idIn(id), search: location.search as Record<string, string> }
    void fetchPage(file).then(
      ({ load }) => load?.(at),
      () => undefined,
    )
  },
})

const NotFoundPage = fetched(async () => (await import('./layouts/not-found-page.tsx')).NotFoundPage)

const root = createRootRoute({ component: RootLayout, notFoundComponent: NotFoundPage })

// Each page is in one of two frames, and needs the code of that alone.
const publicFrame = fetched(async () => (await import('./layouts/public-layout.tsx')).PublicLayout)
const publik = createRoute({ getParentRoute: () => root, id: 'publik', component: publicFrame })

const guardOf = {
  anyone: undefined,
  guest: requireSignedOut,
  'signed-in': async (guarded: Parameters<typeof requireSignedIn>[0]) => void (await requireSignedIn(guarded)),
}

/** The table writes `:id`, the router `$id`. */
const toRouter = (path: string) => path.replace(':', '$')

const publicRoutes: AnyRoute[] = []
const bareRoutes: AnyRoute[] = []
const ownRoutes: AnyRoute[] = []
for (const [path, screen] of Object.entries(publicScreens) as [PublicPath, (typeof publicScreens)[PublicPath]][]) {
  switch (screen.kind) {
    case 'page': {
      const own = { ...shown(screen.page), beforeLoad: guardOf[screen.who] }
      if ('isBare' in screen) bareRoutes.push(createRoute({ getParentRoute: () => root, path: toRouter(path), ...own }))
      else publicRoutes.push(createRoute({ getParentRoute: () => publik, path: toRouter(path), ...own }))
      break
    }
    case 'own':
    case 'own-consultation':
      ownRoutes.push(createRoute({ getParentRoute: () => root, path: toRouter(path), beforeLoad: toOwn }))
      break
    case 'prerendered':
      // The server sends these documents by itself.
      break
    default:
      screen satisfies never
  }
}
publicRoutes.push(createRoute({ getParentRoute: () => publik, path: '/$', component: NotFoundPage }))

const shell = fetched(async () => (await import('./layouts/app-shell.tsx')).AppShell)

/** One role's area: its guard, its frame, its pages. The bare address leads home. */
function area(level: LevelId) {
  const frame = createRoute({
    getParentRoute: () => root,
    path: areaOf[level],
    component: shell,
    beforeLoad: requireLevel(level),
  })
  const toHome = () => {
    throw redirect({ href: homeOf(level) })
  }
  return frame.addChildren([
    createRoute({ getParentRoute: () => frame, path: '/', beforeLoad: toHome }),
    ...screensIn(level).map(([path, { page }]) =>
      createRoute({ getParentRoute: () => frame, path: toRouter(path), ...shown(page) }),
    ),
    // Behind the guard and within the frame, so that an unknown path reveals nothing to a stranger.
    createRoute({ getParentRoute: () => frame, path: '/$', component: NotFoundPage }),
  ])
}

const routeTree = root.addChildren([
  publik.addChildren(publicRoutes),
  ...bareRoutes,
  ...ownRoutes,
  ...levelIds.map(area),
])

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  defaultPendingComponent: PagePending,
  defaultPendingMs: 150,
  // A page that is there is shown: a phone on a slow network has waited long enough.
  defaultPendingMinMs: 0,
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: NotFoundPage,
  defaultPreload: 'intent',
  scrollRestoration: true,
})
