import { t } from '@lingui/core/macro'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox, Group, NativeSelect, Stack } from '@mantine/core'
import { pekan } from '@sehati/contract/base/waktu'
import type { NomorDaruratMasukan } from '@sehati/contract/clinic/layanan.schema'
import { hariKerja } from '@sehati/contract/schedule/jendela.rules'
import type * as z from 'zod/mini'
import { JamField } from '../../base/lib/jam-field.tsx'
import { say } from '../../base/lib/say.ts'
import type { FieldProps } from '../../base/lib/use-isian.ts'
import { Columns } from '../../base/ui/columns.tsx'

const kerja = { hari: [...hariKerja], dari: '08:00', sampai: '16:00' }

type Dilayani = z.input<typeof NomorDaruratMasukan>['dilayani']

type JamNomorFieldsProps = {
  dilayani: Dilayani
  onChange: (dilayani: Dilayani) => void
  errors: Record<'hari' | 'dari' | 'sampai', FieldProps['error']>
}

/** When a number is answered: always, or on some days between two times of Jakarta. */
export function JamNomorFields({ dilayani, onChange, errors }: JamNomorFieldsProps) {
  return (
    <Stack gap="sm">
      <NativeSelect
        label={t`Dijawab`}
        description={t`Di luar jamnya, halaman menyebut “Sedang tutup”.`}
        data={[
          { value: '', label: t`Setiap saat` },
          { value: 'jam', label: t`Pada jam tertentu` },
        ]}
        value={dilayani ? 'jam' : ''}
        onChange={(event) => onChange(event.currentTarget.value ? kerja : null)}
      />
      {dilayani && (
        <>
          <Checkbox.Group
            label={t`Hari dijawab`}
            error={errors.hari}
            value={dilayani.hari as string[]}
            onChange={(chosen) =>
              onChange({ ...dilayani, hari: pekan.filter((day) => chosen.includes(day as string)) })
            }
          >
            <Group gap="sm" mt={4}>
              {pekan.map((day) => (
                <Checkbox key={day} value={day} label={say(day)} />
              ))}
            </Group>
          </Checkbox.Group>
          <Columns two="xs">
            <JamField
              label={t`Mulai (WIB)`}
              value={dilayani.dari}
              error={errors.dari ?? false}
              onChange={(jam) => onChange({ ...dilayani, dari: jam })}
            />
            <JamField
              label={t`Selesai (WIB)`}
              hint={t`Lebih awal dari mulai: hari berikutnya.`}
              value={dilayani.sampai}
              error={errors.sampai ?? false}
              onChange={(jam) => onChange({ ...dilayani, sampai: jam })}
            />
          </Columns>
        </>
      )}
    </Stack>
  )
}
