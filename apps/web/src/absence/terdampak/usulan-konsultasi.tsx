import { getUsulan } from '@sehati/contract/absence/usulan.endpoints'
import { useQuery } from '@tanstack/react-query'
import { askAnew } from '../../base/lib/api.ts'
import { UsulanNote } from '../../consultation/konsultasi/usulan-note.tsx'

/** What the clinic proposed when it cancelled this consultation; nothing where it proposed nothing. */
export function UsulanKonsultasi({ jadwal_id }: { jadwal_id: number }) {
  const { data } = useQuery({ ...askAnew(getUsulan, { jadwalid: jadwal_id }), refetchOnWindowFocus: true })
  return data ? <UsulanNote usulan={data} /> : null
}
