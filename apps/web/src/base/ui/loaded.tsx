import { t } from '@lingui/core/macro'
import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Failure } from './failure.ts'
import { FailureState } from './failure-state.tsx'
import { PictureEmpty } from './pictures/picture-empty.tsx'
import { StateMessage } from './state-message.tsx'

export type Loadable<T> = {
  data: T | undefined
  error: Failure | null
  isFetching: boolean
  refetch: () => unknown
}

type LoadedProps<T> = {
  /** The result of a query of TanStack Query. */
  query: Loadable<T>
  /** Shaped like what is to come; lines by default. */
  skeleton?: ReactNode
  children: (data: T) => ReactNode
}

/** The three faces of what is read: loading, failed, there. The old value stays in view while a new one is fetched. */
export function Loaded<T>({ query, skeleton, children }: LoadedProps<T>) {
  const { data, error, isFetching } = query
  if (data !== undefined) return children(data)
  if (error) return <FailureState failure={error} isRetrying={isFetching} onRetry={query.refetch} />
  return <Loading>{skeleton}</Loading>
}

/** Stands for what is on its way, and says so. */
export const Loading = ({ children = <SkeletonLines /> }: { children?: ReactNode }) => (
  <div aria-busy="true">
    <VisuallyHidden role="status">{t`Memuat…`}</VisuallyHidden>
    {children}
  </div>
)

/** What shows by itself whether it has rows: an array, or a page of a longer list. */
type Rows = readonly unknown[] | { queried: readonly unknown[] }

type ListProps<T> = LoadedProps<T> & {
  /** The sentence of the empty list, and the next sensible act. */
  empty: { isi: string; action?: ReactNode; picture?: ReactNode }
} & ([T] extends [Rows] ? { isEmpty?: (data: T) => boolean } : { isEmpty: (data: T) => boolean })

/** A list has a fourth face: empty. */
export const List = <T,>({ isEmpty = hasNoRows, empty, children, ...loaded }: ListProps<T>) => (
  <Loaded {...loaded}>
    {(data) =>
      isEmpty(data) ? (
        <StateMessage role="status" picture={empty.picture ?? <PictureEmpty />} isi={empty.isi} action={empty.action} />
      ) : (
        children(data)
      )
    }
  </Loaded>
)

const hasNoRows = (data: Rows) => ('queried' in data ? data.queried : data).length === 0

/** Placeholder of a list of lines. */
export const SkeletonLines = ({ rows = 5, height = 56 }: { rows?: number; height?: number }) => (
  <Stack gap="sm">
    {Array.from({ length: rows }, (_, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
      <Skeleton key={n} height={height} />
    ))}
  </Stack>
)
