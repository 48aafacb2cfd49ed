import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { tinjauanQuery } from '../../features/darurat/darurat.queries.ts'
import { type KataBaris, KeberatanSection } from '../../features/darurat/keberatan-section.tsx'
import { PerbaikanSection } from '../../features/darurat/perbaikan-list.tsx'
import { TinjauanList } from '../../features/darurat/tinjauan-list.tsx'
import { objekKata, tindakanKata } from '../../features/jejak-admin/kata.ts'
import { ListState, SkeletonLines } from '../../ui/list-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { isTanpaTugas, TanpaTugas } from '../jaga/tanpa-tugas.tsx'

/** /admin/tinjauan, also of professionals, for the holders of `peninjau`: the emergency accesses that they can review, the reports of other accesses, and the late corrections of replies. */
export function TinjauanPage() {
  const waiting = useQuery(tinjauanQuery())
  const judul = t`Tinjauan akses darurat`
  const header = (
    <PageHeader
      judul={judul}
      isi={t`Periksa apakah isi klinis dibuka dengan alasan yang wajar. Pasien melihat hasilnya.`}
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
      <ListState
        query={waiting}
        isEmpty={(rows) => rows.length === 0}
        empty={{ isi: t`Tidak ada akses darurat yang perlu Anda tinjau.` }}
        skeleton={<SkeletonLines rows={3} height={160} />}
      >
        {(rows) => <TinjauanList rows={rows} label={judul} />}
      </ListState>
      <KeberatanSection kataOf={kataOf} />
      <PerbaikanSection />
    </>
  )
}

const kataOf: KataBaris = ({ tindakan, tentang }) => `${t(tindakanKata[tindakan])} · ${t(objekKata[tentang.jenis])}`
