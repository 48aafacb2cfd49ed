import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useEffect, useEffectEvent, useRef } from 'react'

type MoreRowsProps = { query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown } }

/** The end of a list that goes on: fetches the next page as it comes into view. */
export function MoreRows({ query: { hasNextPage, isFetchingNextPage, fetchNextPage } }: MoreRowsProps) {
  const end = useRef<HTMLLIElement>(null)
  const more = useEffectEvent(fetchNextPage)
  useEffect(() => {
    if (!hasNextPage || isFetchingNextPage || !end.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more())
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [hasNextPage, isFetchingNextPage])
  if (!hasNextPage) return null
  return (
    <li ref={end}>
      <Button variant="subtle" fullWidth loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
        <Trans>Muat lebih banyak</Trans>
      </Button>
    </li>
  )
}
