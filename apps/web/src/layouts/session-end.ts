import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { areaAt, inPublic, isFirstPage, targetOf } from '../base/lib/paths.ts'
import { type EndReason, session } from '../base/lib/session.ts'

/** What happens to the screen when the session ends, here or in another tab, and when something comes first. */
export function followSessionEnd(router: AnyRouter, queries: QueryClient) {
  session.onEnd(async (reason: EndReason) => {
    const { location } = router.state
    const { pathname } = location
    if (areaAt(pathname) !== null || isFirstPage(pathname)) {
      // The guards look again when another tab signed out, or in as another person.
      if (reason === 'elsewhere') await router.invalidate()
      else
        await router.navigate({
          href: inPublic('/login', reason === 'logout' ? {} : { reason, dari: targetOf(location) }),
          replace: true,
        })
    }
    // Nothing of one person stays for the next.
    queries.clear()
  })
  session.onFirstAsked((page) => {
    const { pathname, href } = router.state.location
    if (isFirstPage(pathname)) return
    const dari = areaAt(pathname) === null ? undefined : href
    void router.navigate({ href: inPublic(page, { dari }), replace: true })
  })
}
