import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, NativeSelect } from '@mantine/core'
import { pekan } from '@sehati/contract/base/waktu'
import { say } from '../../base/lib/say.ts'
import type { JadwalFilter } from './jadwal-publik.rules.ts'

type JadwalFiltersProps = {
  filter: JadwalFilter
  spesialisasi: string[]
  onChange: (patch: Partial<JadwalFilter>) => void
}

/** Day, profession and specialisation of the public schedule. */
export function JadwalFilters({ filter, spesialisasi, onChange }: JadwalFiltersProps) {
  const isFiltered = Object.values(filter).some(Boolean)
  return (
    <Group component="section" aria-label={t`Filter jadwal`} gap="sm" align="flex-end">
      <NativeSelect
        flex="1 1 10.5rem"
        label={t`Hari`}
        value={filter.hari}
        data={[{ value: '', label: t`Semua hari` }, ...pekan.map((hari) => ({ value: hari, label: say(hari) }))]}
        onChange={(event) => onChange({ hari: event.currentTarget.value })}
      />
      <NativeSelect
        flex="1 1 10.5rem"
        label={t({ message: 'Profesi', context: 'pilihan' })}
        value={filter.profesi}
        data={[
          { value: '', label: t`Semua profesi` },
          { value: 'dokter', label: t`Dokter` },
          { value: 'psikolog', label: t`Psikolog` },
        ]}
        onChange={(event) => onChange({ profesi: event.currentTarget.value })}
      />
      <NativeSelect
        flex="2 1 14rem"
        label={t`Spesialisasi`}
        value={filter.spesialisasi}
        data={[{ value: '', label: t`Semua spesialisasi` }, ...spesialisasi]}
        onChange={(event) => onChange({ spesialisasi: event.currentTarget.value })}
      />
      <Button
        variant="default"
        disabled={!isFiltered}
        onClick={() => onChange({ hari: '', profesi: '', spesialisasi: '' })}
      >
        <Trans>Reset</Trans>
      </Button>
    </Group>
  )
}
