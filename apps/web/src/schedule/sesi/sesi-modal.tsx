import { t } from '@lingui/core/macro'
import type { Hari, Tanggal } from '@sehati/contract/base/waktu'
import type { JadwalTenaga } from '@sehati/contract/schedule/jadwal-tenaga.schema'
import { insertJadwalTenaga, updateJadwalTenaga } from '@sehati/contract/schedule/sesi.endpoints'
import type { JadwalTenagaMasukan } from '@sehati/contract/schedule/sesi.schema'
import { hariIni } from '../../base/lib/clock.ts'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { UnsavedDialog } from '../../base/page/unsaved-dialog.tsx'
import type { useFormDialog } from '../../base/page/use-form-dialog.ts'
import { showSuccess } from '../../base/ui/notice.tsx'
import { notEnded } from './masa-draft.rules.ts'
import { useInsertSesi, useUpdateSesi } from './sesi.queries.ts'
import { draftOf, newDraft } from './sesi-draft.rules.ts'
import { SesiForm } from './sesi-form.tsx'

/** A new session of a day, or one that is there. */
export type SesiTarget = { hari: Hari; sesi?: JadwalTenaga }

type EditorProps = {
  target: SesiTarget
  /** The date of the calendar, which an extra session begins with. */
  tanggal: Tanggal
  profesional_id: number
  sessions: JadwalTenaga[]
  upcomingOf: (sesi: JadwalTenaga) => number
}
type SesiModalProps = EditorProps & { dialog: ReturnType<typeof useFormDialog<SesiTarget>> }

/** *Add Session* and *Edit Session*. What was typed stays where the server refuses it. */
export const SesiModal = ({ dialog: { close, tryToClose, unsaved }, ...rest }: SesiModalProps) => (
  <UnsavedDialog
    isOpen
    onClose={tryToClose}
    unsaved={unsaved}
    judul={rest.target.sesi ? t`Edit Session` : t`Add Session`}
  >
    <Editor {...rest} onSaved={close} onCancel={tryToClose} />
  </UnsavedDialog>
)

function Editor({ target, tanggal, profesional_id, sessions, upcomingOf, ...dialog }: EditorProps & InDialog) {
  const { hari, sesi } = target
  const insert = useInsertSesi()
  const update = useUpdateSesi()

  const save = async (session: JadwalTenagaMasukan) => {
    // A date that the form does not show is taken away.
    const { berlaku_dari = null, berlaku_sampai = null } = session
    const body = { ...session, profesional_id, berlaku_dari, berlaku_sampai }
    if (sesi) await update.mutateAsync({ query: { id: sesi.id, profid: profesional_id }, body })
    else await insert.mutateAsync({ body })
    showSuccess(sesi ? updateJadwalTenaga : insertJadwalTenaga)
    dialog.onSaved()
  }

  const others = notEnded(sessions, hariIni()).filter(({ id }) => id !== sesi?.id)
  return (
    <SesiForm
      initial={sesi ? draftOf(sesi) : newDraft(hari, others)}
      tanggal={tanggal}
      isNew={!sesi}
      others={others}
      upcoming={sesi ? upcomingOf(sesi) : 0}
      save={save}
      onCancel={dialog.onCancel}
    />
  )
}
