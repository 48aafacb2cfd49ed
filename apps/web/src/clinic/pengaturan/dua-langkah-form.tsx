import { t } from '@lingui/core/macro'
import { confirm } from '../../base/ui/confirm.tsx'
import { Sakelar } from './sakelar.tsx'

const askToTurnOn = () =>
  confirm({
    judul: t`Wajibkan verifikasi dua langkah?`,
    isi: t`Staf yang belum mengaktifkannya, termasuk kamu, harus melakukannya sebelum dapat membuka halaman lain.`,
    ya: t`Wajibkan`,
    tidak: t`Batal`,
  })

/** The second factor of staff. */
export const DuaLangkahForm = () => (
  <Sakelar
    nama="dua_langkah_staf"
    judul={t`Verifikasi dua langkah`}
    label={t`Wajib untuk staf`}
    isi={t`Admin, dokter, psikolog, dan setiap pemegang tugas login dengan password dan kode dari aplikasi di ponselnya, atau dengan passkey.`}
    asked={{ isOn: true, ask: askToTurnOn }}
  />
)
