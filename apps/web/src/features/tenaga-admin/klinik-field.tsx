import { t } from '@lingui/core/macro'
import { NativeSelect } from '@mantine/core'
import type { Klinik } from '@sehati/contract/klinik/schema'
import { namaZona } from '@sehati/contract/waktu'
import type { ComponentProps } from 'react'

/** At which clinic a professional works; nothing where there is no choice. */
export const KlinikField = ({ klinik, ...field }: { klinik: Klinik[] } & ComponentProps<typeof NativeSelect>) =>
  klinik.length > 1 && (
    <NativeSelect
      label={t`Klinik`}
      required
      description={t`Jam sesi mengikuti zona waktu klinik.`}
      data={klinik.map(({ klinik_id, nama, zona }) => ({
        value: String(klinik_id),
        label: `${nama} (${namaZona(zona)})`,
      }))}
      {...field}
    />
  )
