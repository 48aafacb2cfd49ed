import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { useState } from 'react'
import { useLate } from '../../base/lib/use-late.ts'
import type { Slot } from './slot.rules.ts'
import { slotNews } from './slot-news.rules.ts'

type SlotNewsProps = {
  tanggal: string | null
  slots: Slot[] | undefined
  chosen: number | null
  /** The user's own booking is being sent: changes of its slot are not announced. */
  isSettled: boolean
  /** Whether live events arrive at the moment. */
  isLive: boolean
}

/** A short interruption is not worth a word. */
const HINT_AFTER_MS = 4_000

/** Announces which slots of the day others have just taken or freed and, after a while, that updates arrive more slowly. */
export function SlotNews({ tanggal, slots, chosen, isSettled, isLive }: SlotNewsProps) {
  const [before, setBefore] = useState({ tanggal, slots })
  const [news, setNews] = useState<string[]>([])
  const isSlow = useLate(!isLive, HINT_AFTER_MS)

  // While a day is read again, its last slots are what the next ones are compared with.
  const isSameDay = before.tanggal === tanggal
  if (!isSameDay || (slots !== undefined && slots !== before.slots)) {
    setBefore({ tanggal, slots })
    const found = isSameDay && !isSettled ? slotNews(before.slots ?? [], slots ?? [], chosen) : []
    if (!isSameDay || found.length > 0) setNews(found)
  }

  return (
    <div>
      <Text size="sm" role="status" aria-label={t`Perubahan waktu`}>
        {news.join(' ')}
      </Text>
      {isSlow && (
        <Text size="xs" c="dimmed">
          <Trans>Pembaruan langsung terputus. Daftar waktu diperiksa setiap beberapa detik.</Trans>
        </Text>
      )}
    </div>
  )
}
