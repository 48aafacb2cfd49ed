import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Group, NativeSelect, Text } from '@mantine/core'
import { maxLength, pageSize, SEARCH_DEBOUNCE_MS } from '@sehati/contract/base/constants'
import { pageWindow } from '@sehati/contract/base/page.rules'
import { emptyTexts } from '@sehati/contract/base/texts'
import { StatusUser } from '@sehati/contract/people/user.schema'
import { insertTenagaProfesional } from '@sehati/contract/staffing/tenaga-kelola.endpoints'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { z } from 'zod'
import { ButtonLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { say } from '../../base/lib/say.ts'
import { useUrlSearch } from '../../base/lib/url-search.ts'
import { bothLoaded } from '../../base/page/both-loaded.ts'
import { UnsavedDialog } from '../../base/page/unsaved-dialog.tsx'
import { useFormDialog } from '../../base/page/use-form-dialog.ts'
import { later } from '../../base/ui/later.tsx'
import { ListState, SkeletonLines } from '../../base/ui/list-state.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { PageNav } from '../../base/ui/page-nav.tsx'
import { SearchBox } from '../../base/ui/search-box.tsx'
import { candidatesQuery, spesialisasiQuery, useTenagaPage } from '../../schedule/tenaga/tenaga-admin.queries.ts'
import { TenagaTable } from '../../schedule/tenaga/tenaga-table.tsx'

const InsertTenagaForm = later(() =>
  import('../../schedule/tenaga/insert-tenaga-form.tsx').then((file) => file.InsertTenagaForm),
)

const Search = z.object({
  q: z.string().max(maxLength.pencarian).catch(''),
  status: z.enum(['', ...StatusUser.options]).catch(''),
  sesi: z.enum(['', 'terbuka']).catch(''),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
})

/** /admin/tenagaprofesi: all professionals who can be booked, and those who no longer can. */
export function TenagaProfesiPage() {
  const [{ q, status, sesi, page }, setSearch] = useUrlSearch(Search)
  const tenaga = useTenagaPage({ q, status, sesi, page })
  const dialog = useFormDialog<'tambah'>()
  const last = tenaga.isPlaceholderData ? undefined : tenaga.data?.last_page
  useEffect(() => {
    if (last !== undefined && page > last) setSearch({ page: last })
  }, [last, page, setSearch])
  const add = (
    <Group gap="xs">
      <ButtonLink to={inArea(1, '/impor', { jenis: 'tenaga-profesional' })} variant="default">
        <Trans>Impor dan ekspor</Trans>
      </ButtonLink>
      <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => dialog.open('tambah')}>
        <Trans>Tambah tenaga profesional</Trans>
      </Button>
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
      <ListState
        query={tenaga}
        isEmpty={(found) => found.queried.length === 0}
        empty={{
          isi: q ? `${say(emptyTexts.pencarian)} "${q}"` : emptyTexts.cocok,
          action: (q || status || sesi) && (
            <Button variant="light" onClick={() => setSearch({ q: '', status: '', sesi: '', page: 1 })}>
              <Trans>Tampilkan semua</Trans>
            </Button>
          ),
        }}
      >
        {(found) => (
          <>
            <Text size="sm" c="dimmed" role="status" className="angka">
              {plural({ jumlah: found.total }, { other: '# tenaga profesional' })}
            </Text>
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
            <PageNav
              current={found.current_page}
              last={found.last_page}
              window={pageWindow(found.current_page, found.last_page)}
              onPage={(to) => setSearch({ page: to })}
            />
          </>
        )}
      </ListState>
      {dialog.shown && <InsertDialog dialog={dialog} />}
    </>
  )
}

function InsertDialog({ dialog }: { dialog: ReturnType<typeof useFormDialog<'tambah'>> }) {
  const both = bothLoaded(useQuery(candidatesQuery()), useQuery(spesialisasiQuery()))
  return (
    <UnsavedDialog isOpen onClose={dialog.tryToClose} unsaved={dialog.unsaved} judul={t`Tambah tenaga profesional`}>
      <ListState
        query={both}
        isEmpty={() => false}
        empty={{ isi: '' }}
        skeleton={<SkeletonLines rows={3} height={64} />}
      >
        {([candidates, spesialisasi]) => (
          <InsertTenagaForm
            candidates={candidates}
            spesialisasi={spesialisasi}
            onCancel={dialog.tryToClose}
            onSaved={() => {
              showNotice('success', { judul: t`Berhasil`, isi: insertTenagaProfesional.message })
              dialog.close()
            }}
          />
        )}
      </ListState>
    </UnsavedDialog>
  )
}
