import { t } from '@lingui/core/macro'
import { brandName } from '@sehati/contract/base/brand'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { ApiError } from '../base/lib/api-error.ts'
import { FailureState } from '../base/ui/failure-state.tsx'
import { useTitle } from '../base/ui/use-title.ts'
import { Crisis } from './crisis.tsx'
import { isMissingCode } from './missing-code.rules.ts'
import { MissingCode } from './missing-code.tsx'

/** Shown when a page throws an error, or when its code cannot be loaded. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  useTitle(t`Terjadi gangguan · ${brandName}`)
  const router = useRouter()
  const retry = useCallback(() => {
    reset()
    void router.invalidate()
  }, [reset, router])
  // A guard's request failed: its error has a sentence to show.
  const known = error instanceof ApiError ? error : null
  return (
    <>
      {isMissingCode(error) ? (
        <MissingCode error={error} onRetry={retry} />
      ) : (
        <FailureState
          failure={
            known ?? {
              judul: t`Halaman ini belum dapat ditampilkan`,
              message: t`Terjadi gangguan di sistem kami.`,
              request_id: null,
            }
          }
          onRetry={retry}
        />
      )}
      <Crisis />
    </>
  )
}
