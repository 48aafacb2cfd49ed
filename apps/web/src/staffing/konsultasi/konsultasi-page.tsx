import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Group } from '@mantine/core'
import { pageSize } from '@sehati/contract/base/constants'
import { alerts } from '@sehati/contract/base/texts'
import { ButtonLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { tanggalPanjang } from '../../base/lib/tanggal.ts'
import { tanpaHasil } from '../../base/lib/tanpa-hasil.ts'
import { useUrlSearch } from '../../base/lib/url-search.ts'
import { FormDialog } from '../../base/page/form-dialog.tsx'
import { PageNav } from '../../base/page/page-nav.tsx'
import { useLastPage } from '../../base/page/use-last-page.ts'
import { AddButton } from '../../base/ui/add-button.tsx'
import { later } from '../../base/ui/later.tsx'
import { List } from '../../base/ui/loaded.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { RowCount } from '../../base/ui/row-count.tsx'
import { useKonsultasiPage } from '../../consultation/konsultasi/konsultasi-admin.queries.ts'
import { everything, isFiltered, KonsultasiSearch } from '../../consultation/konsultasi/konsultasi-admin-search.ts'
import { KonsultasiFilters } from '../../consultation/konsultasi/konsultasi-filters.tsx'
import { KonsultasiTable } from '../../consultation/konsultasi/konsultasi-table.tsx'
import { EksporButtons } from '../ekspor/ekspor-buttons.tsx'

const InsertKonsultasiForm = later(() =>
  import('../../booking/kelola/insert-konsultasi-form.tsx').then((file) => file.InsertKonsultasiForm),
)

export { KonsultasiSearch as Search }

/** /admin/konsultasi: the consultations of all patients, newest date first. */
export function Page() {
  const [search, setSearch] = useUrlSearch(KonsultasiSearch)
  const konsultasi = useKonsultasiPage(search)
  useLastPage(konsultasi, search.page, setSearch)

  return (
    <>
      <PageHeader
        judul={t({ message: 'Konsultasi', context: 'daftar' })}
        isi={t`Semua konsultasi, tanggal terbaru lebih dulu.`}
        actions={
          <Group gap="xs">
            <EksporButtons jenis="konsultasi" dari={search.dari || undefined} sampai={search.sampai || undefined} />
            <FormDialog<null>
              judul={() => t`Add Konsultasi`}
              width="44rem"
              form={(_, dialog) => <InsertKonsultasiForm {...dialog} />}
              onSaved={() => showNotice('success', alerts.bookingSuccess)}
            >
              {(open) => <AddButton onClick={() => open(null)}>{t`Add Konsultasi`}</AddButton>}
            </FormDialog>
          </Group>
        }
      />
      <KonsultasiFilters search={search} onChange={setSearch} />
      <List
        query={konsultasi}
        empty={{
          isi: tanpaHasil(search.q),
          action: isFiltered(search) && (
            <Button variant="light" onClick={() => setSearch(everything)}>
              <Trans>Tampilkan semua konsultasi</Trans>
            </Button>
          ),
        }}
      >
        {(found) => (
          <>
            <RowCount>{plural({ jumlah: found.total }, { other: '# konsultasi' })}</RowCount>
            <Card padding={0}>
              <KonsultasiTable
                rows={found.queried}
                from={(found.current_page - 1) * pageSize.riwayat + 1}
                isStale={konsultasi.isPlaceholderData}
                detail={(k) => (
                  <ButtonLink
                    to={inArea(1, `/konsultasi/detail/${k.jadwal_id}`)}
                    variant="light"
                    aria-label={t`Detail konsultasi ${{ pasien: k.name }}, ${{ kapan: tanggalPanjang(k.tanggal) }}`}
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
