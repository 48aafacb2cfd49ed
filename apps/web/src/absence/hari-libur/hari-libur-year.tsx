import { plural, t } from '@lingui/core/macro'
import { Card } from '@mantine/core'
import type { Tanggal } from '@sehati/contract/base/waktu'
import type { ComponentProps } from 'react'
import { Fold } from '../../base/ui/fold.tsx'
import { HariLiburTable } from './hari-libur-table.tsx'

type HariLiburYearProps = Omit<ComponentProps<typeof HariLiburTable>, 'caption'> & { today: Tanggal }

/**
 * The holidays of a year: today's and those ahead first. Those of the past, which change nothing any more, are folded below
 * them, where the year has both.
 */
export function HariLiburYear({ rows, today, ...rest }: HariLiburYearProps) {
  const ahead = rows.filter(({ tanggal }) => tanggal >= today)
  const past = rows.filter(({ tanggal }) => tanggal < today)
  const table = (caption: string, some: typeof rows) => (
    <Card padding={0}>
      <HariLiburTable
        caption={caption}
        rows={some}
        {...rest}
        onTerdampak={some === past ? undefined : rest.onTerdampak}
      />
    </Card>
  )
  if (past.length === 0) return table(t`Hari libur`, ahead)
  if (ahead.length === 0) return table(t`Hari libur`, past)
  return (
    <>
      {table(t`Hari libur mendatang`, ahead)}
      <Fold judul={plural({ jumlah: past.length }, { other: '# hari sudah lewat' })}>
        {table(t`Hari libur yang sudah lewat`, past)}
      </Fold>
    </>
  )
}
