import { useCallback, useEffect, useRef, useState } from 'react'
import type { ApiError } from '../../base/lib/api-error.ts'
import { showFailure } from '../../base/ui/notice.tsx'
import { isKnown, loadOlder, oldestKnown } from './thread.queries.ts'

const FLASH_MS = 1_600

/** Loads older messages when they are scrolled to, and leads to a quoted one, however old it is. */
export function useJump(jadwal_id: number, adaLebihLama: boolean) {
  const [isLoadingOlder, setIsLoading] = useState(false)
  const [target, setTarget] = useState<{ id: number } | null>(null)
  const isBusy = useRef(false)

  const older = useCallback(async () => {
    if (isBusy.current) return
    isBusy.current = true
    setIsLoading(true)
    try {
      await loadOlder(jadwal_id)
    } finally {
      isBusy.current = false
      setIsLoading(false)
    }
  }, [jadwal_id])

  const onNearStart = () => {
    if (adaLebihLama) void older().catch(() => null)
  }
  const onJump = useCallback(
    async (id: number) => {
      try {
        while (!isKnown(jadwal_id, id)) {
          const oldest = oldestKnown(jadwal_id)
          await older()
          if (oldestKnown(jadwal_id) === oldest) return
        }
        setTarget({ id })
      } catch (error) {
        showFailure(error as ApiError)
      }
    },
    [jadwal_id, older],
  )

  // After the rows that were loaded for it have been drawn.
  useEffect(() => {
    if (target === null) return
    const row = document.querySelector<HTMLElement>(`[data-id="${target.id}"]`)
    row?.scrollIntoView({ block: 'center' })
    row?.focus({ preventScroll: true })
    const timer = setTimeout(() => setTarget(null), FLASH_MS)
    return () => clearTimeout(timer)
  }, [target])

  return { flash: target?.id ?? null, onJump, isLoadingOlder, onNearStart }
}
