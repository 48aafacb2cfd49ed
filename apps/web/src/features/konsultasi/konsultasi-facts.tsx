import type { Konsultasi } from '@sehati/contract/konsultasi.schema'
import { labels } from '@sehati/contract/texts'
import { rentangJam, tanggalTanpaHari } from '../../lib/tanggal.ts'
import { Facts } from '../../ui/facts.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { biayaKata, layananKata, metodeKata } from './konsultasi-labels.ts'

type KonsultasiFactsProps = {
  konsultasi: Konsultasi
  /** The patient's BPJS number, which only the professional needs to see. */
  showBpjs?: boolean
}

/** Who, when, where and how: the facts of a consultation, for patients and professionals alike. */
export function KonsultasiFacts({ konsultasi: k, showBpjs = false }: KonsultasiFactsProps) {
  return (
    <Facts
      items={[
        ['Tanggal', tanggalTanpaHari(k.tanggal)],
        ['Hari', k.hari],
        ['Waktu', `${rentangJam(k.jam_mulai, k.jam_selesai)} (sesi ${k.sesi})`],
        ['Pasien', k.name],
        ...(showBpjs ? [['Nomor BPJS', k.no_bpjs ?? labels.bpjsMissing] satisfies [string, string]] : []),
        ['Metode', metodeKata(k)],
        ['Tenaga profesional', k.nama_profesional],
        ['Spesialisasi', k.nama_spesialisasi],
        ...(k.metode_konsultasi === 'offline' ? [['Lokasi', k.lokasi] satisfies [string, string]] : []),
        ['Layanan', `${layananKata(k)} · ${biayaKata(k)}`],
        ['Status', <StatusBadge key="status" status={k.status} />],
      ]}
    />
  )
}
