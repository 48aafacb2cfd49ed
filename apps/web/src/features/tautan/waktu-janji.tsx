import { t } from '@lingui/core/macro'
import type { Tautan } from '@sehati/contract/tautan.schema'
import { rentangJam, tanggalPanjang } from '../../lib/tanggal.ts'
import { Facts } from '../../ui/facts.tsx'

/** When it is, and nothing else: whoever reads along learns no more. */
export const WaktuJanji = ({ tautan }: { tautan: Tautan }) => (
  <Facts
    items={[
      [t`Tanggal`, tanggalPanjang(tautan.tanggal)],
      [t`Waktu`, rentangJam(tautan.tanggal, tautan.jam_selesai)],
    ]}
  />
)
