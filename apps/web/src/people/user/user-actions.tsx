import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Text } from '@mantine/core'
import { isPatient } from '@sehati/contract/base/access'
import { failures, labels } from '@sehati/contract/base/texts'
import { user as messages } from '@sehati/contract/people/user.messages'
import type { UserTerdaftar } from '@sehati/contract/people/user.schema'
import { deactivateUser, updateUser } from '@sehati/contract/staffing/kedudukan.endpoints'
import type { TerdampakAkun } from '@sehati/contract/staffing/kedudukan.schema'
import { IconFileCheck, IconKey, IconPencil, IconUserCheck, IconUserOff } from '@tabler/icons-react'
import { useId } from 'react'
import type { ApiError } from '../../base/lib/api-error.ts'
import { ButtonLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { say } from '../../base/lib/say.ts'
import { confirm } from '../../base/ui/confirm.tsx'
import { showNotice, showSuccess } from '../../base/ui/notice.tsx'
import { KirimUlangUndangan } from './kirim-ulang-undangan.tsx'
import { deactivationText, reactivationText } from './people.rules.ts'
import { useAskTerdampak, useDeactivateUser, useUpdateUser } from './user-admin.queries.ts'

type UserActionsProps = {
  user: UserTerdaftar
  isSelf: boolean
  onEdit: () => void
  onResetPassword: () => void
  /** Called instead of a plain confirmation when other people have appointments with this user: a dialog lists them. */
  onDeactivate: (terdampak: TerdampakAkun[]) => void
}

/** Buttons that edit an account, deactivate or activate it, invite its person again, and reset its password. The admin's own account cannot be deactivated; a hint says so. */
export function UserActions({ user, isSelf, onEdit, onResetPassword, onDeactivate }: UserActionsProps) {
  const id = useId()
  const deactivate = useDeactivateUser()
  const update = useUpdateUser()
  const affected = useAskTerdampak()
  const nama = user.name
  const isActive = user.status_user === 'aktif'

  const refuse = (error: ApiError) => {
    showNotice('error', { judul: isActive ? failures.adminDeactivate : failures.adminSave, isi: error.message })
  }

  const switchOff = async () => {
    if (affected.isPending) return
    const terdampak = await affected.mutateAsync(user.user_id).catch(refuse)
    if (!terdampak) return
    if (terdampak.length > 0) return onDeactivate(terdampak)
    const isi = deactivationText(user)
    if (!(await confirm({ judul: labels.deactivateUser, isi, ya: t`Nonaktifkan`, isDestructive: true }))) return
    const onSuccess = () => showSuccess(deactivateUser)
    deactivate.mutate({ query: { id: user.user_id } }, { onSuccess, onError: refuse })
  }
  const switchOn = async () => {
    const judul = t`Aktifkan kembali pengguna`
    if (!(await confirm({ judul, isi: reactivationText(user), ya: t`Aktifkan` }))) return
    const onSuccess = () => showSuccess(updateUser)
    update.mutate({ body: { user_id: user.user_id, status_user: 'aktif' } }, { onSuccess, onError: refuse })
  }

  const button = { size: 'sm', h: 44, px: 'sm' } as const
  return (
    <>
      <Group gap={4}>
        <Button
          {...button}
          variant="light"
          leftSection={<IconPencil size={18} aria-hidden />}
          aria-label={t`Edit ${nama}`}
          onClick={onEdit}
        >
          <Trans>Edit</Trans>
        </Button>
        <Button
          {...button}
          variant="subtle"
          color={isActive ? 'red' : undefined}
          leftSection={isActive ? <IconUserOff size={18} aria-hidden /> : <IconUserCheck size={18} aria-hidden />}
          aria-label={isActive ? t`Nonaktifkan ${nama}` : t`Aktifkan ${nama}`}
          disabled={isSelf}
          aria-describedby={isSelf ? id : undefined}
          // Not disabled while `affected` is requested: a disabled button loses the focus, and the dialog could not return it.
          aria-busy={affected.isPending}
          loading={deactivate.isPending || update.isPending}
          onClick={isActive ? switchOff : switchOn}
        >
          {isActive ? t`Nonaktifkan` : t`Aktifkan`}
        </Button>
        {isPatient(user.level_id) && (
          <ButtonLink
            {...button}
            to={inArea(1, `/role/detail/${user.user_id}`)}
            variant="subtle"
            leftSection={<IconFileCheck size={18} aria-hidden />}
            aria-label={t`Persetujuan ${nama}`}
          >
            <Trans>Persetujuan</Trans>
          </ButtonLink>
        )}
        {user.diundang_sampai !== undefined && <KirimUlangUndangan user={user} />}
        <Button
          {...button}
          variant="subtle"
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
