import { useEffect } from 'react'

type Paged = { data: { last_page: number } | undefined; isPlaceholderData: boolean }

/** A page past the end, from an old link or after rows went away, leads to the last one. */
export function useLastPage(
  { data, isPlaceholderData }: Paged,
  page: number,
  setSearch: (patch: { page: number }) => void,
) {
  const last = isPlaceholderData ? undefined : data?.last_page
  useEffect(() => {
    if (last !== undefined && page > last) setSearch({ page: last })
  }, [last, page, setSearch])
}
