import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Card, Stack, Text, Title } from '@mantine/core'
import type { KeadaanJejak } from '@sehati/contract/jejak/schema'
import { tanggalTanpaHari, waktuPanjang } from '../../lib/tanggal.ts'

/** A row waits for a second or two. */
const LATE_S = 60

/** The end of the chain, what waits, and the last anchor. The anchor has the form in which it is mailed and typed. */
export function KeadaanRantai({ keadaan }: { keadaan: KeadaanJejak }) {
  const { terakhir, menunggu, tertua_detik, jangkar } = keadaan
  const nomor = terakhir?.nomor ?? 0
  const kapan = terakhir ? waktuPanjang(terakhir.dicatat) : ''
  const hari = jangkar ? tanggalTanpaHari(jangkar.hari) : ''
  return (
    <Card component="section" aria-labelledby="keadaan-rantai">
      <Stack gap="xs">
        <Title order={2} fz="lg" id="keadaan-rantai">
          <Trans>Rantai log</Trans>
        </Title>
        {tertua_detik > LATE_S && (
          <Text role="alert" c="red">
            <Trans>Catatan menunggu lebih dari satu menit untuk dirantai. Hubungi petugas server.</Trans>
          </Text>
        )}
        <Text>
          {terakhir ? t`Catatan terakhir: nomor ${nomor}, ${kapan}.` : t`Belum ada catatan.`}{' '}
          {plural(menunggu, { other: '# catatan menunggu dirantai.' })}
        </Text>
        {jangkar && (
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            <Trans>Jangkar {hari}:</Trans> {`${jangkar.nomor}:${jangkar.rantai}`}
          </Text>
        )}
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
