import type { Kontak } from '@sehati/contract/talk/percakapan.schema'
import { tanggalTanpaHari } from '../../base/lib/tanggal.ts'
import { Avatar } from '../../base/ui/avatar.tsx'
import { statusKata } from '../../base/ui/status-badge.tsx'
import { useFoto } from '../../people/foto/foto.ts'
import styles from './inbox.module.css'

/** Another person, and which consultation with them. */
export function ContactLine({ kontak }: { kontak: Kontak }) {
  const foto = useFoto(kontak.foto_url, 44)
  return (
    <>
      <Avatar name={kontak.name} src={foto} size={44} />
      <span className={styles.words}>
        <strong className={styles.name}>{kontak.name}</strong>
        <span className={styles.last}>{`${tanggalTanpaHari(kontak.tanggal)} · ${statusKata(kontak.status)}`}</span>
      </span>
    </>
  )
}
