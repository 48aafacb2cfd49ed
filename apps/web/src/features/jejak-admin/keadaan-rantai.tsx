import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Card, Stack, Text, Title } from '@mantine/core'
import type { KeadaanJejak } from '@sehati/contract/jejak/schema'
import { tanggalTanpaHari, waktuPanjang } from '../../lib/tanggal.ts'
import { Facts } from '../../ui/facts.tsx'
import styles from './keadaan-rantai.module.css'

/** A row waits for a second or two. */
const LATE_S = 60

/** The end of the chain, what waits, and the last anchor. */
export function KeadaanRantai({ keadaan }: { keadaan: KeadaanJejak }) {
  const { terakhir, menunggu, tertua_detik, jangkar } = keadaan
  return (
    <Card component="section" aria-labelledby="keadaan-rantai">
      <Stack gap="sm">
        <Title order={2} fz="lg" id="keadaan-rantai">
          <Trans>Rantai log</Trans>
        </Title>
        {tertua_detik > LATE_S && (
          <Text role="alert" c="red">
            <Trans>Catatan menunggu lebih dari satu menit untuk dirantai. Hubungi petugas server.</Trans>
          </Text>
        )}
        <Facts
          items={[
            [t`Catatan terakhir`, terakhir ? `${terakhir.nomor} · ${waktuPanjang(terakhir.dicatat)}` : t`Belum ada`],
            [t`Menunggu dirantai`, plural(menunggu, { other: '# catatan' })],
            [t`Jangkar terakhir`, jangkar ? <Anchor key="jangkar" {...jangkar} /> : t`Belum ada`],
          ]}
        />
        <Text size="sm" c="dimmed">
          <Trans>
            Jangkar dikirim setiap hari kepada petugas data. Petugas server memeriksa rantai dengan npm run
            jejak:periksa.
          </Trans>
        </Text>
      </Stack>
    </Card>
  )
}

/** The day, and the form in which the anchor is mailed and typed. */
const Anchor = ({ hari, nomor, rantai }: NonNullable<KeadaanJejak['jangkar']>) => (
  <>
    {tanggalTanpaHari(hari)} <span className={styles.hash}>{`${nomor}:${rantai}`}</span>
  </>
)
