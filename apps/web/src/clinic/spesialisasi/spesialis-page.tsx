import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Text } from '@mantine/core'
import { maxLength } from '@sehati/contract/base/constants'
import { emptyTexts } from '@sehati/contract/base/texts'
import { insertSpesialisasi, updateSpesialisasi } from '@sehati/contract/clinic/spesialisasi.endpoints'
import type { Spesialisasi } from '@sehati/contract/clinic/spesialisasi.schema'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { say } from '../../base/lib/say.ts'
import { useUrlSearch } from '../../base/lib/url-search.ts'
import { UnsavedDialog } from '../../base/page/unsaved-dialog.tsx'
import { useFormDialog } from '../../base/page/use-form-dialog.ts'
import { later } from '../../base/ui/later.tsx'
import { ListState } from '../../base/ui/list-state.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { SearchBox } from '../../base/ui/search-box.tsx'
import { spesialisasiQuery } from './spesialisasi-admin.queries.ts'
import { SpesialisasiTable } from './spesialisasi-table.tsx'

const SpesialisasiForm = later(() => import('./spesialisasi-form.tsx').then((file) => file.SpesialisasiForm))

const Search = z.object({ q: z.string().max(maxLength.pencarian).catch('') })

/** What the dialog holds: a specialisation to be renamed, or none for a new one. */
type Editing = { spesialisasi: Spesialisasi | null }

/** /admin/spesialis: the specialisations that a professional may have. */
export function SpesialisPage() {
  const [{ q }, setSearch] = useUrlSearch(Search)
  const all = useQuery(spesialisasiQuery())
  const { shown, open, close, tryToClose, unsaved } = useFormDialog<Editing>()
  const matching = (rows: Spesialisasi[]) =>
    rows.filter((s) => s.nama_spesialisasi.toLowerCase().includes(q.toLowerCase()))

  const save = () => {
    const isi = shown?.spesialisasi ? updateSpesialisasi.message : insertSpesialisasi.message
    showNotice('success', { judul: t`Berhasil`, isi })
    close()
  }
  const add = () => open({ spesialisasi: null })

  return (
    <>
      <PageHeader
        judul={t`Profesi`}
        isi={t`Spesialisasi yang dapat dimiliki tenaga profesional.`}
        actions={
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={add}>
            <Trans>Tambah spesialisasi</Trans>
          </Button>
        }
      />
      <SearchBox
        label={t`Cari spesialisasi`}
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
          isi: q ? `${say(emptyTexts.pencarian)} "${q}"` : emptyTexts.cocok,
          action: q ? (
            <Button variant="light" onClick={() => setSearch({ q: '' })}>
              <Trans>Tampilkan semua</Trans>
            </Button>
          ) : (
            <Button onClick={add}>
              <Trans>Tambah spesialisasi</Trans>
            </Button>
          ),
        }}
      >
        {(rows) => (
          <>
            <Text size="sm" c="dimmed" role="status" className="angka">
              {plural({ jumlah: matching(rows).length }, { other: '# spesialisasi' })}
            </Text>
            <Card padding={0}>
              <SpesialisasiTable rows={matching(rows)} onEdit={(spesialisasi) => open({ spesialisasi })} />
            </Card>
          </>
        )}
      </ListState>
      {shown && (
        <UnsavedDialog
          isOpen
          onClose={tryToClose}
          unsaved={unsaved}
          judul={shown.spesialisasi ? t`Edit spesialisasi` : t`Tambah spesialisasi`}
          width="30rem"
        >
          <SpesialisasiForm spesialisasi={shown.spesialisasi} onSaved={save} onCancel={tryToClose} />
        </UnsavedDialog>
      )}
    </>
  )
}
