import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Group, Text } from '@mantine/core'
import { pageSize } from '@sehati/contract/base/constants'
import { pageWindow } from '@sehati/contract/base/page.rules'
import { alerts, emptyTexts } from '@sehati/contract/base/texts'
import { IconPlus } from '@tabler/icons-react'
import { useEffect } from 'react'
import { ButtonLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { say } from '../../base/lib/say.ts'
import { tanggalPanjang } from '../../base/lib/tanggal.ts'
import { useUrlSearch } from '../../base/lib/url-search.ts'
import { UnsavedDialog } from '../../base/page/unsaved-dialog.tsx'
import { useFormDialog } from '../../base/page/use-form-dialog.ts'
import { later } from '../../base/ui/later.tsx'
import { ListState } from '../../base/ui/list-state.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { PageNav } from '../../base/ui/page-nav.tsx'
import { useKonsultasiPage } from '../../consultation/konsultasi/konsultasi-admin.queries.ts'
import { everything, isFiltered, KonsultasiSearch } from '../../consultation/konsultasi/konsultasi-admin-search.ts'
import { KonsultasiFilters } from '../../consultation/konsultasi/konsultasi-filters.tsx'
import { KonsultasiTable } from '../../consultation/konsultasi/konsultasi-table.tsx'
import { EksporButtons } from '../ekspor/ekspor-buttons.tsx'

const InsertKonsultasiForm = later(() =>
  import('../../booking/kelola/insert-konsultasi-form.tsx').then((file) => file.InsertKonsultasiForm),
)

/** /admin/konsultasi: the consultations of all patients, newest date first. */
export function KonsultasiPage() {
  const [search, setSearch] = useUrlSearch(KonsultasiSearch)
  const konsultasi = useKonsultasiPage(search)
  const { shown, open, close, tryToClose, unsaved } = useFormDialog<'tambah'>()
  const last = konsultasi.isPlaceholderData ? undefined : konsultasi.data?.last_page
  useEffect(() => {
    if (last !== undefined && search.page > last) setSearch({ page: last })
  }, [last, search.page, setSearch])

  return (
    <>
      <PageHeader
        judul={t({ message: 'Konsultasi', context: 'daftar' })}
        isi={t`Semua konsultasi, tanggal terbaru lebih dulu.`}
        actions={
          <Group gap="xs">
            <EksporButtons jenis="konsultasi" dari={search.dari || undefined} sampai={search.sampai || undefined} />
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => open('tambah')}>
              <Trans>Add Konsultasi</Trans>
            </Button>
          </Group>
        }
      />
      <KonsultasiFilters search={search} onChange={setSearch} />
      <ListState
        query={konsultasi}
        isEmpty={(found) => found.queried.length === 0}
        empty={{
          isi: search.q ? `${say(emptyTexts.pencarian)} "${search.q}"` : emptyTexts.cocok,
          action: isFiltered(search) && (
            <Button variant="light" onClick={() => setSearch(everything)}>
              <Trans>Tampilkan semua konsultasi</Trans>
            </Button>
          ),
        }}
      >
        {(found) => (
          <>
            <Text size="sm" c="dimmed" role="status" className="angka">
              {plural({ jumlah: found.total }, { other: '# konsultasi' })}
            </Text>
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
            <PageNav
              current={found.current_page}
              last={found.last_page}
              window={pageWindow(found.current_page, found.last_page)}
              onPage={(page) => setSearch({ page })}
            />
          </>
        )}
      </ListState>
      {shown && (
        <UnsavedDialog isOpen onClose={tryToClose} unsaved={unsaved} judul={t`Add Konsultasi`} width="44rem">
          <InsertKonsultasiForm
            onCancel={tryToClose}
            onSaved={() => {
              showNotice('success', alerts.bookingSuccess)
              close()
            }}
          />
        </UnsavedDialog>
      )}
    </>
  )
}
