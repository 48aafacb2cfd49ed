import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { jenisKata } from '@sehati/contract/channel/pemberitahuan.texts'
import { useQuery } from '@tanstack/react-query'
import { say } from '../../base/lib/say.ts'
import { Fold } from '../../base/ui/fold.tsx'
import { showFailure } from '../../base/ui/notice.tsx'
import { RowSwitch } from '../../base/ui/row-switch.tsx'
import { pilihanQuery, usePutPilihan } from './pemberitahuan.queries.ts'
import styles from './pilihan-kabar.module.css'

/** Which kinds of notice the devices of the person show. Nothing where none can be turned off, as for admins. */
export function PilihanPush() {
  const pilihan = useQuery(pilihanQuery())
  const put = usePutPilihan()
  const rows = pilihan.data?.filter(({ push }) => push !== null) ?? []
  if (rows.length === 0) return null
  return (
    <Fold judul={t`Pilih kabar di perangkat`}>
      <Text size="sm">
        <Trans>Berlaku untuk semua perangkat kamu yang menampilkan kabar.</Trans>
      </Text>
      <ul className={styles.list} aria-label={t`Jenis kabar di perangkat`}>
        {rows.map(({ jenis, push }) => (
          <li key={jenis}>
            <RowSwitch
              label={say(jenisKata[jenis])}
              checked={push === true}
              onChange={(chosen) => put.mutateAsync({ body: { jenis, push: chosen } }).catch(showFailure)}
            />
          </li>
        ))}
      </ul>
    </Fold>
  )
}
