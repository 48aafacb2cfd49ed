import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { JenisKabar } from './jenis-kabar.tsx'
import { pilihanQuery } from './pemberitahuan.queries.ts'

/** Which kinds of notice the devices of the person show. Nothing where none can be turned off, as for admins. */
export function PilihanPush() {
  const pilihan = useQuery(pilihanQuery())
  const rows = pilihan.data?.filter(({ push }) => push !== null) ?? []
  if (rows.length === 0) return null
  return (
    <>
      <Text size="sm">
        <Trans>Pilih kabar yang tampil di semua perangkat kamu:</Trans>
      </Text>
      <JenisKabar label={t`Jenis kabar di perangkat`} rows={rows} lewat="push" />
    </>
  )
}
