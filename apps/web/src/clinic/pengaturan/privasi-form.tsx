import { t } from '@lingui/core/macro'
import { confirm } from '../../base/ui/confirm.tsx'
import { Sakelar } from './sakelar.tsx'

const askToTurnOff = () =>
  confirm({
    judul: t`Matikan privasi ketat?`,
    isi: t`Password yang mudah ditebak diterima lagi, dan password dari admin dapat terus dipakai.`,
    ya: t`Matikan`,
    tidak: t`Batal`,
    isDestructive: true,
  })

/** Strict privacy. */
export const PrivasiForm = () => (
  <Sakelar
    nama="privasi_ketat"
    judul={t`Privasi dan password`}
    label={t`Privasi ketat`}
    isi={t`Password yang paling sering dipakai orang ditolak, dan pengguna yang password-nya dibuat admin harus membuat password sendiri sebelum dapat membuka halaman lain. Pasien yang memesan sendiri harus menyetujui pemberitahuan privasi lebih dulu.`}
    asked={{ isOn: false, ask: askToTurnOff }}
  />
)
