import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Group } from '@mantine/core'
import { eksporPemrosesan, getPemrosesan } from '@sehati/contract/rights/pemrosesan.endpoints'
import type { RegisterPemrosesan } from '@sehati/contract/rights/pemrosesan.schema'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ask } from '../../base/lib/api.ts'
import type { ApiError } from '../../base/lib/api-error.ts'
import { callFile } from '../../base/lib/call.ts'
import { saveFile } from '../../base/lib/save-file.ts'
import { tanggalTanpaHari, waktuPanjang } from '../../base/lib/tanggal.ts'
import { type Column, DataTable, Lines } from '../../base/ui/data-table.tsx'
import { Facts } from '../../base/ui/facts.tsx'
import { Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { showFailure } from '../../base/ui/notice.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { SectionCard } from '../../base/ui/section-card.tsx'
import { DaftarPemroses } from '../persetujuan/pemroses-bagian.tsx'
import { DpiaBagian } from './dpia-bagian.tsx'

/** /admin/pemrosesan: the register of processing with what the running clinic knows, and the assessment of the risks. */
export function Page() {
  const pemrosesan = useQuery(ask(getPemrosesan))
  const save = useMutation<void, ApiError>({
    mutationFn: async () => {
      const { isi, nama } = await callFile(eksporPemrosesan, {})
      saveFile(isi, nama ?? 'pemrosesan.csv')
    },
    onError: showFailure,
  })
  return (
    <>
      <PageHeader
        judul={t`Register pemrosesan`}
        isi={t`Data apa yang diproses, untuk apa, atas dasar apa, dan berapa lama; lalu risikonya bagi orang.`}
        actions={
          <Group gap="sm">
            <Button
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden />}
              loading={save.isPending}
              onClick={() => save.mutate()}
            >
              <Trans>Unduh CSV</Trans>
            </Button>
            <Button
              variant="default"
              leftSection={<IconPrinter size={18} aria-hidden />}
              onClick={() => window.print()}
            >
              <Trans>Cetak</Trans>
            </Button>
          </Group>
        }
      />
      <Loaded query={pemrosesan} skeleton={<SkeletonLines rows={8} />}>
        {(found) => (
          <>
            <Klinik {...found} />
            <Card padding={0}>
              <KegiatanTable rows={found.kegiatan} />
            </Card>
          </>
        )}
      </Loaded>
      <DpiaBagian />
    </>
  )
}

function Klinik({ pengendali, petugas, pemulihan, pemeriksaan, negara, pihak }: RegisterPemrosesan) {
  const hari = pemeriksaan ? tanggalTanpaHari(pemeriksaan.hari) : ''
  const rusak = pemeriksaan?.rusak ?? 0
  return (
    <SectionCard judul={t`Klinik ini`}>
      <Facts
        items={[
          [t`Pengendali data`, pengendali],
          [t`Petugas pelindungan data`, petugas.join(', ') || t`Belum ditunjuk: semua admin`],
          [t`Pemroses`, <DaftarPemroses key="pemroses" negara={negara} pihak={pihak} />],
          [t`Pemulihan terakhir`, pemulihan ? waktuPanjang(pemulihan) : t`Belum pernah`],
          [
            t`Pemeriksaan jejak terakhir`,
            pemeriksaan ? `${hari}: ${plural(rusak, { other: '# kerusakan' })}` : t`Belum pernah`,
          ],
        ]}
      />
    </SectionCard>
  )
}

type Baris = RegisterPemrosesan['kegiatan'][number]

function KegiatanTable({ rows }: { rows: Baris[] }) {
  const columns: Column<Baris>[] = [
    {
      key: 'tabel',
      judul: t`Tabel`,
      isName: true,
      width: '22%',
      minWidth: '9rem',
      cell: ({ tabel, isi }) => (
        <Lines>
          <span lang="id">{tabel}</span>
          <small lang="id">{isi.join(', ')}</small>
        </Lines>
      ),
    },
    {
      key: 'keperluan',
      judul: t`Keperluan dan dasar`,
      width: '24%',
      cell: ({ keperluan, dasar }) => <span lang="id">{`${keperluan}; ${dasar}`}</span>,
    },
    {
      key: 'penerima',
      judul: t`Dibaca pula oleh`,
      width: '24%',
      cell: ({ penerima }) => <span lang="id">{penerima.join(', ') || '–'}</span>,
    },
    {
      key: 'retensi',
      judul: t`Disimpan`,
      width: '30%',
      cell: ({ retensi }) => <span lang="id">{retensi}</span>,
    },
  ]
  return <DataTable caption={t`Register pemrosesan`} columns={columns} rows={rows} rowKey={({ tabel }) => tabel} />
}
