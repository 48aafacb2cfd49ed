import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { putTugas } from '@sehati/contract/people/tugas.endpoints'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { TextLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { UnsavedDialog } from '../../base/page/unsaved-dialog.tsx'
import { useFormDialog } from '../../base/page/use-form-dialog.ts'
import { later } from '../../base/ui/later.tsx'
import { ListState, SkeletonLines } from '../../base/ui/list-state.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { tugasQuery } from './tugas-admin.queries.ts'
import { TugasList } from './tugas-list.tsx'

const TugasForm = later(() => import('./tugas-form.tsx').then((file) => file.TugasForm))

/** /admin/tugas: which account has which duty. */
export function TugasPage() {
  const tugas = useQuery(tugasQuery())
  const { shown, open, close, tryToClose, unsaved } = useFormDialog<true>()
  const save = () => {
    showNotice('success', { judul: t`Berhasil`, isi: putTugas.message })
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
      <ListState
        query={tugas}
        isEmpty={() => false}
        empty={{ isi: '' }}
        skeleton={<SkeletonLines rows={4} height={120} />}
      >
        {(rows) => <TugasList rows={rows} />}
      </ListState>
      <TextLink to={inArea(1, '/jadwal-jaga')}>
        <Trans>Buka jadwal jaga</Trans>
      </TextLink>
      {shown && (
        <UnsavedDialog isOpen onClose={tryToClose} unsaved={unsaved} judul={t`Beri tugas`} width="34rem">
          <TugasForm onSaved={save} onCancel={tryToClose} />
        </UnsavedDialog>
      )}
    </>
  )
}
