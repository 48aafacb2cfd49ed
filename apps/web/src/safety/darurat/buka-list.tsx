import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Card, Stack } from '@mantine/core'
import type { BukaDarurat } from '@sehati/contract/safety/darurat.schema'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { TextLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { waktuPanjang } from '../../base/lib/tanggal.ts'
import { BadgeLabel } from '../../base/ui/badge-label.tsx'
import { type Fact, known } from '../../base/ui/facts.tsx'
import { hasilKata } from '../../record/jejak/darurat.ts'
import { BukaFacts } from './buka-facts.tsx'
import styles from './darurat.module.css'
import { KeadaanBadge } from './keadaan-badge.tsx'

/** The emergency accesses of an admin, each with its review. */
export const BukaList = ({ rows, label }: { rows: BukaDarurat[]; label: string }) => (
  <ul className={styles.list} aria-label={label}>
    {rows.map((row) => (
      <Card component="li" key={row.buka_id}>
        <Stack gap="sm">
          <div>{row.tinjauan ? <Ditinjau {...row.tinjauan} /> : <KeadaanBadge {...row} />}</div>
          <BukaFacts buka={row} last={reviewOf(row)} />
          <TextLink to={inArea(1, `/konsultasi/detail/${row.jadwal_id}`)} w="fit-content">
            <Trans>Lihat konsultasi</Trans>
          </TextLink>
        </Stack>
      </Card>
    ))}
  </ul>
)

const Ditinjau = ({ hasil }: NonNullable<BukaDarurat['tinjauan']>) =>
  hasil === 'wajar' ? (
    <BadgeLabel tone="green" icon={IconCircleCheck}>{t`Ditinjau: wajar`}</BadgeLabel>
  ) : (
    <BadgeLabel tone="amber" icon={IconAlertTriangle}>{t`Ditinjau: tidak wajar`}</BadgeLabel>
  )

function reviewOf({ tinjauan, tinjau_sebelum }: BukaDarurat): Fact[] {
  if (!tinjauan) return [[t`Ditinjau paling lambat`, waktuPanjang(tinjau_sebelum)]]
  const { hasil, catatan, peninjau, ditinjau_pada } = tinjauan
  return known([
    [t`Hasil tinjauan`, t(hasilKata[hasil])],
    [t`Ditinjau oleh`, `${peninjau}, ${waktuPanjang(ditinjau_pada)}`],
    [t`Catatan peninjau`, catatan],
  ])
}
