import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Text } from '@mantine/core'
import { messages } from '@sehati/contract/messages'
import { failures, labels } from '@sehati/contract/texts'
import { deactivateUser, updateUser } from '@sehati/contract/user.endpoints'
import type { User } from '@sehati/contract/user.schema'
import { IconKey, IconPencil, IconUserCheck, IconUserOff } from '@tabler/icons-react'
import { useId } from 'react'
import type { ApiError } from '../../lib/api-error.ts'
import { say } from '../../lib/say.ts'
import { confirm } from '../../ui/confirm.tsx'
import { showNotice } from '../../ui/notice.tsx'
import { useDeactivateUser, useUpdateUser } from './user-admin.queries.ts'

type UserActionsProps = { user: User; isSelf: boolean; onEdit: () => void; onResetPassword: () => void }

const isProfessional = ({ level_id }: User) => level_id === 2 || level_id === 3

const deactivationText = (user: User) =>
  [
    t`${{ nama: user.name }} tidak dapat lagi mengakses sistem dan langsung keluar dari semua perangkat.`,
    isProfessional(user) && t`Namanya juga hilang dari jadwal publik dan daftar pemesanan.`,
    t`Data tidak dihapus, dan akun dapat diaktifkan kembali.`,
  ]
    .filter(Boolean)
    .join(' ')

const reactivationText = (user: User) =>
  [
    t`${{ nama: user.name }} dapat login kembali dengan password yang lama.`,
    isProfessional(user) && t`Namanya kembali tampil di jadwal publik dan daftar pemesanan.`,
  ]
    .filter(Boolean)
    .join(' ')

/** Edit, switch the account off or on, reset the password. One's own account cannot be switched off, and says so. */
export function UserActions({ user, isSelf, onEdit, onResetPassword }: UserActionsProps) {
  const id = useId()
  const deactivate = useDeactivateUser()
  const update = useUpdateUser()
  const nama = user.name
  const isActive = user.status_user === 'aktif'

  const refuse = (error: ApiError) =>
    showNotice('error', { judul: isActive ? failures.adminDeactivate : failures.adminSave, isi: error.message })

  const switchOff = async () => {
    const isi = deactivationText(user)
    if (!(await confirm({ judul: labels.deactivateUser, isi, ya: t`Nonaktifkan`, isDestructive: true }))) return
    const onSuccess = () => showNotice('success', { judul: t`Berhasil`, isi: deactivateUser.message })
    deactivate.mutate({ query: { id: user.user_id } }, { onSuccess, onError: refuse })
  }
  const switchOn = async () => {
    const judul = t`Aktifkan kembali pengguna`
    if (!(await confirm({ judul, isi: reactivationText(user), ya: t`Aktifkan` }))) return
    const onSuccess = () => showNotice('success', { judul: t`Berhasil`, isi: updateUser.message })
    update.mutate({ body: { user_id: user.user_id, status_user: 'aktif' } }, { onSuccess, onError: refuse })
  }

  return (
    <>
      <Group gap={4}>
        <Button
          variant="light"
          size="sm"
          h={44}
          px="sm"
          leftSection={<IconPencil size={18} aria-hidden />}
          aria-label={t`Edit ${nama}`}
          onClick={onEdit}
        >
          <Trans>Edit</Trans>
        </Button>
        <Button
          variant="subtle"
          size="sm"
          h={44}
          px="sm"
          color={isActive ? 'red' : undefined}
          leftSection={isActive ? <IconUserOff size={18} aria-hidden /> : <IconUserCheck size={18} aria-hidden />}
          aria-label={isActive ? t`Nonaktifkan ${nama}` : t`Aktifkan ${nama}`}
          disabled={isSelf}
          aria-describedby={isSelf ? id : undefined}
          loading={deactivate.isPending || update.isPending}
          onClick={isActive ? switchOff : switchOn}
        >
          {isActive ? t`Nonaktifkan` : t`Aktifkan`}
        </Button>
        <Button
          variant="subtle"
          size="sm"
          h={44}
          px="sm"
          leftSection={<IconKey size={18} aria-hidden />}
          aria-label={t`Reset Password ${nama}`}
          onClick={onResetPassword}
        >
          <Trans>Reset Password</Trans>
        </Button>
      </Group>
      {isSelf && (
        <Text size="xs" c="dimmed" id={id} mt={4}>
          {say(messages.SELF_PROTECTED.isi)}
        </Text>
      )}
    </>
  )
}
