import { plural, t } from '@lingui/core/macro'
import { Group, NativeSelect } from '@mantine/core'
import { insertHariLibur, removeHariLibur, updateHariLibur } from '@sehati/contract/absence/hari-libur.endpoints'
import type { HariLibur, HariLiburTersimpan } from '@sehati/contract/absence/hari-libur.schema'
import * as z from 'zod/mini'
import { hariIni } from '../../base/lib/clock.ts'
import { tanggalPanjang } from '../../base/lib/tanggal.ts'
import { useUrlSearch } from '../../base/lib/url-search.ts'
import { UnsavedDialog } from '../../base/page/unsaved-dialog.tsx'
import { useFormDialog } from '../../base/page/use-form-dialog.ts'
import { AddButton } from '../../base/ui/add-button.tsx'
import { confirm } from '../../base/ui/confirm.tsx'
import { later } from '../../base/ui/later.tsx'
import { List } from '../../base/ui/loaded.tsx'
import { noticesOf, showSuccess } from '../../base/ui/notice.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { RowCount } from '../../base/ui/row-count.tsx'
import { useHariLibur, useRemoveHariLibur } from './hari-libur.queries.ts'
import { HariLiburYear } from './hari-libur-year.tsx'
import type { LiburTersimpan } from './terdampak-libur-form.tsx'

const HariLiburForm = later(() => import('./hari-libur-form.tsx').then((file) => file.HariLiburForm))
const TerdampakLibur = later(() => import('./terdampak-libur-form.tsx').then((file) => file.TerdampakLibur))

const YEARS_AHEAD = 3
export const Search = z.object({
  tahun: z.catch(z.optional(z.coerce.number().check(z.int(), z.minimum(1900), z.maximum(9999))), undefined),
})

/** A holiday to be changed (none for a new one), or one whose stranded consultations are decided about. */
type Shown = { form: HariLibur | null } | { terdampak: LiburTersimpan }

const askToRemove = ({ nama, tanggal, buka }: HariLibur) => {
  const kapan = tanggalPanjang(tanggal)
  return confirm({
    judul: t`Hapus hari libur?`,
    isi: buka
      ? t`${nama}, ${kapan}, tidak lagi ditampilkan di kalender.`
      : t`${nama}, ${kapan}, dihapus dari daftar dan tanggalnya dapat dipesan kembali.`,
    ya: t`Hapus hari libur`,
    isDestructive: true,
  })
}

/** /admin/hari-libur: the days on which no patient can book. */
export function Page() {
  const today = hariIni()
  const thisYear = Number(today.slice(0, 4))
  const [{ tahun = thisYear }, setSearch] = useUrlSearch(Search)
  const libur = useHariLibur(tahun)
  const remove = useRemoveHariLibur()
  const { shown, open, close, tryToClose, unsaved } = useFormDialog<Shown>()
  const years = Array.from({ length: YEARS_AHEAD + 2 }, (_, n) => thisYear - 1 + n)

  const saved = ({ terdampak, ...libur }: HariLiburTersimpan, isNew: boolean) => {
    showSuccess(isNew ? insertHariLibur : updateHariLibur)
    // Closed before the address changes: what was saved must not be asked about as something that would be lost.
    close()
    setSearch({ tahun: Number(libur.tanggal.slice(0, 4)) })
    if (terdampak.length > 0) open({ terdampak: libur })
  }
  const discard = async (row: HariLibur) => {
    if (!(await askToRemove(row))) return
    remove.mutate({ query: { id: row.id } }, noticesOf(removeHariLibur))
  }
  const add = <AddButton onClick={() => open({ form: null })}>{t`Tambah hari libur`}</AddButton>

  return (
    <>
      <PageHeader
        judul={t`Hari Libur`}
        isi={t`Hari ketika klinik tutup. Batas waktu pemesanan diatur di Aturan.`}
        actions={add}
      />
      <Group justify="space-between" align="flex-end" gap="sm">
        <NativeSelect
          label={t`Tahun`}
          data={[...new Set([...years, tahun])].sort((a, b) => a - b).map(String)}
          value={String(tahun)}
          onChange={(event) => setSearch({ tahun: Number(event.currentTarget.value) })}
        />
        {libur.data && <RowCount>{plural({ jumlah: libur.data.length }, { other: '# hari' })}</RowCount>}
      </Group>
      <List query={libur} empty={{ isi: t`Belum ada hari libur untuk tahun ${tahun}.`, action: add }}>
        {(rows) => (
          <HariLiburYear
            rows={rows}
            today={today}
            isStale={libur.isPlaceholderData}
            onEdit={(row) => open({ form: row })}
            onRemove={discard}
            onTerdampak={(row) => open({ terdampak: row })}
          />
        )}
      </List>
      {shown && 'form' in shown && (
        <UnsavedDialog
          key="form"
          isOpen
          onClose={tryToClose}
          unsaved={unsaved}
          judul={shown.form ? t`Edit hari libur` : t`Tambah hari libur`}
          width="44rem"
        >
          <HariLiburForm libur={shown.form} onSaved={(row) => saved(row, shown.form === null)} onCancel={tryToClose} />
        </UnsavedDialog>
      )}
      {shown && 'terdampak' in shown && (
        <UnsavedDialog
          key="terdampak"
          isOpen
          onClose={tryToClose}
          unsaved={unsaved}
          judul={t`Tangani konsultasi yang terdampak`}
          width="44rem"
        >
          <TerdampakLibur libur={shown.terdampak} onDone={close} onCancel={tryToClose} />
        </UnsavedDialog>
      )}
    </>
  )
}
