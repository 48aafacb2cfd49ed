import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { JENIS_UMUM } from '@sehati/contract/base/constants'
import { labels } from '@sehati/contract/base/texts'
import { akanHadir } from '@sehati/contract/consultation/konsultasi.rules'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { nomorRekam } from '@sehati/contract/people/nomor-rekam.rules'
import type { ReactNode } from 'react'
import { TextLink } from '../../base/lib/links.tsx'
import { consultationPage } from '../../base/lib/paths.ts'
import { say } from '../../base/lib/say.ts'
import { useActor } from '../../base/lib/session.ts'
import { rentangJam, tanggalTanpaHari } from '../../base/lib/tanggal.ts'
import { Facts } from '../../base/ui/facts.tsx'
import { HadirBadge } from '../../base/ui/hadir-badge.tsx'
import { later } from '../../base/ui/later.tsx'
import { StatusBadge } from '../../base/ui/status-badge.tsx'
import { biayaKata, caraKata, layananKata } from './konsultasi-labels.ts'
import { Orang } from './orang.tsx'
import { sebutan } from './sebutan.ts'

// Few devices are in another zone than the clinic.
const JamDiSini = later(() => import('../../base/lib/jam-di-sini.tsx').then((file) => file.JamDiSini), null)

type KonsultasiFactsProps = {
  konsultasi: KonsultasiTampil
  /** The patient's BPJS number and whether they said that they will come, which only the professional needs to see. */
  showBpjs?: boolean
  /** The head of the page already says the status and the date. */
  isBelowHead?: boolean
}

/** The server returns 000 if the profile of the insured patient has no number. */
const nomorBpjs = ({ no_bpjs }: KonsultasiTampil): string =>
  no_bpjs === null || no_bpjs === '000' ? say(labels.bpjsMissing) : no_bpjs

const rangkaianKata = ({ urutan, jumlah }: NonNullable<KonsultasiTampil['rangkaian']>): string =>
  t`Pertemuan ${urutan} dari ${jumlah}`

/** Who, when, where and how: the facts of a consultation, for patients and professionals alike. */
export function KonsultasiFacts({ konsultasi: k, showBpjs = false, isBelowHead = false }: KonsultasiFactsProps) {
  const { sesi } = k
  const orang = sebutan(k.kelas, 'awal')
  const jam = rentangJam(k.jam_mulai, k.jam_selesai, k.zona)
  const date: [string, string][] = isBelowHead
    ? []
    : [
        [t`Tanggal`, tanggalTanpaHari(k.tanggal)],
        [t`Hari`, say(k.hari)],
      ]
  const status: [string, ReactNode][] = isBelowHead
    ? []
    : [[t`Status`, <StatusBadge key="status" status={k.status} isTidakHadir={k.sebab_batal === 'tidak_hadir'} />]]
  return (
    <Facts
      items={[
        [t`Nomor rekam`, nomorRekam(k.user_id)],
        ...date,
        [
          t`Waktu`,
          <span key="waktu">
            <span>{t`${jam} (sesi ${sesi})`}</span>
            <JamDiSini sesi={k} />
          </span>,
        ],
        ...(k.jenis_id === JENIS_UMUM.jenis_id
          ? []
          : [[t`Jenis konsultasi`, say(k.nama_jenis)] satisfies [string, string]]),
        ...(k.lanjutan_dari === null
          ? []
          : [[t`Lanjutan dari`, <Asal key="asal" jadwal_id={k.lanjutan_dari} />] satisfies [string, ReactNode]]),
        ...(k.rangkaian ? [[t`Rangkaian`, rangkaianKata(k.rangkaian)] satisfies [string, string]] : []),
        [orang, <Orang key="pasien" name={k.name} foto_url={k.foto_pasien_url} />],
        ...(showBpjs ? [[t`Nomor BPJS`, nomorBpjs(k)] satisfies [string, string]] : []),
        [t`Metode`, caraKata(k)],
        [t`Tenaga profesional`, <Orang key="tenaga" name={k.nama_profesional} foto_url={k.foto_profesional_url} />],
        [t`Spesialisasi`, k.nama_spesialisasi],
        ...(k.metode_konsultasi === 'offline' ? [[t`Lokasi`, k.lokasi] satisfies [string, string]] : []),
        [t`Layanan`, `${layananKata(k)} · ${biayaKata(k)}`],
        ...status,
        ...(showBpjs && akanHadir(k)
          ? [[t`Kehadiran`, <HadirBadge key="hadir" orang={orang} />] satisfies [string, ReactNode]]
          : []),
      ]}
    />
  )
}

/** The way to the consultation that this one follows. */
function Asal({ jadwal_id }: { jadwal_id: number }) {
  const { level_id } = useActor()
  return (
    <TextLink to={consultationPage(level_id, jadwal_id)}>
      <Trans>Konsultasi sebelumnya</Trans>
    </TextLink>
  )
}
