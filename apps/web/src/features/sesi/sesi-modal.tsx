import { insertJadwalTenaga, updateJadwalTenaga } from '@sehati/contract/jadwal-tenaga.endpoints'
import type { JadwalTenaga, JadwalTenagaMasukan } from '@sehati/contract/jadwal-tenaga.schema'
import type { Hari } from '@sehati/contract/waktu'
import { useRef } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { showNotice } from '../../ui/notice.tsx'
import { useInsertSesi, useUpdateSesi } from './sesi.queries.ts'
import { draftOf, newDraft } from './sesi-draft.rules.ts'
import { SesiForm } from './sesi-form.tsx'

/** A new session of a day, or one that is there. */
export type SesiTarget = { hari: Hari; sesi?: JadwalTenaga }

type SesiModalProps = {
  target: SesiTarget
  isOpen: boolean
  onClose: () => void
  profesional_id: number
  sessions: JadwalTenaga[]
  upcomingOf: (sesi: JadwalTenaga) => number
}

/** *Add Session* and *Edit Session*. What was typed stays where the server refuses it. */
export const SesiModal = ({ isOpen, onClose, ...rest }: SesiModalProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} judul={rest.target.sesi ? 'Edit Session' : 'Add Session'}>
    <Editor {...rest} onClose={onClose} />
  </Dialog>
)

function Editor({ target, onClose, profesional_id, sessions, upcomingOf }: Omit<SesiModalProps, 'isOpen'>) {
  const { hari, sesi } = target
  const insert = useInsertSesi()
  const update = useUpdateSesi()
  const send = sesi ? update : insert
  const isBusy = useRef(false)

  const save = async (session: JadwalTenagaMasukan) => {
    if (isBusy.current) return
    isBusy.current = true
    const body = { ...session, profesional_id }
    try {
      if (sesi) await update.mutateAsync({ query: { id: sesi.id, profid: profesional_id }, body })
      else await insert.mutateAsync({ body })
      showNotice('success', { judul: 'Berhasil', isi: sesi ? updateJadwalTenaga.message : insertJadwalTenaga.message })
      onClose()
    } catch {
      // The form shows what the mutation holds.
    } finally {
      isBusy.current = false
    }
  }

  return (
    <SesiForm
      initial={sesi ? draftOf(sesi) : newDraft(hari, sessions)}
      isNew={!sesi}
      others={sessions.filter(({ id }) => id !== sesi?.id)}
      upcoming={sesi ? upcomingOf(sesi) : 0}
      isSaving={send.isPending}
      refusal={send.error}
      onSave={save}
      onCancel={onClose}
    />
  )
}
