import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Loader, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { isGambar } from '@sehati/contract/talk/percakapan.rules'
import { IconPhotoOff } from '@tabler/icons-react'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { desimal } from '../../base/lib/angka.ts'
import type { ApiError } from '../../base/lib/api-error.ts'
import { queryClient } from '../../base/lib/query-client.ts'
import { saveFile } from '../../base/lib/save-file.ts'
import { useBlobUrl } from '../../base/lib/use-blob-url.ts'
import { Dialog } from '../../base/ui/dialog.tsx'
import { showFailure } from '../../base/ui/notice.tsx'
import styles from './attachment.module.css'
import { iconsLampiran } from './attachment-icon.ts'
import { lampiranQuery } from './percakapan.queries.ts'
import type { Lampir } from './thread.rules.ts'

export const ukuranKata = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${desimal(bytes / 1024 / 1024)} MB`

type AttachmentProps = { id: number | null; lampiran: Lampir; kemajuan: number | null; tabIndex: number }

/** The file of a message: a small picture that opens in full, or a document that is saved. */
export const Attachment = (props: AttachmentProps) =>
  isGambar(props.lampiran.jenis) ? <Picture {...props} /> : <Document {...props} />

const Sending = ({ kemajuan }: { kemajuan: number }) => (
  <progress className={styles.progress} max={1} value={kemajuan} aria-label={t`Kemajuan pengiriman berkas`} />
)

function Picture({ id, lampiran, kemajuan, tabIndex }: AttachmentProps) {
  const [isOpen, setIsOpen] = useState(false)
  const small = lampiranQuery(id ?? 0, 'kecil')
  const { data, error } = useQuery({ ...small, ...((id === null || lampiran.isi) && { queryFn: skipToken }) })
  const address = useBlobUrl(lampiran.isi ?? data)
  const { nama, lebar, tinggi } = lampiran
  const shape = lebar && tinggi ? { aspectRatio: `${lebar} / ${tinggi}` } : undefined
  return (
    <>
      <UnstyledButton
        className={styles.picture}
        style={shape}
        tabIndex={tabIndex}
        disabled={id === null}
        onClick={() => setIsOpen(true)}
      >
        <VisuallyHidden>{t`Buka gambar ${nama}`}</VisuallyHidden>
        {address && <img src={address} alt="" width={lebar ?? undefined} height={tinggi ?? undefined} />}
        {error && !address && <IconPhotoOff size={32} aria-hidden />}
      </UnstyledButton>
      {kemajuan !== null && <Sending kemajuan={kemajuan} />}
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} judul={lampiran.nama} width="64rem">
        {id !== null && <Full id={id} nama={lampiran.nama} />}
      </Dialog>
    </>
  )
}

function Full({ id, nama }: { id: number; nama: string }) {
  const { data, error } = useQuery(lampiranQuery(id, 'penuh'))
  const address = useBlobUrl(data)
  if (error) return <p role="alert">{error.message}</p>
  if (!address) return <Loader aria-label={t`Memuat gambar`} />
  return <img className={styles.full} src={address} alt={nama} />
}

function Document({ id, lampiran, kemajuan, tabIndex }: AttachmentProps) {
  const [isLoading, setIsLoading] = useState(false)
  const Kind = iconsLampiran[lampiran.jenis]
  const save = async () => {
    if (id === null || isLoading) return
    setIsLoading(true)
    try {
      saveFile(await queryClient.fetchQuery(lampiranQuery(id, 'penuh')), lampiran.nama)
    } catch (error) {
      showFailure(error as ApiError)
    }
    setIsLoading(false)
  }
  return (
    <>
      <UnstyledButton className={styles.document} tabIndex={tabIndex} disabled={id === null} onClick={save}>
        {isLoading ? <Loader size={28} /> : <Kind size={28} stroke={1.5} aria-hidden />}
        <span>
          <VisuallyHidden>
            <Trans>Unduh dokumen</Trans>{' '}
          </VisuallyHidden>
          <strong>{lampiran.nama}</strong>
          <small>{ukuranKata(lampiran.ukuran)}</small>
        </span>
      </UnstyledButton>
      {kemajuan !== null && <Sending kemajuan={kemajuan} />}
    </>
  )
}
