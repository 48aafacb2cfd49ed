import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, VisuallyHidden } from '@mantine/core'
import { removeBukaDarurat } from '@sehati/contract/darurat/endpoints'
import { IconLockOpen } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { now } from '../../lib/clock.ts'
import { waktuPanjang } from '../../lib/tanggal.ts'
import { showFailure, showNotice } from '../../ui/notice.tsx'
import styles from './darurat.module.css'
import { bukaDaruratQuery, useTutupDarurat } from './darurat.queries.ts'
import { sisaDarurat } from './sisa.rules.ts'

/** How many milliseconds are left until an instant, counted each second. */
function useSisa(endsAt: number): number {
  const [left, setLeft] = useState(() => endsAt - now().getTime())
  useEffect(() => {
    const count = () => setLeft(endsAt - now().getTime())
    count()
    const timer = setInterval(count, 1_000)
    // A device that slept comes back to an access that may be over.
    document.addEventListener('visibilitychange', count)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', count)
    }
  }, [endsAt])
  return left
}

type AksesTerbukaProps = { jadwal_id: number; buka_sampai: string; onEnd: () => void }

/** While texts are open by emergency access: until when, and the button that closes it. `onEnd` takes them from the screen. */
export function AksesTerbuka({ jadwal_id, buka_sampai, onEnd }: AksesTerbukaProps) {
  const left = useSisa(Date.parse(buka_sampai))
  const { data: openings } = useQuery(bukaDaruratQuery())
  const opening = openings?.find((one) => one.jadwal_id === jadwal_id && one.terbuka)
  const close = useTutupDarurat()
  const isOver = left <= 0
  useEffect(() => {
    if (isOver) onEnd()
  }, [isOver, onEnd])

  const closeNow = (buka_id: number) =>
    close.mutate(
      { query: { id: buka_id } },
      {
        onSuccess: () => {
          showNotice('success', { judul: t`Berhasil`, isi: removeBukaDarurat.message })
          onEnd()
        },
        onError: showFailure,
      },
    )
  const [sisa, waktu] = [sisaDarurat(left), waktuPanjang(buka_sampai)]
  return (
    <div className={styles.open}>
      <IconLockOpen size={22} aria-hidden />
      <span className={styles.words}>
        <span aria-hidden>
          <Trans>Dibuka dengan akses darurat, sisa waktu {sisa}</Trans>
        </span>
        <VisuallyHidden role="status">
          <Trans>Dibuka dengan akses darurat sampai {waktu}.</Trans>
        </VisuallyHidden>
      </span>
      <Button
        variant="default"
        disabled={!opening}
        loading={close.isPending}
        onClick={() => opening && closeNow(opening.buka_id)}
      >
        <Trans>Tutup sekarang</Trans>
      </Button>
    </div>
  )
}
