import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Text, Title } from '@mantine/core'
import type { MingguStatistik, PerkiraanTunggu } from '@sehati/contract/care/statistik.schema'
import { useState } from 'react'
import { bilangan } from '../../base/lib/angka.ts'
import { tanggalTanpaHari } from '../../base/lib/tanggal.ts'
import { type Column, DataTable } from '../../base/ui/data-table.tsx'
import { List, SkeletonLines } from '../../base/ui/loaded.tsx'
import { usePerkiraanTunggu } from './statistik.queries.ts'

/** Rows that are shown at first: a row is a card on phones. */
const SHORT = 4

type Baris = PerkiraanTunggu['per_minggu'][number]

const bagian = (n: number, { jumlah }: Baris): string => `${bilangan(Math.round((100 * n) / jumlah))} %`

const columns = (): Column<Baris>[] => [
  { key: 'minggu', judul: t`Minggu mulai`, isName: true, cell: (row) => tanggalTanpaHari(row.minggu) },
  { key: 'jumlah', judul: t`Kunjungan`, isNumber: true, cell: (row) => bilangan(row.jumlah) },
  { key: 'tepat', judul: t`Sesuai perkiraan`, isNumber: true, cell: (row) => bagian(row.tepat, row) },
  { key: 'lama', judul: t`Lebih lama`, isNumber: true, cell: (row) => bagian(row.lebih_lama, row) },
]

/** How right the desk was: whether people waited as long as they were told at their arrival. No person is named. */
export function PerkiraanTungguTable({ minggu }: { minggu: MingguStatistik }) {
  const perkiraan = usePerkiraanTunggu(minggu)
  const [isAll, showAll] = useState(false)
  return (
    <Card component="section" aria-labelledby="perkiraan-tunggu">
      <Title order={3} id="perkiraan-tunggu" fz="md">
        <Trans>Perkiraan menunggu di loket</Trans>
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        <Trans>Apakah orang menunggu selama yang disampaikan kepada mereka saat tiba.</Trans>
      </Text>
      <List
        query={perkiraan}
        isEmpty={({ per_minggu }) => per_minggu.length === 0}
        empty={{ isi: t`Belum ada perkiraan yang dapat dibandingkan pada periode ini.` }}
        skeleton={<SkeletonLines rows={3} height={40} />}
      >
        {({ per_minggu }) => (
          <>
            <DataTable
              caption={t`Perkiraan menunggu di loket`}
              columns={columns()}
              rows={isAll ? per_minggu : per_minggu.slice(0, SHORT)}
              rowKey={({ minggu }) => minggu}
              isStale={perkiraan.isPlaceholderData}
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
