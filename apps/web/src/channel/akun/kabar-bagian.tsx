import { PasangPerangkat } from '../../base/pasang/pasang.tsx'
import { KabarPerangkat } from '../pemberitahuan/kabar-perangkat.tsx'
import { PilihanKabar } from '../pemberitahuan/pilihan-kabar.tsx'
import { PilihanWhatsapp } from '../pemberitahuan/pilihan-whatsapp.tsx'

/**
 * For the profile: how notices reach a person, on this device, by WhatsApp and by mail. `nomor` is the stored phone number, null
 * where WhatsApp is not offered.
 */
export function KabarBagian({ nomor }: { nomor: string | null }) {
  return (
    <>
      <PasangPerangkat />
      <KabarPerangkat />
      <PilihanWhatsapp nomor={nomor} />
      <PilihanKabar />
    </>
  )
}
