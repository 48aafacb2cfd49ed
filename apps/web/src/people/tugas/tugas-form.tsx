import { t } from '@lingui/core/macro'
import { NativeSelect, Stack } from '@mantine/core'
import type { KataTugas } from '@sehati/contract/base/access'
import { emptyTexts, isianTexts } from '@sehati/contract/base/texts'
import { canHaveTugas, semuaTugas } from '@sehati/contract/people/tugas.rules'
import type { UserTemuan } from '@sehati/contract/people/user.schema'
import { type FormEvent, useRef, useState } from 'react'
import type { ApiError } from '../../base/lib/api-error.ts'
import { focusFirstError } from '../../base/lib/focus-first-error.ts'
import { say } from '../../base/lib/say.ts'
import { useReportUnsaved } from '../../base/lib/unsaved.ts'
import { FormActions } from '../../base/ui/form-actions.tsx'
import { FormAlert } from '../../base/ui/form-errors.tsx'
import { OrangField } from '../user/orang-field.tsx'
import { tugasKata } from './tugas.ts'
import { usePutTugas } from './tugas-admin.queries.ts'

type TugasFormProps = { onSaved: () => void; onCancel: () => void }

/** Gives a duty to a person. Only people whose account may have it are offered. */
export function TugasForm({ onSaved, onCancel }: TugasFormProps) {
  const [tugas, setTugas] = useState<KataTugas>('loket')
  const [orang, setOrang] = useState<UserTemuan | null>(null)
  const [isTried, setIsTried] = useState(false)
  const [refusal, setRefusal] = useState<{ error: ApiError; at: number } | null>(null)
  const put = usePutTugas()
  const form = useRef<HTMLFormElement>(null)
  useReportUnsaved(orang !== null)
  const canHave = ({ level_id, status_user }: UserTemuan) => status_user === 'aktif' && canHaveTugas(tugas, level_id)

  const chooseTugas = (next: KataTugas) => {
    setTugas(next)
    if (orang && !canHaveTugas(next, orang.level_id)) setOrang(null)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (put.isPending) return
    setIsTried(true)
    setRefusal(null)
    if (!orang) return focusFirstError(form.current)
    try {
      await put.mutateAsync({ body: { user_id: orang.user_id, tugas, aktif: true } })
      onSaved()
    } catch (error) {
      setRefusal({ error: error as ApiError, at: Date.now() })
    }
  }

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="md">
        {refusal && <FormAlert key={refusal.at} judul={refusal.error.judul} isi={refusal.error.message} />}
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
