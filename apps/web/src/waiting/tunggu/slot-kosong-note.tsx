import { Trans } from '@lingui/react/macro'
import { Alert, Stack, Text } from '@mantine/core'
import type { Zona } from '@sehati/contract/base/waktu'
import { tunggu as messages } from '@sehati/contract/waiting/tunggu.messages'
import type { SlotKosong } from '@sehati/contract/waiting/tunggu.schema'
import { IconCalendarPlus } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { say } from '../../base/lib/say.ts'
import { tanggalPukul } from '../../base/lib/tanggal.ts'

type SlotKosongNoteProps = {
  judul?: string
  slot: SlotKosong
  zona: Zona
  /** The way to it. */
  children: ReactNode
}

/** Names the place that is free now, in place of a refusal. Takes the focus when it appears, as one does. */
export function SlotKosongNote({ judul = say(messages.SLOT_FREE.judul), slot, zona, children }: SlotKosongNoteProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const waktu = tanggalPukul(slot.tanggal, slot.jam_mulai, zona)
  return (
    <Alert ref={box} tabIndex={-1} role="alert" color="accent" title={judul} icon={<IconCalendarPlus aria-hidden />}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm" fw={600}>
          <Trans>{waktu}. Anda tidak perlu menunggu.</Trans>
        </Text>
        {children}
      </Stack>
    </Alert>
  )
}
