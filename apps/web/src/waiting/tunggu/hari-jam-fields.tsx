import { t } from '@lingui/core/macro'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox, Group, Stack } from '@mantine/core'
import type { Hari } from '@sehati/contract/base/waktu'
import { hariKerja } from '@sehati/contract/schedule/jendela.rules'
import { useState } from 'react'
import { typedJam } from '../../base/lib/jam.ts'
import { JamField } from '../../base/lib/jam-field.tsx'
import { say } from '../../base/lib/say.ts'
import { Columns } from '../../base/ui/columns.tsx'

type Dipilih = { hari: Hari[] | undefined; jam_dari: string | undefined; jam_sampai: string | undefined }

type HariJamFieldsProps = {
  errors: { dari: string | boolean; sampai: string | boolean }
  /** What is not chosen is undefined: any day, any hour. */
  onChange: (dipilih: Dipilih) => void
}

const typed = (jam: string) => typedJam(jam) || undefined

/** Which days and hours are welcome, of the days that patients can book. */
export function HariJamFields({ errors, onChange }: HariJamFieldsProps) {
  const [isian, setIsian] = useState<{ hari: Hari[]; dari: string; sampai: string }>({ hari: [], dari: '', sampai: '' })
  const change = (patch: Partial<typeof isian>) => {
    const next = { ...isian, ...patch }
    setIsian(next)
    const hari = next.hari.length > 0 ? next.hari : undefined
    onChange({ hari, jam_dari: typed(next.dari), jam_sampai: typed(next.sampai) })
  }
  return (
    <Stack gap="sm">
      <Checkbox.Group
        label={t`Hari yang cocok (opsional)`}
        description={t`Kosong berarti hari apa pun.`}
        value={isian.hari}
        onChange={(chosen) => change({ hari: hariKerja.filter((hari) => chosen.includes(hari)) })}
      >
        <Group gap="md" mt="xs">
          {hariKerja.map((hari) => (
            <Checkbox key={hari} value={hari} label={say(hari)} />
          ))}
        </Group>
      </Checkbox.Group>
      <Columns two="xs">
        <JamField
          label={t`Mulai paling awal (opsional)`}
          value={isian.dari}
          error={errors.dari}
          onChange={(dari) => change({ dari })}
        />
        <JamField
          label={t`Selesai paling lambat (opsional)`}
          value={isian.sampai}
          error={errors.sampai}
          onChange={(sampai) => change({ sampai })}
        />
      </Columns>
    </Stack>
  )
}
