import './theme/fonts.css'
import './theme/mantine.css'
import './theme/global.css'
import './theme/print.css'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { ConfirmHost } from './confirm.tsx'
import { NoticeHost } from './notice.tsx'
import { cssVariables, theme } from './theme/theme.ts'

/** Theme, notices and questions around the whole application. */
export const UiProvider = ({ children }: { children: ReactNode }) => (
  <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto" deduplicateInlineStyles>
    {children}
    <ConfirmHost />
    <NoticeHost />
  </MantineProvider>
)
