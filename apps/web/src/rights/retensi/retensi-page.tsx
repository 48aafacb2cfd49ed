import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Text } from '@mantine/core'
import { kataMasa, kelasRetensi, type SebabRetensi } from '@sehati/contract/record/retensi.rules'
import { getRetensi } from '@sehati/contract/rights/retensi.endpoints'
import type { JalanRetensi, Retensi } from '@sehati/contract/rights/retensi.schema'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../base/lib/api.ts'
import { TextLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { tanggalTanpaHari, waktuPanjang } from '../../base/lib/tanggal.ts'
import { type Column, DataTable } from '../../base/ui/data-table.tsx'
import { Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { SectionCard } from '../../base/ui/section-card.tsx'

const retensiQuery = () => ask(getRetensi)

/** /admin/retensi: how long each class of data is kept, what ends soon, and what the last nights have ended. */
export function Page() {
  const retensi = useQuery(retensiQuery())
  return (
    <>
      <PageHeader
        judul={t`Masa simpan data`}
        isi={t`Data yang lewat masanya dihapus setiap malam. Rekam medis hanya diusulkan; tidak ada yang menghapusnya.`}
        actions={
          <Button variant="default" leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
            <Trans>Cetak</Trans>
          </Button>
        }
      />
      <Loaded query={retensi} skeleton={<SkeletonLines rows={8} />}>
        {({ sampai, kelas, jalan }) => (
          <>
            <Card padding={0}>
              <KelasTable rows={kelas} sampai={tanggalTanpaHari(sampai)} />
            </Card>
            <Text size="sm" c="dimmed">
              <Trans>
                Yang tertahan tidak berakhir: milik orang yang permintaannya masih terbuka, yang membatasi pemrosesan,
                atau yang disebut dalam insiden terbuka.
              </Trans>
            </Text>
            <JalanBagian rows={jalan} />
            <div>
              <TextLink to={inArea(1, '/pemrosesan')}>{t`Register pemrosesan dan penilaian dampak`}</TextLink>
            </div>
          </>
        )}
      </Loaded>
    </>
  )
}

type Baris = Retensi['kelas'][number]

function KelasTable({ rows, sampai }: { rows: Baris[]; sampai: string }) {
  const columns: Column<Baris>[] = [
    {
      key: 'data',
      judul: t`Data`,
      isName: true,
      width: '32%',
      minWidth: '10rem',
      cell: ({ kelas }) => <span lang="id">{kelasRetensi[kelas].data}</span>,
    },
    {
      key: 'masa',
      judul: t`Disimpan`,
      width: '34%',
      minWidth: '10rem',
      cell: ({ kelas }) => <span lang="id">{kataMasa(kelas)}</span>,
    },
    {
      key: 'jumlah',
      judul: t`Berakhir sampai ${sampai}`,
      width: '18%',
      cell: ({ kelas, jumlah }) => (
        <span className="angka">
          {kelasRetensi[kelas].tindakan === 'usul'
            ? plural(jumlah, { other: '# orang diusulkan' })
            : plural(jumlah, { other: '# baris' })}
        </span>
      ),
    },
    {
      key: 'tertua',
      judul: t`Tertua`,
      width: '16%',
      cell: ({ tertua }) => <span className="angka">{tertua === null ? '–' : tanggalTanpaHari(tertua)}</span>,
    },
  ]
  return <DataTable caption={t`Masa simpan data`} columns={columns} rows={rows} rowKey={({ kelas }) => kelas} />
}

/** The last nights; what was refused in one stands below it. */
const JalanBagian = ({ rows }: { rows: JalanRetensi[] }) => (
  <SectionCard judul={t`Malam terakhir`} gap="xs">
    {rows.length === 0 ? (
      <Text>
        <Trans>Belum pernah berjalan. Data diperiksa setiap malam pukul 03.30.</Trans>
      </Text>
    ) : (
      <ul>
        {rows.map(({ pada, jumlah, ditolak }) => (
          <li key={pada}>
            <Text component="span">{`${waktuPanjang(pada)}: ${plural(jumlah, { other: '# baris dihapus' })}`}</Text>
            {ditolak.map(({ kelas, sebab }) => (
              <Text key={kelas} c="red" size="sm">
                <span lang="id">{kelasRetensi[kelas].data}</span> <span>{kataSebab(sebab)}</span>
              </Text>
            ))}
          </li>
        ))}
      </ul>
    )}
  </SectionCard>
)

function kataSebab(sebab: SebabRetensi): string {
  const kata: Record<SebabRetensi, string> = {
    jam: t`tidak dihapus: jam server dan basis data berbeda lebih dari satu jam.`,
    rem: t`tidak dihapus: lebih dari seperlima akan hilang sekaligus. Petugas server memeriksa lalu menjalankan npm run retensi.`,
    galat: t`tidak dihapus seluruhnya karena galat. Hubungi petugas server.`,
  }
  return kata[sebab]
}
