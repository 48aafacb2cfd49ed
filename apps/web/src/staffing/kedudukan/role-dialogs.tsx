import { t } from '@lingui/core/macro'
import { labels } from '@sehati/contract/base/texts'
import { resetUserPassword } from '@sehati/contract/people/user.endpoints'
import type { User } from '@sehati/contract/people/user.schema'
import { deactivateUser, updateUser } from '@sehati/contract/staffing/kedudukan.endpoints'
import type { TerdampakAkun } from '@sehati/contract/staffing/kedudukan.schema'
import { say } from '../../base/lib/say.ts'
import { UnsavedDialog } from '../../base/page/unsaved-dialog.tsx'
import type { useFormDialog } from '../../base/page/use-form-dialog.ts'
import { showSuccess } from '../../base/ui/notice.tsx'
import { ResetDuaLangkah } from '../../people/kedua/reset-dua-langkah.tsx'
import { InsertUserForm } from '../../people/user/insert-user-form.tsx'
import { OwnAccount } from '../../people/user/own-account.tsx'
import { ResetPasswordForm } from '../../people/user/reset-password-form.tsx'
import { DeactivateForm } from './deactivate-form.tsx'
import { EditUser } from './edit-user.tsx'

export type RoleDialog =
  | { act: 'tambah' }
  | { act: 'undang' }
  | { act: 'edit'; user: User }
  | { act: 'password'; user: User }
  | { act: 'nonaktifkan'; user: User; terdampak: TerdampakAkun[] }

const judulOf = (shown: RoleDialog) => {
  if (shown.act === 'tambah') return t`Tambah pengguna`
  if (shown.act === 'undang') return t`Undang pengguna`
  if (shown.act === 'nonaktifkan') return say(labels.deactivateUser)
  const nama = shown.user.name
  return shown.act === 'edit' ? t`Edit ${nama}` : t`Reset Password ${nama}`
}

type RoleDialogsProps = { dialog: ReturnType<typeof useFormDialog<RoleDialog>>; self: number }

/** The forms of the user management, each in its dialog. */
export function RoleDialogs({ dialog, self }: RoleDialogsProps) {
  const { shown, close, tryToClose, unsaved } = dialog
  if (shown === null) return null
  return (
    <UnsavedDialog
      key={shown.act}
      isOpen
      onClose={tryToClose}
      unsaved={unsaved}
      judul={judulOf(shown)}
      width={shown.act === 'nonaktifkan' ? '44rem' : undefined}
    >
      {(shown.act === 'tambah' || shown.act === 'undang') && (
        <InsertUserForm
          onCancel={tryToClose}
          cara={shown.act === 'undang' ? 'undangan' : 'password'}
          onSaved={({ name: nama }) => {
            showSuccess({
              message:
                shown.act === 'undang' ? t`${nama} ditambahkan. Undangan sudah dikirim.` : t`${nama} ditambahkan.`,
            })
            close()
          }}
        />
      )}
      {shown.act === 'edit' && (
        <EditUser
          onCancel={tryToClose}
          user={shown.user}
          isSelf={shown.user.user_id === self}
          onSaved={() => showSuccess(updateUser)}
          onDone={close}
        />
      )}
      {shown.act === 'nonaktifkan' && (
        <DeactivateForm
          onCancel={tryToClose}
          user={shown.user}
          terdampak={shown.terdampak}
          onSaved={() => {
            showSuccess(deactivateUser)
            close()
          }}
        />
      )}
      {shown.act === 'password' && shown.user.user_id === self && <OwnAccount />}
      {shown.act === 'password' && shown.user.user_id !== self && (
        <>
          <ResetPasswordForm
            onCancel={tryToClose}
            user={shown.user}
            onSaved={() => {
              showSuccess(resetUserPassword)
              close()
            }}
          />
          <ResetDuaLangkah user={shown.user} />
        </>
      )}
    </UnsavedDialog>
  )
}
