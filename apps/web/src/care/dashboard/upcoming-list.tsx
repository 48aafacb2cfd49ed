import { t } from '@lingui/core/macro'
import { Text } from '@mantine/core'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import type { ReactNode } from 'react'
import { hariIni, now } from '../../base/lib/clock.ts'
import { hariRelatif, tanggalRentang } from '../../base/lib/tanggal.ts'
import { later } from '../../base/ui/later.tsx'
import { StatusBadge } from '../../base/ui/status-badge.tsx'
import type { KataJanji } from '../../consultation/konsultasi/janji-jawab.ts'
import styles from './upcoming-list.module.css'

// Few devices are in another zone than the clinic.
const JamDiSini = later(() => import('../../base/lib/jam-di-sini.tsx').then((file) => file.JamDiSini), null)

type UpcomingListProps = {
  rows: KonsultasiTampil[]
  /** The other side's name, by role. */
  nama: (konsultasi: KonsultasiTampil) => string
  /** With whom, where `nama` is not enough. */
  dengan?: ((konsultasi: KonsultasiTampil) => string) | undefined
  /** What this role reads of when a request is answered. */
  janji?: ((konsultasi: KonsultasiTampil, now: Date) => KataJanji | null) | undefined
  /** The way to the details, where this role has that page. */
  detail: (konsultasi: KonsultasiTampil) => ReactNode
}

const tempat = ({ metode_konsultasi, lokasi }: KonsultasiTampil) =>
  metode_konsultasi === 'online' ? t`Online` : t`Offline, ${lokasi}`

const Janji = ({ janji }: { janji: KataJanji | null }) =>
  janji && (
    <Text size="sm" {...(janji.isLewat ? { fw: 600 } : { c: 'dimmed' })}>
      {janji.kata}
    </Text>
  )

/** The next consultations, soonest first. */
export const UpcomingList = ({ rows, nama, dengan, janji, detail }: UpcomingListProps) => (
  <ul className={styles.list}>
    {rows.map((k) => (
      <li key={k.jadwal_id} className={styles.row}>
        <div className={styles.words}>
          <Text fw={700} size="sm">
            {nama(k)}
          </Text>
          <Text size="sm" c="dimmed">
            {`${dengan ? `${dengan(k)} · ` : ''}${k.nama_spesialisasi} · ${tempat(k)}`}
          </Text>
          <Text size="sm">
            <time dateTime={k.tanggal}>{tanggalRentang(k.tanggal, k.jam_mulai, k.jam_selesai, k.zona)}</time>{' '}
            <Text
              span
              size="sm"
              c="dimmed"
              className={styles.relative}
            >{`(${hariRelatif(k.tanggal, hariIni())})`}</Text>
            <JamDiSini sesi={k} />
          </Text>
          <Janji janji={janji?.(k, now()) ?? null} />
        </div>
        <div className={styles.end}>
          <StatusBadge status={k.status} />
          {detail(k)}
        </div>
      </li>
    ))}
  </ul>
)
