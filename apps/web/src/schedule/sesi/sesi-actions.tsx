import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group } from '@mantine/core'
import type { JadwalTenaga } from '@sehati/contract/schedule/jadwal-tenaga.schema'
import { updateJadwalTenaga } from '@sehati/contract/schedule/sesi.endpoints'
import { IconLock, IconLockOpen, IconPencil } from '@tabler/icons-react'
import { say } from '../../base/lib/say.ts'
import { rentangJam } from '../../base/lib/tanggal.ts'
import { confirm } from '../../base/ui/confirm.tsx'
import { showFailure, showNotice } from '../../base/ui/notice.tsx'
import { useUpdateSesi } from './sesi.queries.ts'

function nameOf({ sesi, jam_mulai, jam_selesai, ...row }: JadwalTenaga): string {
  const [hari, jam] = [say(row.hari), rentangJam(jam_mulai, jam_selesai, row.zona)]
  return t`sesi ${sesi}, ${hari} ${jam}`
}

/** What closing or reopening means for those who have booked and those who have not. */
function consequence(sesi: JadwalTenaga, upcoming: number): string {
  const nama = nameOf(sesi)
  const kept =
    upcoming > 0
      ? plural(upcoming, { other: '# konsultasi mendatang pada sesi ini tetap berlaku dan tidak berubah.' })
      : t`Konsultasi yang sudah dipesan pada sesi ini tidak berubah.`
  return sesi.is_available === 1
    ? t`Pasien tidak dapat lagi memesan ${nama}. ${kept} Sesi dapat dibuka kembali kapan saja.`
    : t`Pasien dapat kembali memesan ${nama}. ${kept}`
}

/** Edit, and close or reopen, one session. */
export function SesiActions({ sesi, upcoming, onEdit }: { sesi: JadwalTenaga; upcoming: number; onEdit: () => void }) {
  const update = useUpdateSesi()
  const isOpen = sesi.is_available === 1
  const nama = nameOf(sesi)
  const act = isOpen ? t`Tutup sesi` : t`Buka sesi`

  const toggle = async () => {
    const isAgreed = await confirm({
      judul: isOpen ? t`Tutup sesi?` : t`Buka sesi?`,
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
          showNotice('success', { judul: isOpen ? t`Sesi ditutup` : t`Sesi dibuka`, isi: updateJadwalTenaga.message }),
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
        aria-label={t`Edit Session ${nama}`}
        onClick={onEdit}
      >
        <Trans>Edit Session</Trans>
      </Button>
      <Button
        variant="subtle"
        px="xs"
        leftSection={isOpen ? <IconLock size={18} aria-hidden /> : <IconLockOpen size={18} aria-hidden />}
        aria-label={isOpen ? t`Tutup ${nama}` : t`Buka ${nama}`}
        loading={update.isPending}
        onClick={toggle}
      >
        {act}
      </Button>
    </Group>
  )
}
