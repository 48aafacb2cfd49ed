import { Button, Group } from '@mantine/core'
import { updateJadwalTenaga } from '@sehati/contract/jadwal-tenaga.endpoints'
import type { JadwalTenaga } from '@sehati/contract/jadwal-tenaga.schema'
import { IconLock, IconLockOpen, IconPencil } from '@tabler/icons-react'
import { rentangJam } from '../../lib/tanggal.ts'
import { confirm } from '../../ui/confirm.tsx'
import { showFailure, showNotice } from '../../ui/notice.tsx'
import { useUpdateSesi } from './sesi.queries.ts'

const nameOf = ({ hari, sesi, jam_mulai, jam_selesai }: JadwalTenaga) =>
  `sesi ${sesi}, ${hari} ${rentangJam(jam_mulai, jam_selesai)}`

/** What closing or reopening means for those who have booked and those who have not. */
function consequence(sesi: JadwalTenaga, upcoming: number): string {
  const kept =
    upcoming > 0
      ? `${upcoming} konsultasi mendatang pada sesi ini tetap berlaku dan tidak berubah.`
      : 'Konsultasi yang sudah dipesan pada sesi ini tidak berubah.'
  return sesi.is_available === 1
    ? `Pasien tidak dapat lagi memesan ${nameOf(sesi)}. ${kept} Sesi dapat dibuka kembali kapan saja.`
    : `Pasien dapat kembali memesan ${nameOf(sesi)}. ${kept}`
}

/** Edit, and close or reopen, one session. */
export function SesiActions({ sesi, upcoming, onEdit }: { sesi: JadwalTenaga; upcoming: number; onEdit: () => void }) {
  const update = useUpdateSesi()
  const isOpen = sesi.is_available === 1
  const act = isOpen ? 'Tutup sesi' : 'Buka sesi'

  const toggle = async () => {
    const isAgreed = await confirm({
      judul: `${act}?`,
      isi: consequence(sesi, upcoming),
      ya: act,
      isDestructive: isOpen,
    })
    if (!isAgreed) return
    const { id, profesional_id, hari, jam_mulai, jam_selesai, sesi: nomor } = sesi
    update.mutate(
      {
        query: { id, profid: profesional_id },
        body: { profesional_id, hari, jam_mulai, jam_selesai, sesi: nomor, is_available: isOpen ? 0 : 1 },
      },
      {
        onSuccess: () =>
          showNotice('success', { judul: isOpen ? 'Sesi ditutup' : 'Sesi dibuka', isi: updateJadwalTenaga.message }),
        onError: showFailure,
      },
    )
  }

  return (
    <Group gap={4}>
      <Button
        variant="light"
        px="xs"
        leftSection={<IconPencil size={18} aria-hidden />}
        aria-label={`Edit Session ${nameOf(sesi)}`}
        onClick={onEdit}
      >
        Edit Session
      </Button>
      <Button
        variant="subtle"
        px="xs"
        leftSection={isOpen ? <IconLock size={18} aria-hidden /> : <IconLockOpen size={18} aria-hidden />}
        aria-label={`${act} ${nameOf(sesi).replace(/^sesi /, '')}`}
        loading={update.isPending}
        onClick={toggle}
      >
        {act}
      </Button>
    </Group>
  )
}
