import { Trans } from '@lingui/react/macro'
import { Button, VisuallyHidden } from '@mantine/core'
import { removeBukaDarurat } from '@sehati/contract/safety/darurat.endpoints'
import { IconLockOpen } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { waktuPanjang } from '../../base/lib/tanggal.ts'
import { useSisa } from '../../base/lib/use-now.ts'
import { showFailure, showSuccess } from '../../base/ui/notice.tsx'
import styles from './darurat.module.css'
import { bukaDaruratQuery, useTutupDarurat } from './darurat.queries.ts'
import { sisaDarurat } from './sisa.rules.ts'

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
          showSuccess(removeBukaDarurat)
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
