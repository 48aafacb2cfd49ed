import { getUsulan } from '@sehati/contract/booking/usulan.endpoints'
import { useQuery } from '@tanstack/react-query'
import { UsulanNote } from '../../features/konsultasi/usulan-note.tsx'
import { askAnew } from '../../lib/api.ts'

/** What the clinic proposed when it cancelled this consultation; nothing where it proposed nothing. */
export function UsulanKonsultasi({ jadwal_id }: { jadwal_id: number }) {
  const { data } = useQuery({ ...askAnew(getUsulan, { jadwalid: jadwal_id }), refetchOnWindowFocus: true })
  return data ? <UsulanNote usulan={data} /> : null
}
