import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import type { Tugas } from '@sehati/contract/tugas/schema'
import { tanggalTanpaHari } from '../../lib/tanggal.ts'
import { tugasKata } from '../../lib/tugas.ts'

/** The duties of the user: what each is for, and since when. */
export const TugasSaya = ({ rows }: { rows: Tugas[] }) => (
  <Stack gap="md">
    {rows.map(({ tugas, sejak }) => {
      const kapan = tanggalTanpaHari(sejak)
      return (
        <div key={tugas}>
          <Text fw={600}>{t(tugasKata[tugas].nama)}</Text>
          <Text size="sm">{t(tugasKata[tugas].isi)}</Text>
          <Text size="xs" c="dimmed">
            <Trans>Diberikan {kapan}</Trans>
          </Text>
        </div>
      )
    })}
  </Stack>
)
