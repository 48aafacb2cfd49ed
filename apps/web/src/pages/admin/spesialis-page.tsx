import { Button, Card, Text } from '@mantine/core'
import { maxLength } from '@sehati/contract/constants'
import { insertSpesialisasi, updateSpesialisasi } from '@sehati/contract/spesialisasi.endpoints'
import type { Spesialisasi } from '@sehati/contract/spesialisasi.schema'
import { emptyTexts } from '@sehati/contract/texts'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { spesialisasiQuery } from '../../features/spesialisasi-admin/spesialisasi-admin.queries.ts'
import { SpesialisasiForm } from '../../features/spesialisasi-admin/spesialisasi-form.tsx'
import { SpesialisasiTable } from '../../features/spesialisasi-admin/spesialisasi-table.tsx'
import { bilangan } from '../../lib/angka.ts'
import { useUrlSearch } from '../../lib/url-search.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { showNotice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { useFormDialog } from './use-form-dialog.ts'

const Search = z.object({ q: z.string().max(maxLength.pencarian).catch('') })

/** What the dialog holds: a specialisation to be renamed, or none for a new one. */
type Editing = { spesialisasi: Spesialisasi | null }

/** /admin/spesialis: the specialisations that a professional may have. */
export function SpesialisPage() {
  const [{ q }, setSearch] = useUrlSearch(Search)
  const all = useQuery(spesialisasiQuery())
  const { shown, open, close, tryToClose, onDirty } = useFormDialog<Editing>()
  const matching = (rows: Spesialisasi[]) =>
    rows.filter((s) => s.nama_spesialisasi.toLowerCase().includes(q.toLowerCase()))

  const save = () => {
    const isi = shown?.spesialisasi ? updateSpesialisasi.message : insertSpesialisasi.message
    showNotice('success', { judul: 'Berhasil', isi })
    close()
  }
  const add = () => open({ spesialisasi: null })

  return (
    <>
      <PageHeader
        judul="Profesi"
        isi="Spesialisasi yang dapat dimiliki tenaga profesional."
        actions={
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={add}>
            Tambah spesialisasi
          </Button>
        }
      />
      <SearchBox
        label="Cari spesialisasi"
        value={q}
        debounce={0}
        maxLength={maxLength.pencarian}
        maw="26rem"
        onSearch={(term) => setSearch({ q: term })}
      />
      <ListState
        query={all}
        isEmpty={(rows) => matching(rows).length === 0}
        empty={{
          isi: q ? `${emptyTexts.pencarian} "${q}"` : emptyTexts.cocok,
          action: q ? (
            <Button variant="light" onClick={() => setSearch({ q: '' })}>
              Tampilkan semua
            </Button>
          ) : (
            <Button onClick={add}>Tambah spesialisasi</Button>
          ),
        }}
      >
        {(rows) => (
          <>
            <Text size="sm" c="dimmed" role="status" className="angka">
              {bilangan(matching(rows).length)} spesialisasi
            </Text>
            <Card padding={0}>
              <SpesialisasiTable rows={matching(rows)} onEdit={(spesialisasi) => open({ spesialisasi })} />
            </Card>
          </>
        )}
      </ListState>
      {shown && (
        <Dialog
          isOpen
          onClose={tryToClose}
          judul={shown.spesialisasi ? 'Edit spesialisasi' : 'Tambah spesialisasi'}
          width="30rem"
        >
          <SpesialisasiForm spesialisasi={shown.spesialisasi} onDirty={onDirty} onSaved={save} onCancel={tryToClose} />
        </Dialog>
      )}
    </>
  )
}
