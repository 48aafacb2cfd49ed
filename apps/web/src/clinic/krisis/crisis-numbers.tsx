import { barisNomor, isDilayani } from '@sehati/contract/clinic/jam-nomor.rules'
import type { NomorBantuan } from '@sehati/contract/clinic/layanan.schema'
import { language } from '../../base/lib/language.ts'
import { useNow } from '../../base/lib/use-now.ts'
import { CrisisNumber, SedangTutup } from '../../base/ui/crisis-strip.tsx'
import { layanan } from '../layanan/layanan.ts'

type CrisisNumbersProps = { only?: (row: NomorBantuan) => boolean }

/** The numbers that an admin keeps, or `only` some of them, as rows of a list. Whether one is answered is judged again while the page is open. */
export function CrisisNumbers({ only = () => true }: CrisisNumbersProps) {
  const now = useNow()
  return layanan()
    ?.nomor_darurat.filter(only)
    .map((row) => (
      <CrisisNumber
        key={`${row.nomor} ${row.ext} ${row.label}`}
        nomor={row.nomor}
        ext={row.ext}
        {...barisNomor(row, language())}
        tutup={!isDilayani(row.dilayani, now) && <SedangTutup />}
      />
    ))
}
