import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
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
  const before = useRef<{ tanggal: string | null; slots: Slot[] | undefined }>({ tanggal, slots })
  const [news, setNews] = useState<string[]>([])
  const [isSlow, setIsSlow] = useState(false)

  useEffect(() => {
    const earlier = before.current
    if (slots === undefined && earlier.tanggal === tanggal) return
    before.current = { tanggal, slots }
    if (earlier.tanggal !== tanggal) return setNews([])
    if (isSettled) return
    const found = slotNews(earlier.slots ?? [], slots ?? [], chosen)
    if (found.length > 0) setNews(found)
  }, [tanggal, slots, chosen, isSettled])

  useEffect(() => {
    if (isLive) return setIsSlow(false)
    const timer = setTimeout(() => setIsSlow(true), HINT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isLive])

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
