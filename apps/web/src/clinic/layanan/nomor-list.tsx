import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ActionIcon, Group, Text } from '@mantine/core'
import { layananTerbanyak } from '@sehati/contract/base/constants'
import { isianStaf } from '@sehati/contract/base/texts-staf'
import { replaceNomorDarurat } from '@sehati/contract/clinic/layanan.endpoints'
import { hasNomorTetap } from '@sehati/contract/clinic/layanan.rules'
import type { Layanan, NomorDarurat, NomorDaruratMasukan } from '@sehati/contract/clinic/layanan.schema'
import { isLamaTakDiperiksa, nomorBantuan } from '@sehati/contract/clinic/nomor.rules'
import { IconAlertTriangle, IconPencil, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { hariIni, now } from '../../base/lib/clock.ts'
import { say } from '../../base/lib/say.ts'
import { tanggalPanjang } from '../../base/lib/tanggal.ts'
import { MoveButtons, useMove } from '../../base/page/move-buttons.tsx'
import { UnsavedDialog } from '../../base/page/unsaved-dialog.tsx'
import { useFormDialog } from '../../base/page/use-form-dialog.ts'
import { AddButton } from '../../base/ui/add-button.tsx'
import { confirm } from '../../base/ui/confirm.tsx'
import { later } from '../../base/ui/later.tsx'
import { showFailure, showSuccess } from '../../base/ui/notice.tsx'
import { SectionCard } from '../../base/ui/section-card.tsx'
import { updateLayananHere } from './layanan.ts'
import styles from './layanan-admin.module.css'
import { useReplaceNomor } from './layanan-admin.queries.ts'
import { publikOf } from './layanan-admin.rules.ts'

const NomorForm = later(() => import('./nomor-form.tsx').then((file) => file.NomorForm))

const sebutan = ({ nomor, ext }: NomorDarurat) => (ext ? t`${nomor} ekstensi ${ext}` : nomor)
const namaOf = (row: NomorDarurat) => `${sebutan(row)}, ${row.label}`

/** The emergency numbers in the order in which every page shows them. Each change is saved at once. */
export function NomorList({ layanan }: { layanan: Layanan }) {
  const rows = layanan.nomor_darurat
  const replace = useReplaceNomor()
  /** The place of the number that the form changes; the end of the list for a new one. */
  const { shown: editedPlace, open, close, tryToClose, unsaved } = useFormDialog<number>()

  const send = async (nomor_darurat: NomorDaruratMasukan[]) => {
    const saved = await replace.mutateAsync({ body: { dasar_versi: layanan.versi_nomor, nomor_darurat } })
    updateLayananHere(publikOf(saved, now()))
    showSuccess(replaceNomorDarurat)
  }
  const move = useMove({ list: 'nomor', rows, isSaving: replace.isPending, save: send })
  const saveOne = async (nomor: NomorDaruratMasukan) => {
    const next: NomorDaruratMasukan[] = [...rows]
    next[editedPlace ?? rows.length] = nomor
    await send(next)
    close()
  }
  const remove = async (row: NomorDarurat) => {
    const nama = sebutan(row)
    const { label } = row
    const isAgreed = await confirm({
      judul: t`Hapus nomor darurat?`,
      isi: t`${nama} (${label}) tidak lagi ditampilkan di halaman mana pun.`,
      ya: t`Hapus nomor`,
      isDestructive: true,
    })
    if (isAgreed) await send(rows.filter((other) => other !== row)).catch(showFailure)
  }

  return (
    <SectionCard
      judul={t`Nomor darurat`}
      isi={t`Ditampilkan di setiap halaman publik dan pasien, dalam urutan ini. Perubahan langsung tersimpan.`}
    >
      <ol className={styles.numbers} aria-label={t`Nomor darurat`}>
        {rows.map((row, n) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: a number has nothing but its place
            key={n}
            nomor={row}
            moves={<MoveButtons list="nomor" place={n} count={rows.length} nama={namaOf(row)} onMove={move} />}
            onEdit={() => open(n)}
            onRemove={hasNomorTetap(rows.filter((other) => other !== row)) ? () => remove(row) : null}
          />
        ))}
      </ol>
      <Text size="sm" c="dimmed">
        {say(isianStaf.nomorDaruratTetap)}
      </Text>
      {rows.length < layananTerbanyak.nomor_darurat && (
        <Group>
          <AddButton variant="light" onClick={() => open(rows.length)}>{t`Tambah nomor`}</AddButton>
        </Group>
      )}
      <UnsavedDialog
        unsaved={unsaved}
        isOpen={editedPlace !== null}
        onClose={tryToClose}
        judul={editedPlace === rows.length ? t`Tambah nomor darurat` : t`Ubah nomor darurat`}
        width="34rem"
      >
        {editedPlace !== null && <NomorForm nomor={rows[editedPlace]} save={saveOne} onCancel={tryToClose} />}
      </UnsavedDialog>
    </SectionCard>
  )
}

type RowProps = {
  nomor: NomorDarurat
  moves: ReactNode
  onEdit: () => void
  /** Null for a number that must stay. */
  onRemove: (() => void) | null
}

function Row({ nomor: row, moves, onEdit, onRemove }: RowProps) {
  const nama = namaOf(row)
  const tanggal = tanggalPanjang(row.diperiksa)
  const icon = { variant: 'subtle', size: 44 } as const
  return (
    <li>
      <span className={styles.words}>
        <strong>{sebutan(row)}</strong>
        <span>{nomorBantuan(row, now()).isi}</span>
        {isLamaTakDiperiksa(row, hariIni()) ? (
          <span className={styles.due}>
            <IconAlertTriangle size={16} aria-hidden />
            <Trans>Diperiksa {tanggal}. Coba hubungi lagi, lalu perbarui tanggalnya.</Trans>
          </span>
        ) : (
          <span className={styles.quiet}>
            <Trans>Diperiksa {tanggal}</Trans>
          </span>
        )}
      </span>
      <Group gap={4} wrap="nowrap" className={styles.acts}>
        {moves}
        <ActionIcon {...icon} aria-label={t`Ubah ${nama}`} onClick={onEdit}>
          <IconPencil size={20} aria-hidden />
        </ActionIcon>
        {onRemove && (
          <ActionIcon {...icon} color="red" aria-label={t`Hapus ${nama}`} onClick={onRemove}>
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        )}
      </Group>
    </li>
  )
}
