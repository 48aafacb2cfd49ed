import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const TRIES = 3

/** Reads are repeated when the network or the server was away for a moment; refusals and writes never are. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Offline is an answer too: the list says so instead of waiting in silence.
      networkMode: 'always',
      staleTime: 15_000,
      retry: (failures, error) => failures < TRIES && error instanceof ApiError && error.isPassing,
      retryDelay: (failures) => Math.min(500 * 2 ** failures, 4_000),
    },
    mutations: { networkMode: 'always', retry: false },
  },
})
