import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { putTugas } from '@sehati/contract/people/tugas.endpoints'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { tugasQuery } from '../../features/tugas-admin/tugas-admin.queries.ts'
import { TugasList } from '../../features/tugas-admin/tugas-list.tsx'
import { TextLink } from '../../lib/links.tsx'
import { inArea } from '../../lib/paths.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ListState, SkeletonLines } from '../../ui/list-state.tsx'
import { showNotice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { TugasForm } from './tugas-form.tsx'
import { useFormDialog } from './use-form-dialog.ts'

/** /admin/tugas: which account has which duty. */
export function TugasPage() {
  const tugas = useQuery(tugasQuery())
  const { shown, open, close, tryToClose, onDirty } = useFormDialog<true>()
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
        <Dialog isOpen onClose={tryToClose} judul={t`Beri tugas`} width="34rem">
          <TugasForm onDirty={onDirty} onSaved={save} onCancel={tryToClose} />
        </Dialog>
      )}
    </>
  )
}
