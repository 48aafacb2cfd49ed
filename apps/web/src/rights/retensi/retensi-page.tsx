import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import { kataMasa, kelasRetensi, type SebabRetensi } from '@sehati/contract/record/retensi.rules'
import { getRetensi } from '@sehati/contract/rights/retensi.endpoints'
import type { JalanRetensi, Retensi } from '@sehati/contract/rights/retensi.schema'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../base/lib/api.ts'
import { TextLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { tanggalTanpaHari, waktuPanjang } from '../../base/lib/tanggal.ts'
import { Fold } from '../../base/ui/fold.tsx'
import { Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { SectionCard } from '../../base/ui/section-card.tsx'
import styles from './retensi-page.module.css'

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
            <KelasBagian rows={kelas} sampai={tanggalTanpaHari(sampai)} />
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

/** What ends until that day, and what is only proposed; the classes of which nothing ends are folded. */
function KelasBagian({ rows, sampai }: { rows: Baris[]; sampai: string }) {
  const isShown = ({ kelas, jumlah }: Baris) => jumlah > 0 || kelasRetensi[kelas].tindakan === 'usul'
  const rest = rows.filter((row) => !isShown(row))
  return (
    <>
      <SectionCard
        judul={t`Berakhir sampai ${sampai}`}
        isi={t`Yang tertahan tidak berakhir: milik orang yang permintaannya masih terbuka, yang membatasi pemrosesan, atau yang disebut dalam insiden terbuka.`}
      >
        <KelasList rows={rows.filter(isShown)} />
      </SectionCard>
      {rest.length > 0 && (
        <div className={styles.rest}>
          <Fold judul={t`Belum ada yang berakhir`} note={plural(rest.length, { other: '# kelas' })}>
            <KelasList rows={rest} />
          </Fold>
        </div>
      )}
    </>
  )
}

/** The classes; those of the same data stand under one name. */
function KelasList({ rows }: { rows: Baris[] }) {
  const dataOf = ({ kelas }: Baris) => kelasRetensi[kelas].data
  const names = [...new Set(rows.map(dataOf))]
  return (
    <ul className={styles.list}>
      {names.map((data) => (
        <li key={data}>
          <Text fw={600} lang="id">
            {data}
          </Text>
          {rows
            .filter((row) => dataOf(row) === data)
            .map((row) => (
              <KelasLine key={row.kelas} {...row} />
            ))}
        </li>
      ))}
    </ul>
  )
}

function KelasLine({ kelas, jumlah, tertua }: Baris) {
  const sejak = tertua === null ? null : tanggalTanpaHari(tertua)
  const isUsul = kelasRetensi[kelas].tindakan === 'usul'
  return (
    <div className={styles.line}>
      <Text size="sm" lang="id">
        {kataMasa(kelas)}
      </Text>
      {(jumlah > 0 || isUsul) && (
        <Text size="sm" className="angka">
          <strong>
            {isUsul ? plural(jumlah, { other: '# orang diusulkan' }) : plural(jumlah, { other: '# baris' })}
          </strong>
          {sejak && <span>{t`, tertua ${sejak}`}</span>}
        </Text>
      )}
    </div>
  )
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
