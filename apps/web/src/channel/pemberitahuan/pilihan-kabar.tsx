import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import { jenisKata } from '@sehati/contract/channel/pemberitahuan.texts'
import { useQuery } from '@tanstack/react-query'
import { say } from '../../base/lib/say.ts'
import { Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { showFailure } from '../../base/ui/notice.tsx'
import { RowSwitch } from '../../base/ui/row-switch.tsx'
import { pilihanQuery, usePutPilihan } from './pemberitahuan.queries.ts'
import styles from './pilihan-kabar.module.css'

/** For the profile: which kinds of notice also come by mail. Each switch is saved at once. */
export function PilihanKabar() {
  const pilihan = useQuery(pilihanQuery())
  const put = usePutPilihan()
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
              <ul className={styles.list} aria-label={t`Jenis kabar`}>
                {rows.map(({ jenis, email }) => (
                  <li key={jenis}>
                    <RowSwitch
                      label={say(jenisKata[jenis])}
                      checked={email}
                      onChange={(chosen) => put.mutateAsync({ body: { jenis, email: chosen } }).catch(showFailure)}
                    />
                  </li>
                ))}
              </ul>
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
