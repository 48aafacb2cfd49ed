import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card } from '@mantine/core'
import { maxLength } from '@sehati/contract/base/constants'
import { insertSpesialisasi, updateSpesialisasi } from '@sehati/contract/clinic/spesialisasi.endpoints'
import type { Spesialisasi } from '@sehati/contract/clinic/spesialisasi.schema'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { tanpaHasil } from '../../base/lib/tanpa-hasil.ts'
import { inUrl, useUrlSearch } from '../../base/lib/url-search.ts'
import { FormDialog } from '../../base/page/form-dialog.tsx'
import { AddButton } from '../../base/ui/add-button.tsx'
import { later } from '../../base/ui/later.tsx'
import { List } from '../../base/ui/loaded.tsx'
import { showSuccess } from '../../base/ui/notice.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { RowCount } from '../../base/ui/row-count.tsx'
import { SearchBox } from '../../base/ui/search-box.tsx'
import { spesialisasiQuery } from './spesialisasi-admin.queries.ts'
import { SpesialisasiTable } from './spesialisasi-table.tsx'

const SpesialisasiForm = later(() => import('./spesialisasi-form.tsx').then((file) => file.SpesialisasiForm))

export const Search = z.object({ q: inUrl.q })

/** /admin/spesialis: the specialisations that a professional may have. */
export function Page() {
  const [{ q }, setSearch] = useUrlSearch(Search)
  const all = useQuery(spesialisasiQuery())
  const matching = (rows: Spesialisasi[]) =>
    rows.filter((s) => s.nama_spesialisasi.toLowerCase().includes(q.toLowerCase()))

  return (
    <FormDialog<Spesialisasi | null>
      judul={(row) => (row ? t`Edit spesialisasi` : t`Tambah spesialisasi`)}
      width="30rem"
      form={(row, dialog) => <SpesialisasiForm spesialisasi={row} {...dialog} />}
      onSaved={(row) => showSuccess(row ? updateSpesialisasi : insertSpesialisasi)}
    >
      {(open) => (
        <>
          <PageHeader
            judul={t`Profesi`}
            isi={t`Spesialisasi yang dapat dimiliki tenaga profesional.`}
            actions={<AddButton onClick={() => open(null)}>{t`Tambah spesialisasi`}</AddButton>}
          />
          <SearchBox
            label={t`Cari spesialisasi`}
            value={q}
            debounce={0}
            maxLength={maxLength.pencarian}
            maw="26rem"
            onSearch={(term) => setSearch({ q: term })}
          />
          <List
            query={all}
            isEmpty={(rows) => matching(rows).length === 0}
            empty={{
              isi: tanpaHasil(q),
              action: q ? (
                <Button variant="light" onClick={() => setSearch({ q: '' })}>
                  <Trans>Tampilkan semua</Trans>
                </Button>
              ) : (
                <Button onClick={() => open(null)}>
                  <Trans>Tambah spesialisasi</Trans>
                </Button>
              ),
            }}
          >
            {(rows) => (
              <>
                <RowCount>{plural({ jumlah: matching(rows).length }, { other: '# spesialisasi' })}</RowCount>
                <Card padding={0}>
                  <SpesialisasiTable rows={matching(rows)} onEdit={open} />
                </Card>
              </>
            )}
          </List>
        </>
      )}
    </FormDialog>
  )
}
