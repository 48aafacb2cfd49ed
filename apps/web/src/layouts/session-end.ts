import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { areaAt, inPublic, OWN_PASSWORD_PAGE, targetOf } from '../base/lib/paths.ts'
import { type EndReason, session } from '../base/lib/session.ts'

/** What happens to the screen when the session ends, here or in another tab, and when it opens nothing but the choice of a password. */
export function followSessionEnd(router: AnyRouter, queries: QueryClient) {
  session.onEnd(async (reason: EndReason) => {
    const { location } = router.state
    const { pathname } = location
    if (areaAt(pathname) !== null || pathname === OWN_PASSWORD_PAGE) {
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
  session.onOwnPasswordAsked(() => {
    const { pathname, href } = router.state.location
    if (pathname === OWN_PASSWORD_PAGE) return
    const dari = areaAt(pathname) === null ? undefined : href
    void router.navigate({ href: inPublic(OWN_PASSWORD_PAGE, { dari }), replace: true })
  })
}
