import { t } from '@lingui/core/macro'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import { CrisisStrip } from '../ui/crisis-strip.tsx'
import { FailureState } from '../ui/list-state.tsx'

/** When a page itself broke, or its code could not be fetched. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  // After a new release the old code is gone from the server: only a fresh document helps.
  const isStaleBuild = /dynamically imported module|module script/i.test(error instanceof Error ? error.message : '')
  const retry = () => {
    if (isStaleBuild) location.reload()
    reset()
    void router.invalidate()
  }
  return (
    <>
      <title>{t`Terjadi gangguan · Sehati`}</title>
      <FailureState
        failure={{
          judul: t`Halaman ini belum dapat ditampilkan`,
          message: isStaleBuild
            ? t`Bagian halaman gagal dimuat. Periksa koneksi internet, lalu coba lagi.`
            : t`Terjadi gangguan di sistem kami.`,
          request_id: null,
        }}
        onRetry={retry}
      />
      <CrisisStrip />
    </>
  )
}
