import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Group, NativeSelect } from '@mantine/core'
import { maxLength, pageSize, SEARCH_DEBOUNCE_MS } from '@sehati/contract/base/constants'
import { StatusUser } from '@sehati/contract/people/user.schema'
import { insertTenagaProfesional } from '@sehati/contract/staffing/tenaga-kelola.endpoints'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { ButtonLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { tanpaHasil } from '../../base/lib/tanpa-hasil.ts'
import { inUrl, useUrlSearch } from '../../base/lib/url-search.ts'
import { bothLoaded } from '../../base/page/both-loaded.ts'
import { FormDialog, type InDialog } from '../../base/page/form-dialog.tsx'
import { PageNav } from '../../base/page/page-nav.tsx'
import { useLastPage } from '../../base/page/use-last-page.ts'
import { AddButton } from '../../base/ui/add-button.tsx'
import { later } from '../../base/ui/later.tsx'
import { List, Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { showSuccess } from '../../base/ui/notice.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { RowCount } from '../../base/ui/row-count.tsx'
import { SearchBox } from '../../base/ui/search-box.tsx'
import { candidatesQuery, spesialisasiQuery, useTenagaPage } from '../../schedule/tenaga/tenaga-admin.queries.ts'
import { TenagaTable } from '../../schedule/tenaga/tenaga-table.tsx'

const InsertTenagaForm = later(() =>
  import('../../schedule/tenaga/insert-tenaga-form.tsx').then((file) => file.InsertTenagaForm),
)

export const Search = z.object({
  q: inUrl.q,
  status: z.catch(z.enum(['', ...StatusUser.options]), ''),
  sesi: z.catch(z.enum(['', 'terbuka']), ''),
  page: inUrl.page,
})

/** /admin/tenagaprofesi: all professionals who can be booked, and those who no longer can. */
export function Page() {
  const [{ q, status, sesi, page }, setSearch] = useUrlSearch(Search)
  const tenaga = useTenagaPage({ q, status, sesi, page })
  useLastPage(tenaga, page, setSearch)
  const add = (
    <Group gap="xs">
      <ButtonLink to={inArea(1, '/impor', { jenis: 'tenaga-profesional' })} variant="default">
        <Trans>Impor dan ekspor</Trans>
      </ButtonLink>
      <FormDialog<null>
        judul={() => t`Tambah tenaga profesional`}
        form={(_, dialog) => <InsertForm {...dialog} />}
        onSaved={() => showSuccess(insertTenagaProfesional)}
      >
        {(open) => <AddButton onClick={() => open(null)}>{t`Tambah tenaga profesional`}</AddButton>}
      </FormDialog>
    </Group>
  )

  return (
    <>
      <PageHeader judul={t`Tenaga Profesi`} isi={t`Dokter dan psikolog di klinik ini.`} actions={add} />
      <Group gap="sm" align="flex-end">
        <SearchBox
          label={t`Cari tenaga profesional`}
          placeholder={t`Nama, spesialisasi, lokasi`}
          value={q}
          debounce={SEARCH_DEBOUNCE_MS}
          maxLength={maxLength.pencarian}
          flex="1 1 16rem"
          maw="26rem"
          onSearch={(term) => setSearch({ q: term, page: 1 })}
        />
        <NativeSelect
          flex="1 1 9rem"
          maw="12rem"
          label={t`Status`}
          data={[
            { value: '', label: t`Semua` },
            { value: 'aktif', label: t`Aktif` },
            { value: 'nonaktif', label: t`Nonaktif` },
          ]}
          value={status}
          onChange={(event) => setSearch({ status: event.currentTarget.value as typeof status, page: 1 })}
        />
        <NativeSelect
          flex="1 1 9rem"
          maw="14rem"
          label={t`Sesi`}
          data={[
            { value: '', label: t`Semua` },
            { value: 'terbuka', label: t`Ada sesi terbuka` },
          ]}
          value={sesi}
          onChange={(event) => setSearch({ sesi: event.currentTarget.value as typeof sesi, page: 1 })}
        />
      </Group>
      <List
        query={tenaga}
        empty={{
          isi: tanpaHasil(q),
          action: (q || status || sesi) && (
            <Button variant="light" onClick={() => setSearch({ q: '', status: '', sesi: '', page: 1 })}>
              <Trans>Tampilkan semua</Trans>
            </Button>
          ),
        }}
      >
        {(found) => (
          <>
            <RowCount>{plural({ jumlah: found.total }, { other: '# tenaga profesional' })}</RowCount>
            <Card padding={0}>
              <TenagaTable
                rows={found.queried}
                from={(found.current_page - 1) * pageSize.tenagaProfesional + 1}
                isStale={tenaga.isPlaceholderData}
                detail={(row) => (
                  <ButtonLink
                    to={inArea(1, `/tenagaprofesi/detail/${row.profesional_id}`)}
                    variant="light"
                    aria-label={t`Detail ${{ nama: row.name }}`}
                  >
                    <Trans>Detail</Trans>
                  </ButtonLink>
                )}
              />
            </Card>
            <PageNav of={found} onPage={(page) => setSearch({ page })} />
          </>
        )}
      </List>
    </>
  )
}

function InsertForm(dialog: InDialog) {
  const both = bothLoaded(useQuery(candidatesQuery()), useQuery(spesialisasiQuery()))
  return (
    <Loaded query={both} skeleton={<SkeletonLines rows={3} height={64} />}>
      {([candidates, spesialisasi]) => (
        <InsertTenagaForm candidates={candidates} spesialisasi={spesialisasi} {...dialog} />
      )}
    </Loaded>
  )
}
