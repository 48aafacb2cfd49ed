import type { Loadable } from '../ui/loaded.tsx'

/** Two reads that are of use only together, as one. */
export const bothLoaded = <A, B>(a: Loadable<A>, b: Loadable<B>): Loadable<[A, B]> => ({
  data: a.data !== undefined && b.data !== undefined ? [a.data, b.data] : undefined,
  error: a.error ?? b.error,
  isFetching: a.isFetching || b.isFetching,
  refetch: () => Promise.all([a.refetch(), b.refetch()]),
})
