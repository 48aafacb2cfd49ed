import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { putTugas } from '@sehati/contract/people/tugas.endpoints'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { TextLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { useFormDialog } from '../../base/page/use-form-dialog.ts'
import { Dialog } from '../../base/ui/dialog.tsx'
import { Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { showSuccess } from '../../base/ui/notice.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { tugasQuery } from './tugas-admin.queries.ts'
import { TugasForm } from './tugas-form.tsx'
import { TugasList } from './tugas-list.tsx'

/** /admin/tugas: which account has which duty. */
export function TugasPage() {
  const tugas = useQuery(tugasQuery())
  const { shown, open, close, tryToClose, onDirty } = useFormDialog<true>()
  const save = () => {
    showSuccess(putTugas)
    close()
  }
  return (
    <>
      <PageHeader
        judul={t`Tugas`}
        isi={t`Wewenang khusus yang diberikan kepada akun tertentu, di samping peran mereka.`}
        actions={
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => open(true)}>
            <Trans>Beri tugas</Trans>
          </Button>
        }
      />
      <Loaded query={tugas} skeleton={<SkeletonLines rows={4} height={120} />}>
        {(rows) => <TugasList rows={rows} />}
      </Loaded>
      <TextLink to={inArea(1, '/jadwal-jaga')}>
        <Trans>Buka jadwal jaga</Trans>
      </TextLink>
      {shown && (
        <Dialog isOpen onClose={tryToClose} judul={t`Beri tugas`} width="34rem">
          <TugasForm onDirty={onDirty} onSaved={save} onCancel={tryToClose} />
        </Dialog>
      )}
    </>
  )
}
