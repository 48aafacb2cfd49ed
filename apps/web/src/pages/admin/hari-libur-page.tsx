import { Button, Card, Group, NativeSelect, Text } from '@mantine/core'
import { insertHariLibur, removeHariLibur, updateHariLibur } from '@sehati/contract/hari-libur.endpoints'
import type { HariLibur, HariLiburTersimpan } from '@sehati/contract/hari-libur.schema'
import { tanggalWib } from '@sehati/contract/waktu'
import { IconPlus } from '@tabler/icons-react'
import { flushSync } from 'react-dom'
import { z } from 'zod'
import { useHariLibur, useRemoveHariLibur } from '../../features/hari-libur/hari-libur.queries.ts'
import { HariLiburForm } from '../../features/hari-libur/hari-libur-form.tsx'
import { HariLiburTable } from '../../features/hari-libur/hari-libur-table.tsx'
import { JendelaForm } from '../../features/hari-libur/jendela-form.tsx'
import { TerdampakList } from '../../features/hari-libur/terdampak-list.tsx'
import { tanggalPanjang } from '../../lib/tanggal.ts'
import { useUrlSearch } from '../../lib/url-search.ts'
import { confirm } from '../../ui/confirm.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { showFailure, showNotice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useFormDialog } from './use-form-dialog.ts'

const YEARS_AHEAD = 3
const Search = z.object({ tahun: z.coerce.number().int().min(1900).max(9999).optional().catch(undefined) })

/** A holiday to be changed (none for a new one), or those whom one strands. */
type Shown = { form: HariLibur | null } | { terdampak: Pick<HariLibur, 'tanggal' | 'nama'> }

const askToRemove = ({ nama, tanggal, buka }: HariLibur) =>
  confirm({
    judul: 'Hapus hari libur?',
    isi: buka
      ? `${nama}, ${tanggalPanjang(tanggal)}, tidak lagi ditampilkan di kalender.`
      : `${nama}, ${tanggalPanjang(tanggal)}, dihapus dari daftar dan tanggalnya dapat dipesan kembali.`,
    ya: 'Hapus hari libur',
    isDestructive: true,
  })

/** /admin/hari-libur: the days on which nobody can book, and how far ahead one can. */
export function HariLiburPage() {
  const today = tanggalWib(new Date())
  const thisYear = Number(today.slice(0, 4))
  const [{ tahun = thisYear }, setSearch] = useUrlSearch(Search)
  const libur = useHariLibur(tahun)
  const remove = useRemoveHariLibur()
  const { shown, open, close, tryToClose, onDirty } = useFormDialog<Shown>()
  const years = Array.from({ length: YEARS_AHEAD + 2 }, (_, n) => thisYear - 1 + n)

  const saved = ({ tanggal, nama, terdampak }: HariLiburTersimpan, isNew: boolean) => {
    showNotice('success', { judul: 'Berhasil', isi: (isNew ? insertHariLibur : updateHariLibur).message })
    // Closed before the address changes: what was saved must not be asked about as something that would be lost.
    flushSync(close)
    setSearch({ tahun: Number(tanggal.slice(0, 4)) })
    if (terdampak.length > 0) open({ terdampak: { tanggal, nama } })
  }
  const discard = async (row: HariLibur) => {
    if (!(await askToRemove(row))) return
    remove.mutate(
      { query: { id: row.id } },
      {
        onSuccess: () => showNotice('success', { judul: 'Berhasil', isi: removeHariLibur.message }),
        onError: showFailure,
      },
    )
  }
  const add = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => open({ form: null })}>
      Tambah hari libur
    </Button>
  )

  return (
    <>
      <PageHeader
        judul="Hari Libur"
        isi="Hari ketika klinik tutup, dan seberapa jauh ke depan pasien dapat memesan."
        actions={add}
      />
      <JendelaForm today={today} />
      <Group justify="space-between" align="flex-end" gap="sm">
        <NativeSelect
          label="Tahun"
          data={[...new Set([...years, tahun])].sort((a, b) => a - b).map(String)}
          value={String(tahun)}
          onChange={(event) => setSearch({ tahun: Number(event.currentTarget.value) })}
        />
        {libur.data && (
          <Text size="sm" c="dimmed" role="status" className="angka">
            {libur.data.length} hari
          </Text>
        )}
      </Group>
      <ListState
        query={libur}
        isEmpty={(rows) => rows.length === 0}
        empty={{ isi: `Belum ada hari libur untuk tahun ${tahun}.`, action: add }}
      >
        {(rows) => (
          <Card padding={0}>
            <HariLiburTable
              rows={rows}
              isStale={libur.isPlaceholderData}
              onEdit={(row) => open({ form: row })}
              onRemove={discard}
              onTerdampak={(row) => open({ terdampak: row })}
            />
          </Card>
        )}
      </ListState>
      {shown && 'form' in shown && (
        <Dialog
          key="form"
          isOpen
          onClose={tryToClose}
          judul={shown.form ? 'Edit hari libur' : 'Tambah hari libur'}
          width="30rem"
        >
          <HariLiburForm
            libur={shown.form}
            onDirty={onDirty}
            onSaved={(row) => saved(row, shown.form === null)}
            onCancel={tryToClose}
          />
        </Dialog>
      )}
      {shown && 'terdampak' in shown && (
        <Dialog key="terdampak" isOpen onClose={close} judul="Konsultasi terdampak" width="36rem">
          <TerdampakList {...shown.terdampak} />
        </Dialog>
      )}
    </>
  )
}
