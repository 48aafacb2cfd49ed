import { t } from '@lingui/core/macro'
import { CloseButton } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { ukuranKata } from './attachment.tsx'
import styles from './composer.module.css'
import type { Berkas } from './outbox.rules.ts'
import { useBlobUrl } from './use-blob-url.ts'

/** The file that will go with the message, before it does. */
export function ChosenFile({ berkas, onRemove }: { berkas: Berkas; onRemove: () => void }) {
  const { nama } = berkas
  const isPdf = berkas.isi.type === 'application/pdf'
  const address = useBlobUrl(isPdf ? null : berkas.isi)
  return (
    <figure className={styles.chosen}>
      {isPdf ? <IconFileTypePdf size={40} stroke={1.5} aria-hidden /> : address && <img src={address} alt="" />}
      <figcaption>
        <strong>{nama}</strong>
        <small>{ukuranKata(berkas.isi.size)}</small>
      </figcaption>
      <CloseButton size={44} aria-label={t`Hapus lampiran ${nama}`} onClick={onRemove} />
    </figure>
  )
}
