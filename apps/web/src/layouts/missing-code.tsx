import { t } from '@lingui/core/macro'
import { getWaktu } from '@sehati/contract/base/waktu.endpoints'
import { useEffect, useState } from 'react'
import { call } from '../base/lib/call.ts'
import { FailureState } from '../base/ui/failure-state.tsx'
import { wasReloadedFor } from './missing-code.rules.ts'
import { PagePending } from './page-pending.tsx'

type MissingCodeProps = { error: Error; onRetry: () => void }

/**
 * A page whose code could not be fetched. Without a connection it waits for one and then tries again; nothing leaves the
 * application meanwhile. If the service responds, a new release has replaced the code: the document is loaded again,
 * once.
 */
export function MissingCode({ error, onRetry }: MissingCodeProps) {
  const [found, setFound] = useState<{ error: Error; state: 'away' | 'gone' } | null>(null)
  const state = found?.error === error ? found.state : 'asking'

  useEffect(() => {
    let isOver = false
    const decide = (isThere: boolean) => {
      if (isOver) return
      if (isThere && !wasReloadedFor(error)) location.reload()
      else setFound({ error, state: isThere ? 'gone' : 'away' })
    }
    call(getWaktu, {}).then(
      () => decide(true),
      () => decide(false),
    )
    return () => {
      isOver = true
    }
  }, [error])
  useEffect(() => {
    if (state !== 'away') return
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [state, onRetry])

  if (state === 'asking') return <PagePending />
  const isGone = state === 'gone'
  return (
    <FailureState
      failure={{
        judul: isGone ? t`Halaman ini belum dapat ditampilkan` : t`Tidak terhubung`,
        message: isGone
          ? t`Bagian halaman ini gagal dimuat. Silakan muat ulang.`
          : t`Tidak ada koneksi internet, jadi halaman ini belum dapat dimuat. Yang sudah tersimpan tidak hilang. Halaman terbuka sendiri begitu koneksi kembali.`,
        request_id: null,
      }}
      onRetry={isGone ? () => location.reload() : onRetry}
    />
  )
}
