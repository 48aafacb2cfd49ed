import { PasangPerangkat } from '../../features/pasang/pasang.tsx'
import { KabarPerangkat } from '../../features/pemberitahuan/kabar-perangkat.tsx'
import { PilihanKabar } from '../../features/pemberitahuan/pilihan-kabar.tsx'

/** For the profile: how notices reach a person, on this device and by mail. */
export function KabarBagian() {
  return (
    <>
      <PasangPerangkat />
      <KabarPerangkat />
      <PilihanKabar />
    </>
  )
}
