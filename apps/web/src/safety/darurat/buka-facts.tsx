import { t } from '@lingui/core/macro'
import type { BukaDarurat, TinjauanDarurat } from '@sehati/contract/safety/darurat.schema'
import { jam, tanggalTanpaHari, waktuPanjang } from '../../base/lib/tanggal.ts'
import { type Fact, Facts } from '../../base/ui/facts.tsx'
import { sebutan } from '../../consultation/konsultasi/sebutan.ts'
import { kategoriKata } from '../../record/jejak/darurat.ts'
import styles from './darurat.module.css'

type Buka = Omit<BukaDarurat, 'tinjauan'> | Omit<TinjauanDarurat, 'pembuka' | 'dibaca_pada'>

/** What was opened, why, from when until when; `first` and `last` stand around it. */
export function BukaFacts({ buka: b, first = [], last = [] }: { buka: Buka; first?: Fact[]; last?: Fact[] }) {
  const akhir = jam(b.ditutup_pada ?? b.berakhir_pada)
  const dibuka = waktuPanjang(b.dibuka_pada)
  return (
    <Facts
      items={[
        ...first,
        [t`Konsultasi`, tanggalTanpaHari(b.tanggal)],
        [sebutan(b.kelas, 'awal'), b.name],
        [t`Tenaga profesional`, b.nama_profesional],
        [t`Kategori`, t(kategoriKata[b.kategori])],
        [
          t`Alasan`,
          <p key="alasan" className={styles.reason}>
            {b.alasan}
          </p>,
        ],
        [t`Dibuka`, t`${dibuka} sampai ${akhir}`],
        ...last,
      ]}
    />
  )
}
