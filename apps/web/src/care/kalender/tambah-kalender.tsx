import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { Konsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { IconCalendarPlus } from '@tabler/icons-react'
import { showFailure } from '../../base/ui/notice.tsx'
import { useSaveIcs } from './kalender.queries.ts'

/** Puts a consultation into the person's own calendar app, by a file; a cancelled one has no business there. */
export function TambahKalender({ konsultasi }: { konsultasi: Pick<Konsultasi, 'jadwal_id' | 'status'> }) {
  const save = useSaveIcs()
  if (konsultasi.status === 'dibatalkan') return null
  return (
    <Button
      variant="default"
      leftSection={<IconCalendarPlus size={18} aria-hidden />}
      loading={save.isPending}
      onClick={() => save.mutate(konsultasi.jadwal_id, { onError: showFailure })}
    >
      <Trans>Tambahkan ke kalender</Trans>
    </Button>
  )
}
