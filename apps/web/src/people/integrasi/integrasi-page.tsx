import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink, TextLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { UnsavedDialog } from '../../base/page/unsaved-dialog.tsx'
import { useFormDialog } from '../../base/page/use-form-dialog.ts'
import { AddButton } from '../../base/ui/add-button.tsx'
import { later } from '../../base/ui/later.tsx'
import { Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { SectionCard } from '../../base/ui/section-card.tsx'
import { kunciQuery } from './kunci.queries.ts'
import { KunciList } from './kunci-list.tsx'

const KunciBaru = later(() => import('./kunci-baru.tsx').then((file) => file.KunciBaru))

/** /admin/integrasi: the keys by which other programs read, and the way to the webhooks that tell them. */
export function Page() {
  const kunci = useQuery(kunciQuery())
  const { shown, open, tryToClose, unsaved } = useFormDialog<true>()
  return (
    <>
      <PageHeader
        judul={t`Integrasi`}
        isi={t`Kunci API untuk program kampus yang membaca data layanan ini lewat FHIR R4. Setiap pembacaan dicatat atas nama admin yang membuat kuncinya.`}
        actions={<AddButton onClick={() => open(true)}>{t`Buat kunci API`}</AddButton>}
      />
      <Loaded query={kunci} skeleton={<SkeletonLines rows={3} height={120} />}>
        {(rows) => <KunciList rows={rows} />}
      </Loaded>
      <SectionCard
        judul={t`Webhook`}
        isi={t`Kabar otomatis ke sistem kampus, begitu sebuah konsultasi diajukan, disetujui, atau berubah.`}
      >
        <div>
          <ButtonLink to={inArea(1, '/integrasi/webhook')} variant="default">
            <Trans>Kelola webhook</Trans>
          </ButtonLink>
        </div>
      </SectionCard>
      <TextLink to={inArea(1, '/pengaturan')}>
        <Trans>Kembali ke pengaturan</Trans>
      </TextLink>
      {shown && (
        <UnsavedDialog isOpen onClose={tryToClose} unsaved={unsaved} judul={t`Buat kunci API`} width="34rem">
          <KunciBaru onMade={() => unsaved.clear()} onCancel={tryToClose} />
        </UnsavedDialog>
      )}
    </>
  )
}
