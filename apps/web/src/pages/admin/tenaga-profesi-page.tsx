import { Button, Card, Group, Text } from '@mantine/core'
import { maxLength, pageSize, SEARCH_DEBOUNCE_MS } from '@sehati/contract/constants'
import { pageWindow } from '@sehati/contract/page.rules'
import { insertTenagaProfesional } from '@sehati/contract/tenaga-profesional.endpoints'
import { emptyTexts } from '@sehati/contract/texts'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { z } from 'zod'
import { InsertTenagaForm } from '../../features/tenaga-admin/insert-tenaga-form.tsx'
import { candidatesQuery, spesialisasiQuery, useTenagaPage } from '../../features/tenaga-admin/tenaga-admin.queries.ts'
import { TenagaTable } from '../../features/tenaga-admin/tenaga-table.tsx'
import { bilangan } from '../../lib/angka.ts'
import { ButtonLink } from '../../lib/links.tsx'
import { inArea } from '../../lib/paths.ts'
import { useUrlSearch } from '../../lib/url-search.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ListState, SkeletonLines } from '../../ui/list-state.tsx'
import { showNotice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PageNav } from '../../ui/page-nav.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { bothLoaded } from './both-loaded.ts'
import { useFormDialog } from './use-form-dialog.ts'

const Search = z.object({
  q: z.string().max(maxLength.pencarian).catch(''),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
})

/** /admin/tenagaprofesi: everybody who can be booked. */
export function TenagaProfesiPage() {
  const [{ q, page }, setSearch] = useUrlSearch(Search)
  const tenaga = useTenagaPage({ q, page })
  const dialog = useFormDialog<'tambah'>()
  const last = tenaga.isPlaceholderData ? undefined : tenaga.data?.last_page
  useEffect(() => {
    if (last !== undefined && page > last) setSearch({ page: last })
  }, [last, page, setSearch])
  const add = (
    <Group gap="xs">
      <ButtonLink to={inArea(1, '/impor', { jenis: 'tenaga-profesional' })} variant="default">
        Impor dan ekspor CSV
      </ButtonLink>
      <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => dialog.open('tambah')}>
        Tambah tenaga profesional
      </Button>
    </Group>
  )

  return (
    <>
      <PageHeader judul="Tenaga Profesi" isi="Dokter dan psikolog yang dapat dipesan pasien." actions={add} />
      <SearchBox
        label="Cari tenaga profesional"
        placeholder="Cari nama, spesialisasi, atau lokasi"
        value={q}
        debounce={SEARCH_DEBOUNCE_MS}
        maxLength={maxLength.pencarian}
        maw="26rem"
        onSearch={(term) => setSearch({ q: term, page: 1 })}
      />
      <ListState
        query={tenaga}
        isEmpty={(found) => found.queried.length === 0}
        empty={{
          isi: q ? `${emptyTexts.pencarian} "${q}"` : emptyTexts.cocok,
          action: q && (
            <Button variant="light" onClick={() => setSearch({ q: '', page: 1 })}>
              Tampilkan semua
            </Button>
          ),
        }}
      >
        {(found) => (
          <>
            <Text size="sm" c="dimmed" role="status" className="angka">
              {bilangan(found.total)} tenaga profesional
            </Text>
            <Card padding={0}>
              <TenagaTable
                rows={found.queried}
                from={(found.current_page - 1) * pageSize.tenagaProfesional + 1}
                isStale={tenaga.isPlaceholderData}
                detail={(t) => (
                  <ButtonLink
                    to={inArea(1, `/tenagaprofesi/detail/${t.profesional_id}`)}
                    variant="light"
                    aria-label={`Detail ${t.name}`}
                  >
                    Detail
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
    <Dialog isOpen onClose={dialog.tryToClose} judul="Tambah tenaga profesional">
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
            onDirty={dialog.onDirty}
            onCancel={dialog.tryToClose}
            onSaved={() => {
              showNotice('success', { judul: 'Berhasil', isi: insertTenagaProfesional.message })
              dialog.close()
            }}
          />
        )}
      </ListState>
    </Dialog>
  )
}
