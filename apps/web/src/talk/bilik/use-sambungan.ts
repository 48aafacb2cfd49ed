import { useEffect, useState } from 'react'
import { type Kept, sambunganOf } from './sambungan.ts'

/** The number of this page in the room of a consultation; null for the moment that it takes to know it. */
export function useSambungan(jadwal_id: number): Kept | null {
  const [kept, setKept] = useState<Kept | null>(null)
  useEffect(() => {
    let isGone = false
    void sambunganOf(jadwal_id).then((found) => isGone || setKept(found))
    return () => {
      isGone = true
    }
  }, [jadwal_id])
  return kept
}
