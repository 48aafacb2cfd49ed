import { t } from '@lingui/core/macro'
import { Stack, Text } from '@mantine/core'
import { failures } from '@sehati/contract/base/texts'
import type { User } from '@sehati/contract/people/user.schema'
import type { TerdampakAkun } from '@sehati/contract/staffing/kedudukan.schema'
import { TindakanFoot } from '../../absence/terdampak/tindakan-foot.tsx'
import { useUsulan } from '../../absence/terdampak/use-usulan.ts'
import { UsulanList } from '../../absence/terdampak/usulan-list.tsx'
import { useReportUnsaved } from '../../base/lib/unsaved.ts'
import { useSubmit } from '../../base/lib/use-submit.ts'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
import { deactivationText } from '../../people/user/people.rules.ts'
import { useUpdateUser } from '../../people/user/user-admin.queries.ts'

type DeactivateFormProps = InDialog & {
  user: User
  terdampak: TerdampakAkun[]
}

/** Deactivates an account that others have appointments with: they are named first, read why, and get a proposal. */
export function DeactivateForm({ user, terdampak, onSaved, onCancel }: DeactivateFormProps) {
  const daftar = useUsulan(`nonaktif:${user.user_id}`, terdampak)
  const send = useUpdateUser()
  useReportUnsaved(daftar.isTouched)

  const { submit, refusal } = useSubmit(
    async () => {
      const also = daftar.check()
      if (!also) return false
      await send.mutateAsync({ body: { user_id: user.user_id, status_user: 'nonaktif', ...also } })
      onSaved()
    },
    {
      alertOf: ({ message }) => ({ judul: failures.adminDeactivate, isi: message }),
      refuse: (error) => daftar.refuse(error),
    },
  )

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <RefusalAlert refusal={refusal} />
        <Text size="sm">{deactivationText(user)}</Text>
        <UsulanList user={user} rows={terdampak} daftar={daftar} isPending={send.isPending} />
        <TindakanFoot
          batal={t`Batal`}
          kirim={t`Nonaktifkan`}
          color="red"
          isPending={send.isPending}
          onCancel={onCancel}
        />
      </Stack>
    </form>
  )
}
