import { Button, Group, NativeSelect } from '@mantine/core'
import { namaHari } from '@sehati/contract/waktu'
import type { JadwalFilter } from './jadwal-publik.rules.ts'

type JadwalFiltersProps = {
  filter: JadwalFilter
  spesialisasi: string[]
  onChange: (patch: Partial<JadwalFilter>) => void
}

const week = [...namaHari.slice(1), namaHari[0]]

/** Day, profession and specialisation of the public schedule. */
export function JadwalFilters({ filter, spesialisasi, onChange }: JadwalFiltersProps) {
  const isFiltered = Object.values(filter).some(Boolean)
  return (
    <Group component="section" aria-label="Saring jadwal" gap="sm" align="flex-end">
      <NativeSelect
        flex="1 1 9rem"
        label="Hari"
        value={filter.hari}
        data={[{ value: '', label: 'Semua hari' }, ...week]}
        onChange={(event) => onChange({ hari: event.currentTarget.value })}
      />
      <NativeSelect
        flex="1 1 9rem"
        label="Profesi"
        value={filter.profesi}
        data={[
          { value: '', label: 'Semua profesi' },
          { value: 'dokter', label: 'Dokter' },
          { value: 'psikolog', label: 'Psikolog' },
        ]}
        onChange={(event) => onChange({ profesi: event.currentTarget.value })}
      />
      <NativeSelect
        flex="2 1 14rem"
        label="Spesialisasi"
        value={filter.spesialisasi}
        data={[{ value: '', label: 'Semua spesialisasi' }, ...spesialisasi]}
        onChange={(event) => onChange({ spesialisasi: event.currentTarget.value })}
      />
      <Button
        variant="default"
        disabled={!isFiltered}
        onClick={() => onChange({ hari: '', profesi: '', spesialisasi: '' })}
      >
        Reset
      </Button>
    </Group>
  )
}
