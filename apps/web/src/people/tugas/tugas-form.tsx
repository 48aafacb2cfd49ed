import { t } from '@lingui/core/macro'
import { NativeSelect, Stack } from '@mantine/core'
import type { KataTugas } from '@sehati/contract/base/access'
import { emptyTexts, isianTexts } from '@sehati/contract/base/texts'
import { canHaveTugas, semuaTugas } from '@sehati/contract/people/tugas.rules'
import type { UserTemuan } from '@sehati/contract/people/user.schema'
import { useState } from 'react'
import { say } from '../../base/lib/say.ts'
import { useReportUnsaved } from '../../base/lib/unsaved.ts'
import { useSubmit } from '../../base/lib/use-submit.ts'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
import { FormActions } from '../../base/ui/form-actions.tsx'
import { OrangField } from '../user/orang-field.tsx'
import { tugasKata } from './tugas.ts'
import { usePutTugas } from './tugas-admin.queries.ts'

type TugasFormProps = { onSaved: () => void; onCancel: () => void }

/** Gives a duty to a person. Only people whose account may have it are offered. */
export function TugasForm({ onSaved, onCancel }: TugasFormProps) {
  const [tugas, setTugas] = useState<KataTugas>('loket')
  const [orang, setOrang] = useState<UserTemuan | null>(null)
  const [isTried, setIsTried] = useState(false)
  const put = usePutTugas()
  useReportUnsaved(orang !== null)
  const canHave = ({ level_id, status_user }: UserTemuan) => status_user === 'aktif' && canHaveTugas(tugas, level_id)

  const chooseTugas = (next: KataTugas) => {
    setTugas(next)
    if (orang && !canHaveTugas(next, orang.level_id)) setOrang(null)
  }
  const { submit, refusal } = useSubmit(async () => {
    setIsTried(true)
    if (!orang) return false
    await put.mutateAsync({ body: { user_id: orang.user_id, tugas, aktif: true } })
    onSaved()
  })

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <RefusalAlert refusal={refusal} />
        <NativeSelect
          label={t`Tugas`}
          description={t(tugasKata[tugas].isi)}
          data={semuaTugas.map((value) => ({ value, label: t(tugasKata[value].nama) }))}
          value={tugas}
          onChange={(event) => chooseTugas(event.currentTarget.value as KataTugas)}
        />
        <OrangField
          label={t`Pengguna`}
          ganti={(nama) => t`Ganti pengguna ${nama}`}
          isOffered={canHave}
          hanya={t`${{ sebab: say(emptyTexts.pengguna) }}: hanya akun aktif dengan peran yang sesuai yang dapat dipilih.`}
          orang={orang}
          error={isTried && !orang ? say(isianTexts.wajib) : undefined}
          onPick={setOrang}
        />
        <FormActions kirim={t`Beri tugas`} isSending={put.isPending} onCancel={onCancel} />
      </Stack>
    </form>
  )
}
