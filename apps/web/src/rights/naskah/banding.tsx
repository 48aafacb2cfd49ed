import { t } from '@lingui/core/macro'
import { Group, Stack, Text } from '@mantine/core'
import type { IsiNaskah } from '@sehati/contract/rights/naskah.rules'
import { IconPencil } from '@tabler/icons-react'
import { BadgeLabel } from '../../base/ui/badge-label.tsx'
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
        <Group gap="xs">
          <Text fw={600}>{one.nama}</Text>
          {one.lama !== one.baru && <BadgeLabel tone="amber" icon={IconPencil}>{t`Berubah`}</BadgeLabel>}
        </Group>
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
