import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { JenisKabar } from './jenis-kabar.tsx'
import { pilihanQuery } from './pemberitahuan.queries.ts'

/** For the profile: which kinds of notice also come by mail. Each switch is saved at once. */
export function PilihanKabar() {
  const pilihan = useQuery(pilihanQuery())
  const always = t`Kabar tentang keamanan akun selalu dikirim lewat email.`
  return (
    <Loaded query={pilihan} skeleton={<SkeletonLines rows={5} height={44} />}>
      {(rows) => (
        <Stack gap="sm">
          {rows.length > 0 && (
            <>
              <Text size="sm">
                <Trans>Pilih kabar yang juga dikirim lewat email. Di halaman Notifikasi semuanya tetap tampil.</Trans>
              </Text>
              <JenisKabar label={t`Jenis kabar`} rows={rows} lewat="email" />
            </>
          )}
          <Text size="sm" c="dimmed">
            {always}
          </Text>
        </Stack>
      )}
    </Loaded>
  )
}
