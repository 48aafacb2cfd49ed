import { plural, t } from '@lingui/core/macro'
import { Card } from '@mantine/core'
import * as z from 'zod/mini'
import { inUrl, useUrlSearch } from '../../base/lib/url-search.ts'
import { PageNav } from '../../base/page/page-nav.tsx'
import { useLastPage } from '../../base/page/use-last-page.ts'
import { List } from '../../base/ui/loaded.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { RowCount } from '../../base/ui/row-count.tsx'
import { MendesakDialog } from './mendesak-dialog.tsx'
import { useMendesakAdmin, useTungguPage } from './tunggu-staf.queries.ts'
import { TungguTable } from './tunggu-table.tsx'

export const Search = z.object({ page: inUrl.page })

/** /admin/tunggu: everyone who is in line, in their order; the urgent ones are put first here, with a reason. */
export function Page() {
  const [{ page }, setSearch] = useUrlSearch(Search)
  const tunggu = useTungguPage(page)
  const put = useMendesakAdmin()
  useLastPage(tunggu, page, setSearch)
  return (
    <>
      <PageHeader
        judul={t`Daftar tunggu`}
        isi={t`Siapa yang menunggu slot kosong: yang didahulukan lebih dulu, lalu menurut lamanya menunggu.`}
      />
      {tunggu.data && <RowCount>{plural(tunggu.data.total, { other: '# menunggu' })}</RowCount>}
      <List query={tunggu} empty={{ isi: t`Tidak ada yang menunggu slot.` }}>
        {(found) => (
          <MendesakDialog put={put.mutateAsync}>
            {(open) => (
              <>
                <Card padding={0}>
                  <TungguTable rows={found.queried} isStale={tunggu.isPlaceholderData} onMendesak={open} />
                </Card>
                <PageNav of={found} onPage={(page) => setSearch({ page })} />
              </>
            )}
          </MendesakDialog>
        )}
      </List>
    </>
  )
}
