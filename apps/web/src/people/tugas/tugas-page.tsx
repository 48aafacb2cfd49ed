import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { putTugas } from '@sehati/contract/people/tugas.endpoints'
import { useQuery } from '@tanstack/react-query'
import { TextLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { FormDialog } from '../../base/page/form-dialog.tsx'
import { AddButton } from '../../base/ui/add-button.tsx'
import { Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { showSuccess } from '../../base/ui/notice.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { tugasQuery } from './tugas-admin.queries.ts'
import { TugasForm } from './tugas-form.tsx'
import { TugasList } from './tugas-list.tsx'

/** /admin/tugas: which account has which duty. */
export function Page() {
  const tugas = useQuery(tugasQuery())
  return (
    <FormDialog<null>
      judul={() => t`Beri tugas`}
      width="34rem"
      form={(_, dialog) => <TugasForm {...dialog} />}
      onSaved={() => showSuccess(putTugas)}
    >
      {(open) => (
        <>
          <PageHeader
            judul={t`Tugas`}
            isi={t`Wewenang khusus yang diberikan kepada akun tertentu, di samping peran mereka.`}
            actions={<AddButton onClick={() => open(null)}>{t`Beri tugas`}</AddButton>}
          />
          <Loaded query={tugas} skeleton={<SkeletonLines rows={4} height={120} />}>
            {(rows) => <TugasList rows={rows} />}
          </Loaded>
          <TextLink to={inArea(1, '/jadwal-jaga')}>
            <Trans>Buka jadwal jaga</Trans>
          </TextLink>
        </>
      )}
    </FormDialog>
  )
}
