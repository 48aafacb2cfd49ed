import { t } from '@lingui/core/macro'
import { Button, Card, Text, Title } from '@mantine/core'
import { IconChartBar, IconTable } from '@tabler/icons-react'
import { type Key, type ReactNode, useId, useState } from 'react'
import { bilangan } from '../../base/lib/angka.ts'
import { type Column, DataTable } from '../../base/ui/data-table.tsx'
import styles from './chart-card.module.css'

/** How many consultations a row counts. */
export const jumlahColumn = (): Column<{ jumlah: number }> => ({
  key: 'jumlah',
  judul: t({ message: 'Konsultasi', context: 'daftar' }),
  isNumber: true,
  cell: ({ jumlah }) => bilangan(jumlah),
})

type ChartCardProps<Row> = {
  judul: string
  /** What the picture says, in a sentence. */
  isi: string
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => Key
  /** The picture of the same rows. */
  children: ReactNode
}

/** A picture of numbers, and the numbers themselves behind it. */
export function ChartCard<Row>({ judul, isi, columns, rows, rowKey, children }: ChartCardProps<Row>) {
  const id = useId()
  const [isTable, setIsTable] = useState(false)
  return (
    <Card component="section" aria-labelledby={id} className={styles.card}>
      <div>
        <Title order={3} id={id} fz="md">
          {judul}
        </Title>
        <Text size="sm" c="dimmed">
          {isi}
        </Text>
      </div>
      {isTable ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys
        <div className={styles.table} tabIndex={0}>
          <DataTable caption={judul} columns={columns} rows={rows} rowKey={rowKey} />
        </div>
      ) : (
        children
      )}
      {rows.length > 0 && (
        <Button
          className={styles.toggle}
          variant="subtle"
          size="sm"
          px="sm"
          leftSection={isTable ? <IconChartBar size={18} aria-hidden /> : <IconTable size={18} aria-hidden />}
          aria-describedby={id}
          onClick={() => setIsTable(!isTable)}
        >
          {isTable ? t`Tampilkan sebagai grafik` : t`Tampilkan sebagai tabel`}
        </Button>
      )}
    </Card>
  )
}
