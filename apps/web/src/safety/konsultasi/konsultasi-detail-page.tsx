import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Group, Skeleton } from '@mantine/core'
import { delay } from '@sehati/contract/base/constants'
import { http } from '@sehati/contract/base/http.messages'
import { isianTexts } from '@sehati/contract/base/texts'
import { isianStaf } from '@sehati/contract/base/texts-staf'
import { checkPatientChange, hasKehadiran } from '@sehati/contract/consultation/konsultasi.rules'
import { IconArrowLeft, IconCalendarEvent, IconLockOpen, IconPencil } from '@tabler/icons-react'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { UsulanTerkirim } from '../../absence/terdampak/usulan-terkirim.tsx'
import { useDetailId } from '../../base/lib/detail-id.ts'
import { ButtonLink, TextLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { useNow } from '../../base/lib/use-now.ts'
import { UnsavedDialog } from '../../base/page/unsaved-dialog.tsx'
import { useFormDialog } from '../../base/page/use-form-dialog.ts'
import { later } from '../../base/ui/later.tsx'
import { lazy } from '../../base/ui/lazy.tsx'
import { Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { PictureNotFound } from '../../base/ui/pictures/picture-not-found.tsx'
import { StateMessage } from '../../base/ui/state-message.tsx'
import { Rencanakan } from '../../booking/rangkaian/rencanakan.tsx'
import { IsiTertutup } from '../../consultation/konsultasi/isi-tertutup.tsx'
import { konsultasiQuery } from '../../consultation/konsultasi/konsultasi-admin.queries.ts'
import { KonsultasiFacts } from '../../consultation/konsultasi/konsultasi-facts.tsx'
import { StatusTimeline } from '../../consultation/konsultasi/status-timeline.tsx'
import { useForget } from '../darurat/darurat.queries.ts'
import styles from './konsultasi-detail-page.module.css'

const CatatKehadiran = lazy(() =>
  import('../../absence/kehadiran/catat-kehadiran.tsx').then((file) => file.CatatKehadiran),
)
const RangkaianSection = lazy(
  () => import('../../booking/rangkaian/rangkaian-section.tsx').then((file) => file.RangkaianSection),
  <SkeletonLines rows={3} />,
)
const UpdateKonsultasiForm = later(() =>
  import('../../consultation/konsultasi/update-konsultasi-form.tsx').then((file) => file.UpdateKonsultasiForm),
)
const BukaDaruratForm = later(() => import('../darurat/buka-darurat-form.tsx').then((file) => file.BukaDaruratForm))
const IsiDarurat = later(() => import('../darurat/isi-darurat.tsx').then((file) => file.IsiDarurat))
const AlihanAdmin = later(() => import('../../absence/alihan/alihan-admin.tsx').then((file) => file.AlihanAdmin), null)
const JadwalUlangForm = later(() =>
  import('../../booking/kelola/jadwal-ulang-form.tsx').then((file) => file.JadwalUlangForm),
)

const toList = (
  <ButtonLink to={inArea(1, '/konsultasi')} variant="subtle" leftSection={<IconArrowLeft size={18} aria-hidden />}>
    <Trans context="daftar">Konsultasi</Trans>
  </ButtonLink>
)

/** /admin/konsultasi/detail/$id: the facts of one consultation, its status to be updated. Its texts are closed to admins, but for emergency access. */
export function Page() {
  const id = useDetailId()
  const konsultasi = useQuery({ ...konsultasiQuery(id ?? 0), ...(id === null && { queryFn: skipToken }) })
  const { shown, open, close, tryToClose, unsaved } = useFormDialog<'update' | 'jadwal-ulang' | 'darurat'>()
  const forget = useForget(id)
  const now = useNow()
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(closing.current), [])
  const isMissing = id === null || konsultasi.error?.code === 'NOT_FOUND'

  const edit = () => {
    if (konsultasi.data) return open('update')
    showNotice('error', { judul: t`Belum dapat diperbarui`, isi: isianStaf.konsultasiDetail })
  }
  const leave = () => {
    clearTimeout(closing.current)
    void tryToClose()
  }

  return (
    <>
      <PageHeader
        judul={t`Detail Konsultasi`}
        actions={
          <>
            <div className={styles.back}>{toList}</div>
            {konsultasi.data && checkPatientChange(konsultasi.data, now) === null && (
              <Button
                variant="light"
                leftSection={<IconCalendarEvent size={18} aria-hidden />}
                onClick={() => open('jadwal-ulang')}
              >
                <Trans>Ubah jadwal</Trans>
              </Button>
            )}
            {!isMissing && (
              <Button leftSection={<IconPencil size={18} aria-hidden />} onClick={edit}>
                <Trans>Update</Trans>
              </Button>
            )}
          </>
        }
      />
      {isMissing ? (
        <StateMessage
          role="alert"
          picture={<PictureNotFound />}
          judul={http.NOT_FOUND.judul}
          isi={isianTexts.konsultasiId}
          action={toList}
        />
      ) : (
        <Loaded query={konsultasi} skeleton={<Skeleton height={420} />}>
          {(k) => (
            <div className={styles.columns}>
              <Card className={styles.main}>
                <KonsultasiFacts konsultasi={k} showBpjs />
                {hasKehadiran(k) && <CatatKehadiran konsultasi={k} now={now} />}
                {k.tertutup || k.buka_sampai === null ? (
                  <IsiTertutup konsultasi={k}>
                    <Group gap="sm" mt="sm">
                      <Button
                        variant="default"
                        leftSection={<IconLockOpen size={18} aria-hidden />}
                        onClick={() => open('darurat')}
                      >
                        <Trans>Buka dengan akses darurat</Trans>
                      </Button>
                      <TextLink to={inArea(1, '/darurat')} size="sm">
                        <Trans>Akses darurat saya</Trans>
                      </TextLink>
                    </Group>
                  </IsiTertutup>
                ) : (
                  <IsiDarurat konsultasi={k} buka_sampai={k.buka_sampai} onEnd={forget} />
                )}
                {(k.status === 'diajukan' || (k.status === 'dibatalkan' && k.sebab_batal === 'klinik')) && (
                  <AlihanAdmin konsultasi={k} now={now} />
                )}
                {k.status === 'dibatalkan' && k.sebab_batal === 'klinik' && <UsulanTerkirim jadwal_id={k.jadwal_id} />}
                <Group gap="sm">
                  <Rencanakan konsultasi={k} />
                </Group>
                {k.rangkaian && <RangkaianSection {...k.rangkaian} jadwal_id={k.jadwal_id} />}
              </Card>
              <Card>
                <StatusTimeline jadwal_id={k.jadwal_id} zona={k.zona} />
              </Card>
              {shown === 'darurat' && (
                <UnsavedDialog
                  isOpen
                  onClose={tryToClose}
                  unsaved={unsaved}
                  judul={t`Buka dengan akses darurat`}
                  width="36rem"
                >
                  <BukaDaruratForm jadwal_id={k.jadwal_id} onSaved={close} onCancel={tryToClose} />
                </UnsavedDialog>
              )}
              {shown === 'jadwal-ulang' && (
                <UnsavedDialog isOpen onClose={tryToClose} unsaved={unsaved} judul={t`Ubah jadwal`} width="36rem">
                  <JadwalUlangForm konsultasi={k} onSaved={close} onCancel={tryToClose} />
                </UnsavedDialog>
              )}
              {shown === 'update' && (
                <UnsavedDialog isOpen onClose={leave} unsaved={unsaved} judul={t`Update konsultasi`} width="40rem">
                  <UpdateKonsultasiForm
                    konsultasi={k}
                    onSaved={() => {
                      closing.current = setTimeout(close, delay.updateModalClose)
                    }}
                    onRefused={konsultasi.refetch}
                    onCancel={leave}
                  />
                </UnsavedDialog>
              )}
            </div>
          )}
        </Loaded>
      )}
    </>
  )
}
