import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { tanggalWib } from '@sehati/contract/base/waktu'
import { akanHadir, isScheduled, isUnclosed } from '@sehati/contract/consultation/konsultasi.rules'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { JawabanBaris } from '../../absence/tawaran-waktu/jawaban-baris.tsx'
import { JamDiSini } from '../../base/lib/jam-di-sini.tsx'
import { ButtonLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { RowDate } from '../../base/lib/row-date.tsx'
import { say } from '../../base/lib/say.ts'
import { useActor } from '../../base/lib/session.ts'
import { hariRelatif, rentangJam, tanggalPanjang } from '../../base/lib/tanggal.ts'
import { useNow } from '../../base/lib/use-now.ts'
import { type Column, DataTable, Lines } from '../../base/ui/data-table.tsx'
import { HadirBadge } from '../../base/ui/hadir-badge.tsx'
import { StatusBadge } from '../../base/ui/status-badge.tsx'
import { sebutan } from '../../consultation/konsultasi/sebutan.ts'
import { BelumDitutup } from './belum-ditutup.tsx'
import { JanjiTenaga } from './janji-tenaga.tsx'
import styles from './konsultasi-table.module.css'
import { shorten } from './shorten.ts'

const metodeKata = () => ({ online: t`Online`, offline: t`Offline` })

const detailOf = ({ name, tanggal }: KonsultasiTampil) => {
  const kapan = tanggalPanjang(tanggal)
  return t`Detail konsultasi ${name}, ${kapan}`
}

/** Patient with type, complaint, status, date and the way to the detail. The complaint is never put into a tooltip. */
export function KonsultasiTable({ rows, isStale }: { rows: KonsultasiTampil[]; isStale: boolean }) {
  const { level_id } = useActor()
  const now = useNow()
  const columns: Column<KonsultasiTampil>[] = [
    {
      key: 'pasien',
      judul: t`Pasien`,
      isName: true,
      width: '26%',
      minWidth: '10rem',
      cell: (k) => (
        <Lines>
          <span>{k.name}</span>
          <small>{`${say(k.nama_jenis)} · ${metodeKata()[k.metode_konsultasi]}`}</small>
        </Lines>
      ),
    },
    {
      key: 'keluhan',
      judul: t`Keluhan`,
      width: '29%',
      minWidth: '9rem',
      cell: (k) => <span className={styles.complaint}>{shorten(k.keluhan)}</span>,
    },
    {
      key: 'status',
      judul: t`Status`,
      minWidth: '11rem',
      cell: (k) => (
        <span className={styles.status}>
          <StatusBadge status={k.status} isTidakHadir={k.sebab_batal === 'tidak_hadir'} />
          {akanHadir(k) && <HadirBadge orang={sebutan(k.kelas, 'awal')} />}
          <JanjiTenaga konsultasi={k} now={now} />
          {isScheduled(k.status) && <JawabanBaris jadwal_id={k.jadwal_id} />}
        </span>
      ),
    },
    {
      key: 'tanggal',
      judul: t`Tanggal`,
      width: '23%',
      cell: (k) => (
        <>
          <Lines>
            <RowDate value={k.tanggal} />
            <small className={styles.hours}>
              <span>{`${rentangJam(k.jam_mulai, k.jam_selesai, k.zona)} ·`}</span>{' '}
              <span>{hariRelatif(k.tanggal, tanggalWib(now))}</span>
            </small>
            <JamDiSini sesi={k} />
          </Lines>
          {isUnclosed(k, now) && <BelumDitutup konsultasi={k} />}
        </>
      ),
    },
    {
      key: 'detail',
      judul: t`Detail`,
      isAction: true,
      cell: (k) => (
        <ButtonLink
          to={inArea(level_id, `/daftarKonsultasi/detail/${k.jadwal_id}`)}
          variant="light"
          aria-label={detailOf(k)}
        >
          <Trans>Detail</Trans>
        </ButtonLink>
      ),
    },
  ]
  return (
    <DataTable
      caption={t`Daftar konsultasi`}
      columns={columns}
      rows={rows}
      rowKey={(k) => k.jadwal_id}
      isStale={isStale}
    />
  )
}
