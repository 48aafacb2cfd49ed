import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Failure } from './failure.ts'
import { PictureEmpty } from './pictures/picture-empty.tsx'
import { PictureError } from './pictures/picture-error.tsx'
import { StateMessage } from './state-message.tsx'

export type Loadable<T> = {
  data: T | undefined
  error: Failure | null
  isFetching: boolean
  refetch: () => unknown
}

type ListStateProps<T> = {
  /** The result of a query of TanStack Query. */
  query: Loadable<T>
  isEmpty: (data: T) => boolean
  /** The sentence of the empty list, and the next sensible act. */
  empty: { isi: string; action?: ReactNode; picture?: ReactNode }
  /** Shaped like the rows to come; lines by default. */
  skeleton?: ReactNode
  children: (data: T) => ReactNode
}

/** The four faces of every list: loading, failed, empty, rows. Old rows stay in view while new ones are fetched. */
export function ListState<T>({ query, isEmpty, empty, skeleton, children }: ListStateProps<T>) {
  const { data, error, isFetching } = query
  if (data !== undefined) {
    if (!isEmpty(data)) return children(data)
    return (
      <StateMessage role="status" picture={empty.picture ?? <PictureEmpty />} isi={empty.isi} action={empty.action} />
    )
  }
  if (error) return <FailureState failure={error} isRetrying={isFetching} onRetry={query.refetch} />
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t`Memuat…`}</VisuallyHidden>
      {skeleton ?? <SkeletonLines />}
    </div>
  )
}

type FailureStateProps = { failure: Failure; isRetrying?: boolean; onRetry: () => unknown }

/** What happened, *Coba lagi*, and the number under which it can be found in the log. */
export const FailureState = ({ failure, isRetrying, onRetry }: FailureStateProps) => (
  <StateMessage
    role="alert"
    picture={<PictureError />}
    judul={failure.judul}
    isi={failure.message}
    note={failure.request_id && t`Kode: ${failure.request_id}`}
    action={
      <Button
        variant="light"
        leftSection={<IconRefresh size={18} aria-hidden />}
        loading={isRetrying}
        onClick={() => onRetry()}
      >
        <Trans>Coba lagi</Trans>
      </Button>
    }
  />
)

/** Placeholder of a list of lines. */
export const SkeletonLines = ({ rows = 5, height = 56 }: { rows?: number; height?: number }) => (
  <Stack gap="sm">
    {Array.from({ length: rows }, (_, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
      <Skeleton key={n} height={height} />
    ))}
  </Stack>
)
