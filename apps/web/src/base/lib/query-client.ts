import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const TRIES = 3

/** Reads are retried after a short failure of the network or the server; refused reads and writes are not. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Requests run offline too: they fail at once, and the list shows it instead of waiting.
      networkMode: 'always',
      staleTime: 15_000,
      retry: (failures, error) => failures < TRIES && error instanceof ApiError && error.isPassing,
      retryDelay: (failures) => Math.min(500 * 2 ** failures, 4_000),
    },
    mutations: { networkMode: 'always', retry: false },
  },
})
