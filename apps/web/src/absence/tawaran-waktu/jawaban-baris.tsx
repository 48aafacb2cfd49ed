import { jawabanOf } from '@sehati/contract/absence/tawaran-waktu.rules'
import { useQuery } from '@tanstack/react-query'
import { Jawaban } from './jawaban.tsx'
import { tawaranTenagaQuery } from './tawaran-waktu.queries.ts'

/** In a row of the professional's list: what the patient says to the times that were offered, if any were. */
export function JawabanBaris({ jadwal_id }: { jadwal_id: number }) {
  const { data } = useQuery(tawaranTenagaQuery())
  const tawaran = data?.find((one) => one.jadwal_id === jadwal_id)
  return tawaran ? <Jawaban jawaban={jawabanOf(tawaran.hasil)} /> : null
}
