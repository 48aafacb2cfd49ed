import { t } from '@lingui/core/macro'
import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { semuaHasilTinjauan } from '@sehati/contract/record/jejak.rules'
import { hasilKata } from '../../record/jejak/darurat.ts'

/** What a review found. It is said once, so none is chosen beforehand. */
export const HasilField = (props: NativeSelectProps) => (
  <NativeSelect
    required
    data={[
      { value: '', label: t`Pilih hasil` },
      ...semuaHasilTinjauan.map((value) => ({ value, label: t(hasilKata[value]) })),
    ]}
    {...props}
  />
)
