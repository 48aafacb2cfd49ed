import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Text, Title } from '@mantine/core'
import { useId, useState } from 'react'
import { tanggalTanpaHari } from '../../base/lib/tanggal.ts'
import { type Column, DataTable } from '../../base/ui/data-table.tsx'
import { List, type Loadable, SkeletonLines } from '../../base/ui/loaded.tsx'

/** Rows that are shown at first: a row is a card on phones. */
const SHORT = 4

type Mingguan = { minggu: string }

/** The week that a row is about, as the first column. */
export const mingguColumn = <Baris extends Mingguan>(): Column<Baris> => ({
  key: 'minggu',
  judul: t`Minggu mulai`,
  isName: true,
  cell: (row) => tanggalTanpaHari(row.minggu),
})

type MingguanCardProps<Baris> = {
  judul: string
  isi: string
  kosong: string
  query: Loadable<{ per_minggu: Baris[] }> & { isPlaceholderData: boolean }
  columns: Column<Baris>[]
  rowKey: (row: Baris) => string
}

/** Figures by week in a card: the first rows, and all of them by a button. */
export function MingguanCard<Baris extends Mingguan>({
  judul,
  isi,
  kosong,
  query,
  columns,
  rowKey,
}: MingguanCardProps<Baris>) {
  const id = useId()
  const [isAll, showAll] = useState(false)
  return (
    <Card component="section" aria-labelledby={id}>
      <Title order={3} id={id} fz="md">
        {judul}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {isi}
      </Text>
      <List
        query={query}
        isEmpty={({ per_minggu }) => per_minggu.length === 0}
        empty={{ isi: kosong }}
        skeleton={<SkeletonLines rows={3} height={40} />}
      >
        {({ per_minggu }) => (
          <>
            <DataTable
              caption={judul}
              columns={columns}
              rows={isAll ? per_minggu : per_minggu.slice(0, SHORT)}
              rowKey={rowKey}
              isStale={query.isPlaceholderData}
            />
            {!isAll && per_minggu.length > SHORT && (
              <Button variant="subtle" mt="sm" onClick={() => showAll(true)}>
                <Trans>Tampilkan semua minggu</Trans>
              </Button>
            )}
          </>
        )}
      </List>
    </Card>
  )
}
