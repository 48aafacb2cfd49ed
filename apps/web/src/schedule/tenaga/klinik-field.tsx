import { t } from '@lingui/core/macro'
import { NativeSelect } from '@mantine/core'
import { namaZona } from '@sehati/contract/base/waktu'
import { listKlinik } from '@sehati/contract/clinic/klinik.endpoints'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { ask } from '../../base/lib/api.ts'

/** At which clinic a professional works; nothing where there is no choice. Nothing chosen is the first one. */
export function KlinikField(field: ComponentProps<typeof NativeSelect>) {
  const { data = [] } = useQuery(ask(listKlinik))
  return (
    data.length > 1 && (
      <NativeSelect
        label={t`Klinik`}
        description={t`Jam sesi mengikuti zona waktu klinik.`}
        data={data.map(({ klinik_id, nama, zona }) => ({
          value: String(klinik_id),
          label: `${nama} (${namaZona(zona)})`,
        }))}
        {...field}
      />
    )
  )
}
