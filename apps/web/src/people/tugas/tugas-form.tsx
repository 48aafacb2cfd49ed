import { t } from '@lingui/core/macro'
import { NativeSelect } from '@mantine/core'
import type { KataTugas } from '@sehati/contract/base/access'
import { emptyTexts, isianTexts } from '@sehati/contract/base/texts'
import { canHaveTugas, semuaTugas } from '@sehati/contract/people/tugas.rules'
import type { UserTemuan } from '@sehati/contract/people/user.schema'
import { useState } from 'react'
import { say } from '../../base/lib/say.ts'
import { useReportUnsaved } from '../../base/lib/unsaved.ts'
import { useSubmit } from '../../base/lib/use-submit.ts'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { OrangField } from '../user/orang-field.tsx'
import { tugasKata } from './tugas.ts'
import { usePutTugas } from './tugas-admin.queries.ts'

/** Gives a duty to a person. Only people whose account may have it are offered. */
export function TugasForm({ onSaved, onCancel }: InDialog) {
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
  const form = useSubmit(async () => {
    setIsTried(true)
    if (!orang) return false
    await put.mutateAsync({ body: { user_id: orang.user_id, tugas, aktif: true } })
    onSaved()
  })

  return (
    <FormFrame form={form} kirim={t`Beri tugas`} onCancel={onCancel}>
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
    </FormFrame>
  )
}
