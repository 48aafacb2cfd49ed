import './people/auth/begin-session.ts'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { levelIds } from '@sehati/contract/base/access'
import { checkSentence } from '@sehati/contract/base/isian'
import { areaOf } from '@sehati/contract/base/screens'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { config as configureZod } from 'zod/mini'
import { followServerTime } from './base/lib/clock.ts'
import { guardDrafts } from './base/lib/draft.ts'
import { guardKartu } from './base/lib/kartu-key.ts'
import { queryClient } from './base/lib/query-client.ts'
import { sayAgain } from './base/lib/say.ts'
import { startLanguage } from './base/lib/start-language.ts'
import { stylesReady } from './base/lib/styles-ready.ts'
import { keepInstallOffer } from './base/pasang/pasang.ts'
import { Sentence } from './base/ui/sentence.tsx'
import { UiProvider } from './base/ui/ui-provider.tsx'
import { guardPush } from './channel/push/push.ts'
import { followSessionEnd } from './layouts/session-end.ts'
import { router } from './routes.tsx'

const PATIENCE_MS = 300

// The form and the server use the same sentences. Not `z.config`: the build takes calls of `z` for pure and drops them.
configureZod({ customError: (issue) => sayAgain(checkSentence(issue)) })
followSessionEnd(router, queryClient)
guardDrafts()
guardKartu()
guardPush()
keepInstallOffer()
followServerTime()

/**
 * A function, because files of pages import from this one: an `await` at its top would keep them from being evaluated until it
 * has passed.
 */
async function start(): Promise<void> {
  await Promise.all([startLanguage(), stylesReady()])
  // The first render is the whole page, not a frame with placeholders that is laid out and thrown away. A page that takes longer
  // to come shows them.
  await Promise.race([router.load(), new Promise((late) => setTimeout(late, PATIENCE_MS))])

  const root = createRoot(document.getElementById('app') as HTMLElement)
  const show = () =>
    root.render(
      <StrictMode>
        <I18nProvider i18n={i18n} defaultComponent={Sentence}>
          <UiProvider>
            <QueryClientProvider client={queryClient}>
              <RouterProvider router={router} />
            </QueryClientProvider>
          </UiProvider>
        </I18nProvider>
      </StrictMode>,
    )
  // A public page has its first words on the screen: the rest comes in small steps, so that a slow phone responds to the user in
  // between. An area has nothing to touch yet, and a slow phone spends a third of the time between the steps: it is rendered at once.
  const isArea = levelIds.some((level) => location.pathname.startsWith(`${areaOf[level]}/`))
  if (isArea) show()
  else startTransition(show)
}

void start()
