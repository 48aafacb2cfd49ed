import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { Zona } from '@sehati/contract/base/waktu'
import type { Bilik } from '@sehati/contract/talk/bilik.schema'
import { IconUserCheck } from '@tabler/icons-react'
import { pukulDi } from '../../base/lib/tanggal.ts'
import { showFailure } from '../../base/ui/notice.tsx'
import styles from './bilik.module.css'
import { usePersilakan } from './bilik.queries.ts'

/** Who waits in front of the room and since when: only the professional opens it. */
export function Pintu({ bilik, zona, onSelesai }: { bilik: Bilik; zona: Zona; onSelesai: () => void }) {
  const persilakan = usePersilakan()
  const { nama, sejak } = bilik.lawan
  const pukul = sejak ? pukulDi(sejak, zona) : ''
  const letIn = () =>
    persilakan.mutate({ query: { jadwalid: bilik.jadwal_id } }, { onError: showFailure, onSettled: onSelesai })
  return (
    <div className={styles.pintu}>
      <p>{t`${nama} menunggu sejak ${pukul}.`}</p>
      <Button leftSection={<IconUserCheck size={18} aria-hidden />} loading={persilakan.isPending} onClick={letIn}>
        <Trans>Persilakan masuk</Trans>
      </Button>
    </div>
  )
}
