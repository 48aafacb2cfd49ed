import { plural, t } from '@lingui/core/macro'
import { NativeSelect } from '@mantine/core'
import { type MingguStatistik, mingguStatistik } from '@sehati/contract/care/statistik.schema'

type PeriodeSwitchProps = { value: MingguStatistik; onChange: (minggu: MingguStatistik) => void }

/** How many weeks the charts look back. */
export const PeriodeSwitch = ({ value, onChange }: PeriodeSwitchProps) => (
  <NativeSelect
    label={t`Periode`}
    data={mingguStatistik.map((minggu) => ({ value: String(minggu), label: plural(minggu, { other: '# minggu' }) }))}
    value={String(value)}
    onChange={(event) => onChange(Number(event.currentTarget.value) as MingguStatistik)}
  />
)
