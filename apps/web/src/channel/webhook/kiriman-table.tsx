import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { WIB } from '@sehati/contract/base/waktu'
import { ulangiPengiriman } from '@sehati/contract/channel/webhook.endpoints'
import type { Pengiriman } from '@sehati/contract/channel/webhook.schema'
import { IconAlertTriangle, IconCheck, IconClockHour4, IconSend } from '@tabler/icons-react'
import { RowDate } from '../../base/lib/row-date.tsx'
import { pukulDi, tanggalPendek } from '../../base/lib/tanggal.ts'
import { BadgeLabel } from '../../base/ui/badge-label.tsx'
import { type Column, DataTable, Lines } from '../../base/ui/data-table.tsx'
import { noticesOf } from '../../base/ui/notice.tsx'
import { hasilKata } from './kata.ts'
import { useUlangiPengiriman } from './webhook.queries.ts'

const faces = {
  antre: { tone: 'blue', icon: IconClockHour4 },
  terkirim: { tone: 'green', icon: IconCheck },
  gagal: { tone: 'amber', icon: IconAlertTriangle },
} as const

function statusKata(status: Pengiriman['status']): string {
  if (status === 'antre') return t`Menunggu`
  return status === 'terkirim' ? t`Diterima` : t`Tidak diterima`
}

const waktu = (value: string) => pukulDi(value, WIB)
/** An attempt may be on another day than its event. */
const hariDanWaktu = (value: string) => `${tanggalPendek(value)} ${waktu(value)}`

type KirimanTableProps = { rows: Pengiriman[]; isAktif: boolean; isStale: boolean }

/** Deliveries: what, how often it was tried, what the receiver responded. */
export function KirimanTable({ rows, isAktif, isStale }: KirimanTableProps) {
  const columns: Column<Pengiriman>[] = [
    {
      key: 'jenis',
      judul: t`Kabar`,
      isName: true,
      width: '28%',
      minWidth: '11rem',
      cell: ({ jenis, jadwal_id }) => (
        <Lines>
          <span>{jenis}</span>
          {jadwal_id !== null && <small className="angka">{t`Konsultasi ${jadwal_id}`}</small>}
        </Lines>
      ),
    },
    {
      key: 'status',
      judul: t`Hasil`,
      width: '34%',
      minWidth: '12rem',
      cell: (kiriman) => (
        <Lines>
          <span>
            <BadgeLabel tone={faces[kiriman.status].tone} icon={faces[kiriman.status].icon}>
              {statusKata(kiriman.status)}
            </BadgeLabel>
          </span>
          <small>{hasilKata(kiriman)}</small>
          <small className="angka">{plural(kiriman.percobaan, { other: 'Dicoba # kali' })}</small>
        </Lines>
      ),
    },
    {
      key: 'waktu',
      judul: t`Waktu`,
      cell: ({ dibuat, dicoba, sejak }) => (
        <Lines>
          <span>
            <RowDate value={dibuat} /> <small>{waktu(dibuat)}</small>
          </span>
          {dicoba && <small>{t`Terakhir dicoba ${{ kapan: hariDanWaktu(dicoba) }}`}</small>}
          {sejak && <small>{t`Dicoba lagi ${{ kapan: hariDanWaktu(sejak) }}`}</small>}
        </Lines>
      ),
    },
  ]
  if (isAktif)
    columns.push({
      key: 'aksi',
      judul: t`Aksi`,
      isAction: true,
      width: '10rem',
      cell: ({ pengiriman_id, jenis, jadwal_id }) =>
        jadwal_id !== null && <Ulang pengiriman_id={pengiriman_id} jenis={jenis} jadwal_id={jadwal_id} />,
    })
  return (
    <DataTable
      caption={t`Riwayat kiriman`}
      columns={columns}
      rows={rows}
      rowKey={({ pengiriman_id }) => pengiriman_id}
      isStale={isStale}
    />
  )
}

type UlangProps = Pick<Pengiriman, 'pengiriman_id' | 'jenis'> & { jadwal_id: number }

function Ulang({ pengiriman_id, jenis, jadwal_id }: UlangProps) {
  const ulang = useUlangiPengiriman()
  return (
    <Button
      variant="light"
      px="sm"
      leftSection={<IconSend size={18} aria-hidden />}
      aria-label={t`Kirim ulang ${jenis}, konsultasi ${jadwal_id}`}
      loading={ulang.isPending}
      onClick={() => ulang.mutate({ body: { pengiriman_id } }, noticesOf(ulangiPengiriman))}
    >
      <Trans>Kirim ulang</Trans>
    </Button>
  )
}
