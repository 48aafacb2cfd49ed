import { t } from '@lingui/core/macro'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { delay } from '@sehati/contract/base/constants'
import type { KonsultasiTampil, StatusKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { type ReactNode, useEffect, useRef } from 'react'
import { useUnsaved } from '../../base/lib/use-unsaved.ts'
import { UnsavedDialog } from '../../base/page/unsaved-dialog.tsx'
import { askToDiscard } from '../../base/ui/confirm.tsx'
import { Fold } from '../../base/ui/fold.tsx'
import { TemplatDialog } from './templat-dialog.tsx'
import { UpdateForm } from './update-form.tsx'
import styles from './update-modal.module.css'

type UpdateModalProps = {
  konsultasi: KonsultasiTampil
  /** What the reply is about: complaint, conversation, earlier consultations. */
  bahan: ReactNode
  /** The status that the form begins with, where a link has chosen one. */
  awal?: StatusKonsultasi
  isOpen: boolean
  onClose: () => void
  /** Called where the service refuses the change: what the page shows may be out of date. */
  onRefused: () => void
}

const ask = () => askToDiscard({ isi: t`Status dan balasan yang belum disimpan akan hilang.` })

/** The professional's edit of a consultation. Asks before unsaved text is lost; closes by itself soon after saving. */
export function UpdateModal({ konsultasi, bahan, awal, isOpen, onClose, onRefused }: UpdateModalProps) {
  const [isManaging, templateDialog] = useDisclosure(false)
  const { unsaved, forget, mayClose } = useUnsaved(isOpen, ask)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(closing.current), [])

  const close = () => {
    clearTimeout(closing.current)
    forget()
    onClose()
  }
  const tryToClose = async () => {
    if (await mayClose()) close()
  }

  const form = (
    <UpdateForm
      konsultasi={konsultasi}
      awal={awal}
      onSaved={() => {
        closing.current = setTimeout(close, delay.updateModalClose)
      }}
      onRefused={onRefused}
      onCancel={tryToClose}
      onManageTemplat={templateDialog.open}
    />
  )
  return (
    <UnsavedDialog isOpen={isOpen} onClose={tryToClose} unsaved={unsaved} judul={t`Update konsultasi`} width="72rem">
      <UpdateColumns form={form} bahan={bahan} />
      <TemplatDialog isOpen={isManaging} onClose={templateDialog.close} />
    </UnsavedDialog>
  )
}

/**
 * What the reply is about, then the form: beside each other where there is room, else folded above it. The form keeps its
 * place in the tree, so that a turned screen does not lose what was typed.
 */
function UpdateColumns({ form, bahan }: { form: ReactNode; bahan: ReactNode }) {
  const isWide = useMediaQuery('(min-width: 64em)', undefined, { getInitialValueInEffect: false })
  return (
    <div className={styles.columns}>
      {isWide ? (
        // A part that scrolls must be reached by the keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        <section className={styles.material} aria-label={t`Bahan balasan`} tabIndex={0}>
          {bahan}
        </section>
      ) : (
        <Fold judul={t`Keluhan, percakapan, dan konsultasi sebelumnya`}>
          <div className={styles.material}>{bahan}</div>
        </Fold>
      )}
      {form}
    </div>
  )
}
