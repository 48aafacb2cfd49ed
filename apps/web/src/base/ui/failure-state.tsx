import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import type { Failure } from './failure.ts'
import { PictureError } from './pictures/picture-error.tsx'
import { StateMessage } from './state-message.tsx'

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
