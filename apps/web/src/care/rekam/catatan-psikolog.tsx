import { useQuery } from '@tanstack/react-query'
import { Columns } from '../../base/ui/columns.tsx'
import { Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { CatatanJenis } from './catatan-jenis.tsx'
import { rekamQuery } from './rekam.queries.ts'

/** Both notes of a consultation, for the psychologist who writes them. */
export function CatatanPsikolog({ jadwal_id }: { jadwal_id: number }) {
  const rekam = useQuery({ ...rekamQuery(jadwal_id), refetchOnWindowFocus: false })
  return (
    <Loaded query={rekam} skeleton={<SkeletonLines rows={2} height={240} />}>
      {({ catatan }) => (
        <Columns two="lg" gap="lg" style={{ alignItems: 'start' }}>
          {catatan.map((one) => (
            <CatatanJenis key={one.jenis} jadwal_id={jadwal_id} catatan={one} onStale={() => void rekam.refetch()} />
          ))}
        </Columns>
      )}
    </Loaded>
  )
}
