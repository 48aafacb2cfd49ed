import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Group, NativeSelect } from '@mantine/core'
import { StatusSurat } from '@sehati/contract/channel/surat.schema'
import { statusSuratKata } from '@sehati/contract/channel/surat.texts'
import * as z from 'zod/mini'
import { say } from '../../base/lib/say.ts'
import { inUrl, useUrlSearch } from '../../base/lib/url-search.ts'
import { PageNav } from '../../base/page/page-nav.tsx'
import { useLastPage } from '../../base/page/use-last-page.ts'
import { List } from '../../base/ui/loaded.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { RowCount } from '../../base/ui/row-count.tsx'
import { useSuratPage } from './surat.queries.ts'
import { SuratTable } from './surat-table.tsx'

export const Search = z.object({
  status: z.catch(z.enum(['', ...StatusSurat.options]), ''),
  page: inUrl.page,
})
type Search = z.output<typeof Search>

const kosong: Record<Search['status'], () => string> = {
  '': () => t`Belum ada email.`,
  antre: () => t`Tidak ada email yang menunggu dikirim.`,
  terkirim: () => t`Belum ada email yang terkirim.`,
  gagal: () => t`Tidak ada email yang gagal.`,
}
/** /admin/surat: the mails of the clinic and how they fared; those that were given up can be tried again. */
export function Page() {
  const [search, setSearch] = useUrlSearch(Search)
  const surat = useSuratPage(search)
  const statuses = [
    { value: '', label: t`Semua` },
    ...StatusSurat.options.map((value) => ({ value, label: say(statusSuratKata[value]) })),
  ]
  useLastPage(surat, search.page, setSearch)

  return (
    <>
      <PageHeader judul={t`Email Keluar`} isi={t`Email yang dikirim kepada pengguna, terbaru lebih dulu.`} />
      <Group justify="space-between" align="flex-end" gap="sm">
        <NativeSelect
          label={t`Status`}
          data={statuses}
          value={search.status}
          onChange={(event) => setSearch({ status: event.currentTarget.value as Search['status'], page: 1 })}
        />
        {surat.data && <RowCount>{plural(surat.data.total, { other: '# email' })}</RowCount>}
      </Group>
      <List
        query={surat}
        empty={{
          isi: kosong[search.status](),
          action: search.status !== '' && (
            <Button variant="light" onClick={() => setSearch({ status: '', page: 1 })}>
              <Trans>Tampilkan semua email</Trans>
            </Button>
          ),
        }}
      >
        {(found) => (
          <>
            <Card padding={0}>
              <SuratTable rows={found.queried} isStale={surat.isPlaceholderData} />
            </Card>
            <PageNav of={found} onPage={(page) => setSearch({ page })} />
          </>
        )}
      </List>
    </>
  )
}
