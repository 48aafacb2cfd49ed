import { t } from '@lingui/core/macro'
import type { Tautan } from '@sehati/contract/booking/tautan.schema'
import { rentangJam, tanggalPanjang } from '../../base/lib/tanggal.ts'
import { Facts } from '../../base/ui/facts.tsx'

/** When the consultation is, and nothing else: another person who sees the page learns no more. */
export const WaktuJanji = ({ tautan }: { tautan: Pick<Tautan, 'tanggal' | 'jam_selesai' | 'zona'> }) => (
  <Facts
    items={[
      [t`Tanggal`, tanggalPanjang(tautan.tanggal)],
      [t`Waktu`, rentangJam(tautan.tanggal, tautan.jam_selesai, tautan.zona)],
    ]}
  />
)
