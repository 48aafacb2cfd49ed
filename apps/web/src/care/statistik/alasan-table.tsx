import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Text, Title } from '@mantine/core'
import type { MingguStatistik } from '@sehati/contract/care/statistik.schema'
import { useState } from 'react'
import { bilangan } from '../../base/lib/angka.ts'
import { tanggalTanpaHari } from '../../base/lib/tanggal.ts'
import { type Column, DataTable } from '../../base/ui/data-table.tsx'
import { List, SkeletonLines } from '../../base/ui/loaded.tsx'
import { kataAlasan } from '../../schedule/alasan/kata-alasan.ts'
import { useHitunganAlasan } from './statistik.queries.ts'

/** Rows that are shown at first: a row is a card on phones. */
const SHORT = 5

type Baris = { minggu: string; alasan_id: number; kata: string; kata_en: string | null; jumlah: number }

function Kata(row: Baris) {
  const { kata, lang } = kataAlasan(row)
  return <span lang={lang}>{kata}</span>
}

const columns = (): Column<Baris>[] => [
  { key: 'minggu', judul: t`Minggu mulai`, isName: true, cell: (row) => tanggalTanpaHari(row.minggu) },
  { key: 'alasan', judul: t`Alasan`, cell: (row) => <Kata {...row} /> },
  { key: 'jumlah', judul: t`Pemesanan`, isNumber: true, cell: (row) => bilangan(row.jumlah) },
]

/** Why patients come, by the week of the booking. Small numbers, and the present week, are not shown. */
export function AlasanTable({ minggu }: { minggu: MingguStatistik }) {
  const alasan = useHitunganAlasan(minggu)
  const [isAll, showAll] = useState(false)
  return (
    <Card component="section" aria-labelledby="alasan-kunjungan">
      <Title order={3} id="alasan-kunjungan" fz="md">
        <Trans>Alasan kunjungan</Trans>
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        <Trans>
          Pemesanan yang menyebut alasan, per minggu yang sudah selesai. Kelompok di bawah 5 orang tidak ditampilkan.
        </Trans>
      </Text>
      <List
        query={alasan}
        isEmpty={({ per_minggu }) => per_minggu.length === 0}
        empty={{ isi: t`Belum ada angka yang dapat ditampilkan pada periode ini.` }}
        skeleton={<SkeletonLines rows={3} height={40} />}
      >
        {({ per_minggu }) => {
          const rows = per_minggu.flatMap(({ minggu, alasan }) => alasan.map((one) => ({ minggu, ...one })))
          return (
            <>
              <DataTable
                caption={t`Alasan kunjungan`}
                columns={columns()}
                rows={isAll ? rows : rows.slice(0, SHORT)}
                rowKey={({ minggu, alasan_id }) => `${minggu} ${alasan_id}`}
                isStale={alasan.isPlaceholderData}
              />
              {!isAll && rows.length > SHORT && (
                <Button variant="subtle" mt="sm" onClick={() => showAll(true)}>
                  <Trans>Tampilkan semua alasan</Trans>
                </Button>
              )}
            </>
          )
        }}
      </List>
    </Card>
  )
}
