import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { insertCuti, removeCuti } from '@sehati/contract/cuti.endpoints'
import type { Cuti } from '@sehati/contract/cuti.schema'
import { tanggalWib } from '@sehati/contract/waktu'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { confirm } from '../../ui/confirm.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ListState, SkeletonLines } from '../../ui/list-state.tsx'
import { showFailure, showNotice } from '../../ui/notice.tsx'
import { cutiQuery, useRemoveCuti } from './cuti.queries.ts'
import { rentangCuti } from './cuti.rules.ts'
import { CutiForm } from './cuti-form.tsx'
import { CutiList } from './cuti-list.tsx'
import { SelesaikanForm } from './selesaikan-form.tsx'

const askToRemove = (cuti: Cuti) =>
  confirm({
    judul: 'Hapus cuti?',
    isi: `${rentangCuti(cuti)} dapat dipesan kembali oleh pasien. Konsultasi yang sudah dibatalkan atau dipindahkan tidak berubah.`,
    ya: 'Hapus cuti',
    isDestructive: true,
  })

const askToDiscard = () =>
  confirm({
    judul: 'Tutup tanpa memproses?',
    isi: 'Pilihan dan pesan yang belum diproses akan hilang. Konsultasi tetap terjadwal.',
    ya: 'Tutup tanpa memproses',
    tidak: 'Lanjutkan',
    isDestructive: true,
  })

/** A professional's own leave: the list, a new one, and the consultations that it strands. */
export function CutiSection() {
  const today = tanggalWib(new Date())
  const cuti = useQuery(cutiQuery())
  const remove = useRemoveCuti()
  const [isAdding, setIsAdding] = useState(false)
  const [resolving, setResolving] = useState<Cuti | null>(null)
  const [isDirty, setIsDirty] = useState(false)
  // As the list knows it now; the one that was answered at first, until the list has it.
  const current = resolving && (cuti.data?.find(({ cuti_id }) => cuti_id === resolving.cuti_id) ?? resolving)

  const saved = (made: Cuti) => {
    setIsAdding(false)
    showNotice('success', { judul: 'Berhasil', isi: insertCuti.message })
    if (made.terdampak.length > 0) setResolving(made)
  }
  const discard = async (row: Cuti) => {
    if (!(await askToRemove(row))) return
    remove.mutate(
      { query: { id: row.cuti_id } },
      {
        onSuccess: () => showNotice('success', { judul: 'Berhasil', isi: removeCuti.message }),
        onError: showFailure,
      },
    )
  }
  const leave = async () => {
    if (!isDirty || (await askToDiscard())) setResolving(null)
  }

  return (
    <Card component="section" aria-labelledby="cuti-judul">
      <Stack gap="md">
        <Group justify="space-between" gap="sm">
          <Title order={2} id="cuti-judul" fz="lg">
            Cuti
          </Title>
          <Button variant="light" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setIsAdding(true)}>
            Tambah cuti
          </Button>
        </Group>
        <Text size="sm" c="dimmed">
          Pada tanggal cuti Anda tidak dapat dipesan. Konsultasi yang sudah ada dapat dibatalkan atau dijadwalkan ulang.
        </Text>
        <ListState
          query={cuti}
          isEmpty={(rows) => rows.length === 0}
          empty={{ isi: 'Belum ada cuti yang dicatat.' }}
          skeleton={<SkeletonLines rows={2} height={72} />}
        >
          {(rows) => <CutiList rows={rows} today={today} onResolve={setResolving} onRemove={discard} />}
        </ListState>
      </Stack>
      <Dialog isOpen={isAdding} onClose={() => setIsAdding(false)} judul="Tambah cuti" width="32rem">
        <CutiForm onSaved={saved} onCancel={() => setIsAdding(false)} />
      </Dialog>
      {current && (
        <Dialog isOpen onClose={leave} judul="Selesaikan konsultasi terdampak" width="44rem">
          <SelesaikanForm cuti={current} onDirty={setIsDirty} onDone={() => setResolving(null)} onCancel={leave} />
        </Dialog>
      )}
    </Card>
  )
}
