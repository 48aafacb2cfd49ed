import { idIn } from '@sehati/contract/base/id'
import { useParams } from '@tanstack/react-router'

/** The id that the address of a detail page names; null where it is none. */
export function useDetailId(): number | null {
  const { id } = useParams({ strict: false }) as { id?: string }
  return id === undefined ? null : idIn(id)
}
