import { isiNomor } from '@sehati/contract/layanan/rules'
import { language } from '../lib/language.ts'
import { layanan } from '../lib/layanan.ts'
import { CrisisNumber, CrisisStrip } from '../ui/crisis-strip.tsx'

/** The numbers that an admin keeps, as rows of a list. */
export const CrisisNumbers = () =>
  layanan()?.nomor_darurat.map((row) => (
    <CrisisNumber
      key={`${row.nomor} ${row.ext} ${row.label}`}
      nomor={row.nomor}
      ext={row.ext}
      {...isiNomor(row, language())}
    />
  ))

export const Crisis = () => (
  <CrisisStrip>
    <CrisisNumbers />
  </CrisisStrip>
)
