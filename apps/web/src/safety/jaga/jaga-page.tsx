import { plural, t } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { inUrl, useUrlSearch } from '../../base/lib/url-search.ts'
import { PageNav } from '../../base/page/page-nav.tsx'
import { useLastPage } from '../../base/page/use-last-page.ts'
import { List, SkeletonLines } from '../../base/ui/loaded.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { RowCount } from '../../base/ui/row-count.tsx'
import { isTanpaTugas, TanpaTugas } from '../../people/tugas/tanpa-tugas.tsx'
import { BatasPengenal } from './batas-pengenal.tsx'
import { usePeringatan } from './jaga.queries.ts'
import { PeringatanList } from './peringatan-list.tsx'

export const Search = z.object({
  page: inUrl.page,
})

/** /admin/jaga, also of professionals, for the holders of `jaga`: the people who may need help now. */
export function Page() {
  const [{ page }, setSearch] = useUrlSearch(Search)
  const peringatan = usePeringatan(page)
  useLastPage(peringatan, page, setSearch)
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
        <>
          <List
            query={peringatan}
            empty={{ isi: t`Tidak ada permintaan yang terbuka.` }}
            skeleton={<SkeletonLines rows={2} height={180} />}
          >
            {(found) => (
              <>
                <RowCount mb="sm">{plural(found.total, { other: '# orang' })}</RowCount>
                <PeringatanList rows={found.queried} label={judul} />
                <PageNav of={found} onPage={(page) => setSearch({ page })} />
              </>
            )}
          </List>
          <BatasPengenal />
        </>
      )}
    </>
  )
}
