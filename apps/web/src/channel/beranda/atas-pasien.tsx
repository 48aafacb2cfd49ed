import { mungkinDiminta } from '@sehati/contract/absence/kehadiran.rules'
import { listUsulan } from '@sehati/contract/absence/usulan.endpoints'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { getAntrean } from '@sehati/contract/desk/antrean.endpoints'
import { isDue } from '@sehati/contract/people/persetujuan.rules'
import { listTunggu } from '@sehati/contract/waiting/tunggu.endpoints'
import { useQuery } from '@tanstack/react-query'
import { ask, askAnew } from '../../base/lib/api.ts'
import { useActor } from '../../base/lib/session.ts'
import { useNow } from '../../base/lib/use-now.ts'
import { lazy, orNothing } from '../../base/ui/lazy.tsx'
import { Coming } from '../../base/ui/together.tsx'
import { persetujuanQuery } from '../../people/persetujuan/persetujuan.queries.ts'
import { usiaQuery } from '../../rights/usia/usia.queries.ts'

// Few patients see one of these: the page reads what they are about, and fetches only what it shows.
const UsulanBeranda = lazy(() => import('./usulan-beranda.tsx').then((file) => file.UsulanBeranda), <Coming />)
const AntreanBeranda = lazy(() => import('./antrean-beranda.tsx').then((file) => file.AntreanBeranda), <Coming />)
const KonfirmasiHadir = lazy(
  () => import('../../absence/kehadiran/konfirmasi-hadir.tsx').then((file) => file.KonfirmasiHadir),
  <Coming />,
)
const TungguNote = lazy(
  () => import('../../waiting/tunggu/bagian-pasien.ts').then((file) => file.TungguNote, orNothing),
  <Coming />,
)
const PersetujuanLangkah = lazy(
  () => import('../../rights/persetujuan/persetujuan-langkah.tsx').then((file) => file.PersetujuanLangkah),
  <Coming />,
)

/** What a patient is asked or awaited for, above what is always there. Nothing of it is shown before all of it is known. */
export function AtasPasien({ mendatang }: { mendatang: KonsultasiTampil[] }) {
  const { user_id } = useActor()
  const now = useNow()
  const persetujuan = useQuery(persetujuanQuery())
  const usia = useQuery(usiaQuery())
  const usulan = useQuery(askAnew(listUsulan, {}))
  const antrean = useQuery(askAnew(getAntrean, {}))
  const tunggu = useQuery({ ...ask(listTunggu), staleTime: 0 })
  if ([persetujuan, usia, usulan, antrean, tunggu].some(({ isPending }) => isPending)) return <Coming />
  return (
    <>
      {(persetujuan.data?.some(isDue) || usia.data?.dewasa === null) && <PersetujuanLangkah user_id={user_id} />}
      {mendatang.some((k) => mungkinDiminta(k, now)) && <KonfirmasiHadir />}
      {antrean.data && <AntreanBeranda antrean={antrean.data} />}
      {tunggu.data && tunggu.data.length > 0 && <TungguNote />}
      {usulan.data && usulan.data.length > 0 && <UsulanBeranda usulan={usulan.data} />}
    </>
  )
}
