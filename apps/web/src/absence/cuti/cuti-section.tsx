import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Card, Group, Stack, Text, Title } from '@mantine/core'
import { insertCuti, removeCuti } from '@sehati/contract/absence/cuti.endpoints'
import type { Cuti } from '@sehati/contract/absence/cuti.schema'
import type { Zona } from '@sehati/contract/base/waktu'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { hariIni } from '../../base/lib/clock.ts'
import { UnsavedDialog } from '../../base/page/unsaved-dialog.tsx'
import { useFormDialog } from '../../base/page/use-form-dialog.ts'
import { AddButton } from '../../base/ui/add-button.tsx'
import { askToDiscard, confirm } from '../../base/ui/confirm.tsx'
import { later } from '../../base/ui/later.tsx'
import { List, SkeletonLines } from '../../base/ui/loaded.tsx'
import { noticesOf, showSuccess } from '../../base/ui/notice.tsx'
import { CUTI_ASK_MS, cutiQuery, type Untuk, useRemoveCuti } from './cuti.queries.ts'
import { rentangCuti } from './cuti.rules.ts'
import { CutiList } from './cuti-list.tsx'

const CutiForm = later(() => import('./cuti-form.tsx').then((file) => file.CutiForm))

const askToRemove = (cuti: Cuti) => {
  const rentang = rentangCuti(cuti)
  return confirm({
    judul: t`Hapus cuti?`,
    isi: t`${rentang} dapat dipesan kembali oleh pasien. Konsultasi yang sudah dibatalkan atau dipindahkan tidak berubah.`,
    ya: t`Hapus cuti`,
    isDestructive: true,
  })
}

const askToLeave = () =>
  askToDiscard({
    judul: t`Tutup tanpa memproses?`,
    isi: t`Pilihan dan pesan yang belum diproses akan hilang. Konsultasi tetap terjadwal.`,
    ya: t`Tutup tanpa memproses`,
    tidak: t`Lanjutkan`,
  })

type CutiSectionProps = {
  /** The zone of the professional's clinic, by whose clock the hours are. */
  zona: Zona
  untuk?: Untuk
  /** The form that decides about what a leave strands. */
  selesaikan: (form: { cuti: Cuti; untuk: Untuk; onDone: () => void; onCancel: () => void }) => ReactNode
}

/** A professional's leave, for the professional or for an admin: the list, a new one, and the consultations that it strands. */
export function CutiSection({ zona, untuk = null, selesaikan }: CutiSectionProps) {
  const today = hariIni()
  const nama = untuk?.nama
  const cuti = useQuery({ ...cutiQuery(untuk), refetchInterval: CUTI_ASK_MS, refetchOnWindowFocus: 'always' })
  const remove = useRemoveCuti(untuk)
  const adding = useFormDialog<true>()
  const deciding = useFormDialog<Cuti>(askToLeave)
  const resolving = deciding.shown
  // The row of the list; until the list has it, the one that the server returned.
  const current = resolving && (cuti.data?.find(({ cuti_id }) => cuti_id === resolving.cuti_id) ?? resolving)

  const saved = (made: Cuti) => {
    adding.close()
    showSuccess(insertCuti)
    if (made.terdampak.length > 0) deciding.open(made)
  }
  const discard = async (row: Cuti) => {
    if (!(await askToRemove(row))) return
    remove.mutate({ query: { id: row.cuti_id } }, noticesOf(removeCuti))
  }

  return (
    <Card component="section" aria-labelledby="cuti-judul">
      <Stack gap="md">
        <Group justify="space-between" gap="sm">
          <Title order={2} id="cuti-judul" fz="lg">
            <Trans>Cuti</Trans>
          </Title>
          <AddButton variant="light" onClick={() => adding.open(true)}>{t`Tambah cuti`}</AddButton>
        </Group>
        <Text size="sm" c="dimmed">
          {untuk ? (
            <Trans>
              Pada tanggal cuti {nama} tidak dapat dipesan dan diberi tahu. Konsultasi yang sudah ada dapat dibatalkan
              atau dijadwalkan ulang.
            </Trans>
          ) : (
            <Trans>
              Pada tanggal cuti Anda tidak dapat dipesan. Konsultasi yang sudah ada dapat dibatalkan atau dijadwalkan
              ulang.
            </Trans>
          )}
        </Text>
        <List
          query={cuti}
          empty={{ isi: t`Belum ada cuti yang dicatat.` }}
          skeleton={<SkeletonLines rows={2} height={72} />}
        >
          {(rows) => <CutiList rows={rows} today={today} onResolve={deciding.open} onRemove={discard} />}
        </List>
      </Stack>
      {adding.shown && (
        <UnsavedDialog isOpen onClose={adding.tryToClose} unsaved={adding.unsaved} judul={t`Tambah cuti`} width="32rem">
          <CutiForm zona={zona} untuk={untuk} onSaved={saved} onCancel={adding.tryToClose} />
        </UnsavedDialog>
      )}
      {current && (
        <UnsavedDialog
          isOpen
          onClose={deciding.tryToClose}
          unsaved={deciding.unsaved}
          judul={t`Tangani konsultasi yang terdampak`}
          width="44rem"
        >
          {selesaikan({ cuti: current, untuk, onDone: deciding.close, onCancel: deciding.tryToClose })}
        </UnsavedDialog>
      )}
    </Card>
  )
}
