import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { telOf } from '@sehati/contract/clinic/layanan.rules'
import type { Layanan } from '@sehati/contract/clinic/layanan.schema'
import type { KlinikKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import type { ReactNode } from 'react'
import { type Fact, Facts, known } from '../../base/ui/facts.tsx'
import { Tulisan } from '../../base/ui/tulisan.tsx'
import styles from './layanan.module.css'

type Kontak = Pick<Layanan, 'nama' | 'alamat' | 'jam_buka' | 'telepon' | 'email' | 'petunjuk_arah' | 'peta_url'>

/** A link to a map of the clinic's choosing, on another site. */
const Peta = ({ url }: { url: string }) => (
  <a className={styles.link} href={url} target="_blank" rel="noopener">
    <Trans>Buka peta di tab baru</Trans>
  </a>
)

const lokasiRows = ({ nama, alamat, petunjuk_arah, peta_url }: KlinikKonsultasi): Fact[] =>
  known([
    [t`Alamat klinik`, alamat && <Tulisan key="alamat">{nama ? `${nama}\n${alamat}` : alamat}</Tulisan>],
    [t`Petunjuk arah`, petunjuk_arah && <Tulisan key="arah">{petunjuk_arah}</Tulisan>],
    [t`Peta`, peta_url && <Peta key="peta" url={peta_url} />],
  ])

function kontakRows({ telepon, email, jam_buka }: Kontak): Fact[] {
  const numbers = telepon.map((nomor) => (
    <a key={nomor} className={styles.link} href={`tel:${telOf(nomor)}`}>
      {nomor}
    </a>
  ))
  const mail = email && (
    <a className={styles.link} href={`mailto:${email}`}>
      {email}
    </a>
  )
  return known([
    [t`Telepon`, numbers.length > 0 && numbers],
    [t`Email`, mail],
    [t`Jam buka`, jam_buka && <Tulisan key="jam">{jam_buka}</Tulisan>],
  ])
}

/** How to reach the clinic and where it is; `kosong` where no admin has written any of it. */
export function KontakLayanan({ layanan, kosong }: { layanan: Kontak; kosong: ReactNode }) {
  const rows = [...kontakRows(layanan), ...lokasiRows(layanan)]
  return rows.length > 0 ? <Facts items={rows} /> : kosong
}

/** The way to a consultation in person; nothing where no admin has described it. */
export function ArahKlinik({ klinik }: { klinik: KlinikKonsultasi | null }) {
  const rows = klinik ? lokasiRows(klinik) : []
  return rows.length > 0 ? <Facts items={rows} /> : null
}
