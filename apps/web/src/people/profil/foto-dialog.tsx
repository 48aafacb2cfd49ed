import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import { putFoto } from '@sehati/contract/people/foto.endpoints'
import { useEffect, useState } from 'react'
import type { ApiError } from '../../base/lib/api-error.ts'
import { withProgress } from '../../base/lib/upload.ts'
import { Dialog } from '../../base/ui/dialog.tsx'
import { FormAlert } from '../../base/ui/form-errors.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { startCrop } from './crop.rules.ts'
import { CropField } from './crop-field.tsx'
import styles from './foto-dialog.module.css'
import { openPicture, type Picture, photoOf } from './picture.ts'
import { usePutFoto } from './profil.queries.ts'

type FotoDialogProps = {
  file: File
  /** The file is no picture after all. */
  onUnreadable: () => void
  onClose: () => void
}

/** A chosen file on its way to becoming one's photo: the square is chosen, then it is sent. */
export function FotoDialog({ file, onUnreadable, onClose }: FotoDialogProps) {
  const [picture, setPicture] = useState<Picture | null>(null)
  useEffect(() => {
    let isLeft = false
    openPicture(file).then(
      (opened) => isLeft || setPicture(opened),
      () => isLeft || onUnreadable(),
    )
    return () => {
      isLeft = true
    }
  }, [file, onUnreadable])
  return picture && <CropDialog picture={picture} onClose={onClose} />
}

function CropDialog({ picture, onClose }: { picture: Picture; onClose: () => void }) {
  const [crop, setCrop] = useState(() => startCrop(picture))
  const [sent, setSent] = useState<number | null>(null)
  const send = usePutFoto()

  const save = async () => {
    if (sent !== null) return
    setSent(0)
    try {
      const body = new FormData()
      body.append('foto', await photoOf(picture, crop), 'foto')
      await send.mutateAsync({ body, sendBy: withProgress(setSent) })
      showNotice('success', { judul: t`Foto tersimpan`, isi: putFoto.message })
      onClose()
    } catch {
      setSent(null)
    }
  }
  const failure = send.error as ApiError | null

  return (
    <Dialog isOpen onClose={() => sent === null && onClose()} judul={t`Sesuaikan foto`} width="36rem">
      <Stack gap="md">
        {failure && sent === null && <FormAlert judul={t`Foto belum tersimpan`} isi={failure.message} />}
        <CropField picture={picture} crop={crop} onChange={setCrop} />
        {sent !== null && (
          <div className={styles.progress} role="status">
            <Text size="sm">{sent < 1 ? t`Mengirim foto…` : t`Menyimpan foto…`}</Text>
            <progress max={1} value={sent} aria-label={t`Kemajuan pengiriman foto`} />
          </div>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={sent !== null}>
            <Trans>Batal</Trans>
          </Button>
          <Button onClick={save} loading={sent !== null}>
            <Trans>Simpan foto</Trans>
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
