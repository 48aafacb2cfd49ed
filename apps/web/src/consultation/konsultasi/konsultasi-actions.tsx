import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import { konsultasi as messages } from '@sehati/contract/consultation/konsultasi.messages'
import { checkPatientChange } from '@sehati/contract/consultation/konsultasi.rules'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { IconCalendarEvent, IconX } from '@tabler/icons-react'
import { useId } from 'react'
import { say } from '../../base/lib/say.ts'

type KonsultasiActionsProps = {
  konsultasi: KonsultasiTampil
  now: Date
  onReschedule: () => void
  onCancel: () => void
}

const reasons = { NOT_OPEN: messages.NOT_OPEN, TOO_LATE: messages.TOO_LATE }

/** What a patient may still do with a consultation; where nothing, the buttons say why. */
export function KonsultasiActions({ konsultasi, now, onReschedule, onCancel }: KonsultasiActionsProps) {
  const id = useId()
  const verdict = checkPatientChange(konsultasi, now)
  const reason = verdict && reasons[verdict].isi
  const state = { disabled: verdict !== null, 'aria-describedby': verdict ? id : undefined }
  return (
    <Stack gap="xs">
      <Group gap="sm" grow preventGrowOverflow={false}>
        <Button
          {...state}
          variant="light"
          leftSection={<IconCalendarEvent size={18} aria-hidden />}
          onClick={onReschedule}
        >
          <Trans>Ubah jadwal</Trans>
        </Button>
        <Button
          {...state}
          variant="default"
          c={verdict ? undefined : 'red'}
          leftSection={<IconX size={18} aria-hidden />}
          onClick={onCancel}
        >
          <Trans>Batalkan konsultasi</Trans>
        </Button>
      </Group>
      {reason && (
        <Text size="xs" c="dimmed" id={id}>
          {say(reason)}
        </Text>
      )}
    </Stack>
  )
}
