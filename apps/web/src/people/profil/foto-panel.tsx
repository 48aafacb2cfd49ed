import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import { removeFoto } from '@sehati/contract/people/foto.endpoints'
import type { User } from '@sehati/contract/people/user.schema'
import { IconCamera, IconTrash } from '@tabler/icons-react'
import { useCallback, useId, useState } from 'react'
import { Avatar } from '../../base/ui/avatar.tsx'
import { confirm } from '../../base/ui/confirm.tsx'
import { FileButton } from '../../base/ui/file-button.tsx'
import { lazy } from '../../base/ui/lazy.tsx'
import { showFailure, showNotice } from '../../base/ui/notice.tsx'
import { useFoto } from '../foto/foto.ts'
import { FOTO_ACCEPT, fotoRefusal } from './foto.rules.ts'
import { useRemoveFoto } from './profil.queries.ts'

// Seldom needed, and not light.
const FotoDialog = lazy(() => import('./foto-dialog.tsx').then((file) => file.FotoDialog))

const SIZE = 112

/** The user's own photo: choose, replace and remove it. */
export function FotoPanel({ user }: { user: User }) {
  const id = useId()
  const foto = useFoto(user.foto_url, SIZE)
  const remove = useRemoveFoto()
  const [file, setFile] = useState<File | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  const choose = (chosen: File) => {
    const reason = fotoRefusal(chosen)
    setRefusal(reason)
    setFile(reason === null ? chosen : null)
  }
  const refuseUnreadable = useCallback(() => {
    setFile(null)
    setRefusal(t`Berkas ini tidak dapat dibuka sebagai foto. Gunakan JPEG, PNG, atau WebP.`)
  }, [])
  const takeAway = async () => {
    const isi = t`Foto kamu tidak lagi tampil bagi siapa pun. Inisial nama kamu tampil sebagai gantinya.`
    if (!(await confirm({ judul: t`Hapus foto?`, isi, ya: t`Hapus foto`, isDestructive: true }))) return
    const onSuccess = () => showNotice('success', { judul: t`Foto dihapus`, isi: removeFoto.message })
    remove.mutate({}, { onSuccess, onError: showFailure })
  }

  return (
    <Stack gap="sm" align="flex-start">
      <Group gap="md">
        <Avatar name={user.name} src={foto} size={SIZE} />
        <div style={{ flex: '1 1 11rem', overflowWrap: 'anywhere' }}>
          <Text fw={700} size="lg" lh={1.35}>
            {user.name}
          </Text>
          <Text c="dimmed" size="sm">
            {user.email}
          </Text>
        </div>
      </Group>
      <Group gap="xs">
        <FileButton
          accept={FOTO_ACCEPT}
          variant="light"
          leftSection={<IconCamera size={18} aria-hidden />}
          aria-describedby={id}
          onFile={choose}
        >
          {user.foto_url ? t`Ubah foto` : t`Pilih foto`}
        </FileButton>
        {user.foto_url && (
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={18} aria-hidden />}
            loading={remove.isPending}
            onClick={takeAway}
          >
            <Trans>Hapus foto</Trans>
          </Button>
        )}
      </Group>
      <Text size="xs" c="dimmed" id={id}>
        <Trans>
          JPEG, PNG, atau WebP. Foto terlihat oleh tenaga profesional yang menangani kamu dan admin; foto tenaga
          profesional terlihat oleh semua yang login.
        </Trans>
      </Text>
      {refusal && (
        <Text size="sm" c="red" role="alert">
          {refusal}
        </Text>
      )}
      {file && <FotoDialog file={file} onUnreadable={refuseUnreadable} onClose={() => setFile(null)} />}
    </Stack>
  )
}
