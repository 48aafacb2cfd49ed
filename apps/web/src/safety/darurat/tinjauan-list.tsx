import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Card, Stack, Text } from '@mantine/core'
import type { TinjauanDarurat } from '@sehati/contract/safety/darurat.schema'
import { jam, waktuPanjang } from '../../base/lib/tanggal.ts'
import type { Fact } from '../../base/ui/facts.tsx'
import { BukaFacts } from './buka-facts.tsx'
import styles from './darurat.module.css'
import { KeadaanBadge } from './keadaan-badge.tsx'
import { TinjauanForm } from './tinjauan-form.tsx'

/** What waits for the reviewer, oldest first, each with the form of its review. */
export const TinjauanList = ({ rows, label }: { rows: TinjauanDarurat[]; label: string }) => (
  <ul className={styles.list} aria-label={label}>
    {rows.map((row) => (
      <Card component="li" key={row.buka_id}>
        <Stack gap="md">
          <div>
            <KeadaanBadge {...row} />
          </div>
          <BukaFacts buka={row} first={[[t`Dibuka oleh`, row.pembuka]]} last={lastOf(row)} />
          {row.terbuka ? (
            <Text size="sm" c="dimmed">
              <Trans>Dapat ditinjau setelah akses ini berakhir.</Trans>
            </Text>
          ) : (
            <TinjauanForm buka_id={row.buka_id} />
          )}
        </Stack>
      </Card>
    ))}
  </ul>
)

function lastOf({ dibaca_pada, tinjau_sebelum }: TinjauanDarurat): Fact[] {
  const pukul = dibaca_pada.map((one) => jam(one)).join(', ')
  const kali = plural(dibaca_pada.length, { other: `# kali, pukul ${pukul}` })
  return [
    [t`Isi dibaca`, dibaca_pada.length === 0 ? t`Tidak pernah` : kali],
    [t`Ditinjau paling lambat`, waktuPanjang(tinjau_sebelum)],
  ]
}
