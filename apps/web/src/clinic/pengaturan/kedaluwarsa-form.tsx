import { t } from '@lingui/core/macro'
import { confirm } from '../../base/ui/confirm.tsx'
import { Sakelar } from './sakelar.tsx'

const askToTurnOn = () =>
  confirm({
    judul: t`Akhiri pengajuan yang tidak dijawab?`,
    isi: t`Pengajuan yang sudah melewati batasnya langsung dibatalkan, dan pasiennya diberi tahu.`,
    ya: t`Nyalakan`,
    tidak: t`Batal`,
  })

/** Whether requests without an answer end by themselves. */
export const KedaluwarsaForm = () => (
  <Sakelar
    nama="kedaluwarsa"
    judul={t`Janji jawab`}
    label={t`Akhiri pengajuan yang tidak dijawab`}
    isi={t`Satu hari kerja setelah batas jawabannya, atau saat waktunya mulai, pengajuan dibatalkan sebagai kesalahan klinik. Waktunya dapat dipesan lagi, dan pasien diberi tahu.`}
    asked={{ isOn: true, ask: askToTurnOn }}
  />
)
