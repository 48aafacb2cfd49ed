import { fieldMessage } from '@sehati/contract/isian'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { z } from 'zod'
import { followSessionEnd } from './layouts/session-end.ts'
import { guardDraft } from './lib/draft.ts'
import { queryClient } from './lib/query-client.ts'
import { router } from './routes.tsx'
import { UiProvider } from './ui/ui-provider.tsx'

// Form and server speak with one mouth.
z.config({ customError: fieldMessage })
followSessionEnd(router, queryClient)
guardDraft()

createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <UiProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </UiProvider>
  </StrictMode>,
)
