import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Badge, Stack, Text } from '@mantine/core'
import type { IsiNaskah } from '@sehati/contract/rights/naskah.rules'
import { Columns } from '../../base/ui/columns.tsx'

type Pasangan = { nama: string; lama: string | null; baru: string | null }

/** The two texts by the headings of their parts, in the order of the new one; then what it drops. */
function pasanganOf(lama: IsiNaskah, baru: IsiNaskah): Pasangan[] {
  const isiOf = ({ bagian }: IsiNaskah, judul: string) => bagian.find((one) => one.judul === judul)?.isi ?? null
  const judul = [...new Set([...baru.bagian, ...lama.bagian].map((one) => one.judul))]
  return [
    { nama: t`Judul naskah`, lama: lama.judul, baru: baru.judul },
    { nama: t`Pernyataan`, lama: lama.pernyataan, baru: baru.pernyataan },
    ...judul.map((nama) => ({ nama, lama: isiOf(lama, nama), baru: isiOf(baru, nama) })),
  ]
}

/** The draft beside the version in force, part by part. */
export const Banding = ({ lama, baru }: { lama: IsiNaskah; baru: IsiNaskah }) => (
  <Stack gap="lg">
    {pasanganOf(lama, baru).map((one) => (
      <Stack key={one.nama} component="section" gap="xs" aria-label={one.nama}>
        <Text fw={600}>
          {one.nama}{' '}
          {one.lama !== one.baru && (
            <Badge color="yellow" variant="light">
              <Trans>Berubah</Trans>
            </Badge>
          )}
        </Text>
        {one.lama === one.baru ? (
          <Text size="sm" c="dimmed">
            {one.baru}
          </Text>
        ) : (
          <Columns two="xs">
            <Sisi nama={t`Sedang berlaku`} isi={one.lama} />
            <Sisi nama={t`Rancangan`} isi={one.baru} />
          </Columns>
        )}
      </Stack>
    ))}
  </Stack>
)

const Sisi = ({ nama, isi }: { nama: string; isi: string | null }) => (
  <div>
    <Text size="xs" c="dimmed">
      {nama}
    </Text>
    <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
      {isi ?? t`Tidak ada`}
    </Text>
  </div>
)
