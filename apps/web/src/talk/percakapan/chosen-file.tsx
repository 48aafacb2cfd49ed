import { t } from '@lingui/core/macro'
import { CloseButton } from '@mantine/core'
import { isGambar, jenisDari } from '@sehati/contract/talk/percakapan.rules'
import { useBlobUrl } from '../../base/lib/use-blob-url.ts'
import { ukuranKata } from './attachment.tsx'
import { iconsLampiran } from './attachment-icon.ts'
import styles from './composer.module.css'
import type { Berkas } from './outbox.rules.ts'

/** The file that will go with the message, before it does. */
export function ChosenFile({ berkas, onRemove }: { berkas: Berkas; onRemove: () => void }) {
  const { nama } = berkas
  const jenis = jenisDari(berkas.isi.type)
  const Kind = jenis && !isGambar(jenis) ? iconsLampiran[jenis] : null
  const address = useBlobUrl(Kind ? null : berkas.isi)
  return (
    <figure className={styles.chosen}>
      {Kind ? <Kind size={40} stroke={1.5} aria-hidden /> : address && <img src={address} alt="" />}
      <figcaption>
        <strong>{nama}</strong>
        <small>{ukuranKata(berkas.isi.size)}</small>
      </figcaption>
      <CloseButton size={44} aria-label={t`Hapus lampiran ${nama}`} onClick={onRemove} />
    </figure>
  )
}
