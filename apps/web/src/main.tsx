import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { checkSentence } from '@sehati/contract/isian'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { config as configureZod } from 'zod'
import { followSessionEnd } from './layouts/session-end.ts'
import { followServerTime } from './lib/clock.ts'
import { guardDraft } from './lib/draft.ts'
import { queryClient } from './lib/query-client.ts'
import { sayAgain } from './lib/say.ts'
import { startLanguage } from './lib/start-language.ts'
import { stylesReady } from './lib/styles-ready.ts'
import { router } from './routes.tsx'
import { UiProvider } from './ui/ui-provider.tsx'

// The form and the server use the same sentences. Not `z.config`: the build takes calls of `z` for pure and drops them.
configureZod({ customError: (issue) => sayAgain(checkSentence(issue)) })
followSessionEnd(router, queryClient)
guardDraft()
followServerTime()

await Promise.all([startLanguage(), stylesReady()])

const root = createRoot(document.getElementById('app') as HTMLElement)
// In small steps, so that a slow phone can respond to the user in between.
startTransition(() =>
  root.render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <UiProvider>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </UiProvider>
      </I18nProvider>
    </StrictMode>,
  ),
)
