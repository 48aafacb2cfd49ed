import { t } from '@lingui/core/macro'
import { usePeringatan } from '../../features/jaga/jaga.queries.ts'
import { PeringatanList } from '../../features/jaga/peringatan-list.tsx'
import { ListState, SkeletonLines } from '../../ui/list-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { isTanpaTugas, TanpaTugas } from './tanpa-tugas.tsx'

/** /admin/jaga, also of professionals, for the holders of `jaga`: the people who may need help now. */
export function JagaPage() {
  const peringatan = usePeringatan()
  const judul = t`Permintaan bantuan`
  return (
    <>
      <PageHeader
        judul={judul}
        isi={t`Orang yang mungkin membutuhkan bantuan sekarang. Kata-kata mereka tidak ditampilkan di sini.`}
      />
      {isTanpaTugas(peringatan.error) ? (
        <TanpaTugas tugas="jaga" />
      ) : (
        <ListState
          query={peringatan}
          isEmpty={(rows) => rows.length === 0}
          empty={{ isi: t`Tidak ada permintaan yang terbuka.` }}
          skeleton={<SkeletonLines rows={2} height={180} />}
        >
          {(rows) => <PeringatanList rows={rows} label={judul} />}
        </ListState>
      )}
    </>
  )
}
