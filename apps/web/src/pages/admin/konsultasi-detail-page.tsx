import { Button, Card, Skeleton } from '@mantine/core'
import { delay } from '@sehati/contract/constants'
import { messages } from '@sehati/contract/messages'
import { isianTexts } from '@sehati/contract/texts'
import { IconArrowLeft, IconPencil } from '@tabler/icons-react'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { KonsultasiFacts } from '../../features/konsultasi/konsultasi-facts.tsx'
import { KonsultasiNote } from '../../features/konsultasi/konsultasi-note.tsx'
import { StatusTimeline } from '../../features/konsultasi/status-timeline.tsx'
import { konsultasiQuery } from '../../features/konsultasi-admin/konsultasi-admin.queries.ts'
import { UpdateKonsultasiForm } from '../../features/konsultasi-admin/update-konsultasi-form.tsx'
import { ButtonLink } from '../../lib/links.tsx'
import { inArea } from '../../lib/paths.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { showNotice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PictureNotFound } from '../../ui/pictures/picture-not-found.tsx'
import { StateMessage } from '../../ui/state-message.tsx'
import { useDetailId } from './detail-id.ts'
import styles from './konsultasi-detail-page.module.css'
import { useFormDialog } from './use-form-dialog.ts'

const toList = (
  <ButtonLink to={inArea(1, '/konsultasi')} variant="subtle" leftSection={<IconArrowLeft size={18} aria-hidden />}>
    Konsultasi
  </ButtonLink>
)

/** /admin/konsultasi/detail/$id: one consultation, its reply and status to be updated. */
export function KonsultasiDetailPage() {
  const id = useDetailId()
  const konsultasi = useQuery({ ...konsultasiQuery(id ?? 0), ...(id === null && { queryFn: skipToken }) })
  const { shown, open, close, tryToClose, onDirty } = useFormDialog<'update'>()
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(closing.current), [])
  const isMissing = id === null || konsultasi.error?.code === 'NOT_FOUND'

  const edit = () => {
    if (konsultasi.data) return open('update')
    showNotice('error', { judul: 'Belum dapat diperbarui', isi: isianTexts.konsultasiDetail })
  }
  const leave = () => {
    clearTimeout(closing.current)
    void tryToClose()
  }

  return (
    <>
      <PageHeader
        judul="Detail Konsultasi"
        actions={
          <>
            {toList}
            {!isMissing && (
              <Button leftSection={<IconPencil size={18} aria-hidden />} onClick={edit}>
                Update
              </Button>
            )}
          </>
        }
      />
      {isMissing ? (
        <StateMessage
          role="alert"
          picture={<PictureNotFound />}
          judul={messages.NOT_FOUND.judul}
          isi={isianTexts.konsultasiId}
          action={toList}
        />
      ) : (
        <ListState query={konsultasi} isEmpty={() => false} empty={{ isi: '' }} skeleton={<Skeleton height={420} />}>
          {(k) => (
            <div className={styles.columns}>
              <Card className={styles.main}>
                <KonsultasiFacts konsultasi={k} showBpjs />
                <KonsultasiNote judul="Keluhan" isi={k.keluhan} />
                <KonsultasiNote
                  judul="Balasan konsultasi"
                  isi={k.initial_consult}
                  kosong="Belum ada balasan."
                  isReply
                />
              </Card>
              <Card>
                <StatusTimeline jadwal_id={k.jadwal_id} />
              </Card>
              {shown && (
                <Dialog isOpen onClose={leave} judul="Update konsultasi" width="40rem">
                  <UpdateKonsultasiForm
                    konsultasi={k}
                    onDirty={onDirty}
                    onSaved={() => {
                      closing.current = setTimeout(close, delay.updateModalClose)
                    }}
                    onRefused={konsultasi.refetch}
                    onCancel={leave}
                  />
                </Dialog>
              )}
            </div>
          )}
        </ListState>
      )}
    </>
  )
}
