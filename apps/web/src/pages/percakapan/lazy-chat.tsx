import { lazy } from 'react'

/** A conversation, fetched with the first one that is opened: whoever only looks something up does not wait for it. */
export const LazyChat = lazy(() =>
  import('../../features/percakapan/chat-panel.tsx').then(({ ChatPanel }) => ({ default: ChatPanel })),
)
