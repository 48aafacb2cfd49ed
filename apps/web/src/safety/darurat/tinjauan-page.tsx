import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { isProfessional } from '@sehati/contract/base/access'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { useActor } from '../../base/lib/session.ts'
import { later } from '../../base/ui/later.tsx'
import { List, SkeletonLines } from '../../base/ui/loaded.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { Coming, Together } from '../../base/ui/together.tsx'
import { isTanpaTugas, TanpaTugas } from '../../people/tugas/tanpa-tugas.tsx'
import { objekKata, tindakanKata } from '../../record/jejak/kata.ts'
import { tinjauanQuery } from './darurat.queries.ts'
import type { KataBaris } from './keberatan-section.tsx'
import { TinjauanList } from './tinjauan-list.tsx'

const KeberatanSection = later(
  () => import('./keberatan-section.tsx').then((file) => file.KeberatanSection),
  <Coming />,
)
const PerbaikanSection = later(() => import('./perbaikan-list.tsx').then((file) => file.PerbaikanSection), <Coming />)

/** /admin/tinjauan, also of professionals, for the holders of `peninjau`: the emergency accesses that they can review, the reports of other accesses, and the late corrections of replies. */
export function Page() {
  const waiting = useQuery(tinjauanQuery())
  const judul = t`Tinjauan akses darurat`
  const header = (
    <PageHeader
      judul={judul}
      isi={t`Periksa apakah isi klinis dibuka dengan alasan yang wajar. Pasien melihat hasilnya.`}
      actions={<ToVital />}
    />
  )
  if (isTanpaTugas(waiting.error)) {
    return (
      <>
        {header}
        <TanpaTugas tugas="peninjau" />
      </>
    )
  }
  return (
    <>
      {header}
      <Together>
        <List
          query={waiting}
          empty={{ isi: t`Tidak ada akses darurat yang perlu Anda tinjau.` }}
          skeleton={<SkeletonLines rows={3} height={160} />}
        >
          {(rows) => <TinjauanList rows={rows} label={judul} />}
        </List>
        <KeberatanSection kataOf={kataOf} />
        <PerbaikanSection />
      </Together>
    </>
  )
}

/** Where a professional who reviews opens bookings for a vital interest; admins do it on the page of the person. */
function ToVital() {
  const { level_id } = useActor()
  return (
    isProfessional(level_id) && (
      <ButtonLink to={inArea(level_id, '/kepentingan-vital')} variant="subtle">
        <Trans>Kepentingan vital</Trans>
      </ButtonLink>
    )
  )
}

const kataOf: KataBaris = ({ tindakan, tentang }) => `${t(tindakanKata[tindakan])} · ${t(objekKata[tentang.jenis])}`
