import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Card, Group, Stack, Text, Title } from '@mantine/core'
import type { Zona } from '@sehati/contract/base/waktu'
import { insertCuti, removeCuti } from '@sehati/contract/booking/cuti.endpoints'
import type { Cuti } from '@sehati/contract/booking/cuti.schema'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { hariIni } from '../../base/lib/clock.ts'
import { useUnsaved } from '../../base/lib/use-unsaved.ts'
import { AddButton } from '../../base/ui/add-button.tsx'
import { askToDiscard, confirm } from '../../base/ui/confirm.tsx'
import { Dialog } from '../../base/ui/dialog.tsx'
import { later } from '../../base/ui/later.tsx'
import { List, SkeletonLines } from '../../base/ui/loaded.tsx'
import { noticesOf, showSuccess } from '../../base/ui/notice.tsx'
import { cutiQuery, useRemoveCuti } from './cuti.queries.ts'
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
  /** The form that decides about what a leave strands. */
  selesaikan: (form: {
    cuti: Cuti
    onDirty: (isDirty: boolean) => void
    onDone: () => void
    onCancel: () => void
  }) => ReactNode
}

/** A professional's own leave: the list, a new one, and the consultations that it strands. */
export function CutiSection({ zona, selesaikan }: CutiSectionProps) {
  const today = hariIni()
  const cuti = useQuery(cutiQuery())
  const remove = useRemoveCuti()
  const [isAdding, setIsAdding] = useState(false)
  const [resolving, setResolving] = useState<Cuti | null>(null)
  const adding = useUnsaved(isAdding, askToDiscard)
  const deciding = useUnsaved(resolving !== null, askToLeave)
  // The row of the list; until the list has it, the one that the server returned.
  const current = resolving && (cuti.data?.find(({ cuti_id }) => cuti_id === resolving.cuti_id) ?? resolving)

  const closeAdding = () => {
    adding.onDirty(false)
    setIsAdding(false)
  }
  const closeDeciding = () => {
    deciding.onDirty(false)
    setResolving(null)
  }
  const cancelAdding = async () => {
    if (await adding.mayClose()) closeAdding()
  }
  const saved = (made: Cuti) => {
    closeAdding()
    showSuccess(insertCuti)
    if (made.terdampak.length > 0) setResolving(made)
  }
  const discard = async (row: Cuti) => {
    if (!(await askToRemove(row))) return
    remove.mutate({ query: { id: row.cuti_id } }, noticesOf(removeCuti))
  }
  const leave = async () => {
    if (await deciding.mayClose()) closeDeciding()
  }

  return (
    <Card component="section" aria-labelledby="cuti-judul">
      <Stack gap="md">
        <Group justify="space-between" gap="sm">
          <Title order={2} id="cuti-judul" fz="lg">
            <Trans>Cuti</Trans>
          </Title>
          <AddButton variant="light" onClick={() => setIsAdding(true)}>{t`Tambah cuti`}</AddButton>
        </Group>
        <Text size="sm" c="dimmed">
          <Trans>
            Pada tanggal cuti Anda tidak dapat dipesan. Konsultasi yang sudah ada dapat dibatalkan atau dijadwalkan
            ulang.
          </Trans>
        </Text>
        <List
          query={cuti}
          empty={{ isi: t`Belum ada cuti yang dicatat.` }}
          skeleton={<SkeletonLines rows={2} height={72} />}
        >
          {(rows) => <CutiList rows={rows} today={today} onResolve={setResolving} onRemove={discard} />}
        </List>
      </Stack>
      <Dialog isOpen={isAdding} onClose={cancelAdding} judul={t`Tambah cuti`} width="32rem">
        <CutiForm zona={zona} onDirty={adding.onDirty} onSaved={saved} onCancel={cancelAdding} />
      </Dialog>
      {current && (
        <Dialog isOpen onClose={leave} judul={t`Tangani konsultasi yang terdampak`} width="44rem">
          {selesaikan({ cuti: current, onDirty: deciding.onDirty, onDone: closeDeciding, onCancel: leave })}
        </Dialog>
      )}
    </Card>
  )
}
