import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Text, Title } from '@mantine/core'
import type { JanjiJawab, MingguStatistik } from '@sehati/contract/care/statistik.schema'
import { useState } from 'react'
import { bilangan } from '../../base/lib/angka.ts'
import { tanggalTanpaHari } from '../../base/lib/tanggal.ts'
import { type Column, DataTable } from '../../base/ui/data-table.tsx'
import { List, SkeletonLines } from '../../base/ui/loaded.tsx'
import { useJanjiJawab } from './statistik.queries.ts'

/** Rows that are shown at first, two weeks of two professions: a row is a card on phones. */
const SHORT = 4

type Baris = JanjiJawab['per_minggu'][number]

/** Minutes in words: `45 menit`, `3,5 jam`, `2,1 hari`; a dash where there is none. */
function lama(menit: number | null): string {
  if (menit === null) return '–'
  const satu = (angka: number) => bilangan(Math.round(angka * 10) / 10)
  if (menit < 60) return t`${{ lama: satu(menit) }} menit`
  if (menit < 48 * 60) return t`${{ lama: satu(menit / 60) }} jam`
  return t`${{ lama: satu(menit / 60 / 24) }} hari`
}

const columns = (): Column<Baris>[] => [
  { key: 'minggu', judul: t`Minggu mulai`, isName: true, cell: (row) => tanggalTanpaHari(row.minggu) },
  { key: 'kelas', judul: t`Profesi`, cell: (row) => (row.kelas === 'medis' ? t`Dokter` : t`Psikolog`) },
  { key: 'jumlah', judul: t`Pengajuan`, isNumber: true, cell: (row) => bilangan(row.jumlah) },
  {
    key: 'tepat',
    judul: t`Tepat waktu`,
    isNumber: true,
    cell: (row) => `${bilangan(Math.round((100 * row.tepat) / row.jumlah))} %`,
  },
  { key: 'median', judul: t`Median`, isNumber: true, cell: (row) => lama(row.median_menit) },
  { key: 'p90', judul: t`Persentil 90`, isNumber: true, cell: (row) => lama(row.p90_menit) },
]

/** How soon requests were answered, by week and profession. No person is named. */
export function JanjiJawabTable({ minggu }: { minggu: MingguStatistik }) {
  const janji = useJanjiJawab(minggu)
  const [isAll, showAll] = useState(false)
  return (
    <Card component="section" aria-labelledby="janji-jawab">
      <Title order={3} id="janji-jawab" fz="md">
        <Trans>Janji jawab</Trans>
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        <Trans>Berapa lama pengajuan menunggu jawaban, dan berapa yang dijawab sebelum batasnya.</Trans>
      </Text>
      <List
        query={janji}
        isEmpty={({ per_minggu }) => per_minggu.length === 0}
        empty={{ isi: t`Belum ada pengajuan yang dijawab pada periode ini.` }}
        skeleton={<SkeletonLines rows={3} height={40} />}
      >
        {({ per_minggu }) => (
          <>
            <DataTable
              caption={t`Janji jawab`}
              columns={columns()}
              rows={isAll ? per_minggu : per_minggu.slice(0, SHORT)}
              rowKey={({ minggu, kelas }) => `${minggu} ${kelas}`}
              isStale={janji.isPlaceholderData}
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
