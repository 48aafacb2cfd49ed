import { useEffect, useState } from 'react'

/** The address of a blob for an <img>, which lives as long as the component does. */
export function useBlobUrl(isi: Blob | null | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!isi) return
    const made = URL.createObjectURL(isi)
    // oxlint-disable-next-line react/set-state-in-effect -- an address is made where it is also taken back
    setAddress(made)
    return () => {
      setAddress(null)
      URL.revokeObjectURL(made)
    }
  }, [isi])
  return address
}
