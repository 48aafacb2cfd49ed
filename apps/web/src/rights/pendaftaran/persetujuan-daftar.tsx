// Only forms with such a box fetch its styles.
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox, Skeleton, Stack } from '@mantine/core'
import type { KeperluanUmum } from '@sehati/contract/people/persetujuan.schema'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { Loaded } from '../../base/ui/loaded.tsx'
import { BacaNaskah } from '../../people/persetujuan/baca-naskah.tsx'
import { naskahQuery } from '../../people/persetujuan/persetujuan.queries.ts'
import type { UsiaDiketik } from '../usia/usia-diketik.ts'
import { UsiaFields } from '../usia/usia-fields.tsx'
import { type Dicentang, keperluanDaftar } from './dicentang.rules.ts'

type Of = { dicentang: Dicentang; onChange: (dicentang: Dicentang) => void }
type UsiaOf = Pick<ComponentProps<typeof UsiaFields>, 'salah'> & {
  usia: UsiaDiketik
  onUsia: (usia: UsiaDiketik) => void
}

/** For the registration: the age, and one box for each purpose, not ticked, with its notice. All of it may be left out. */
export const PersetujuanDaftar = ({ usia, onUsia, salah, ...of }: Of & UsiaOf) => (
  <Stack gap="md">
    <UsiaFields value={usia} onChange={onUsia} {...(salah && { salah })} />
    {keperluanDaftar.map((keperluan) => (
      <Kotak key={keperluan} keperluan={keperluan} {...of} />
    ))}
  </Stack>
)

function Kotak({ keperluan, dicentang, onChange }: Of & { keperluan: KeperluanUmum }) {
  const naskah = useQuery(naskahQuery(keperluan))
  return (
    <Loaded query={naskah} skeleton={<Skeleton height={96} />}>
      {({ versi, judul, pernyataan }) => (
        <Stack gap="xs">
          <Checkbox
            label={<span lang="id">{pernyataan}</span>}
            checked={dicentang[keperluan] !== undefined}
            onChange={({ currentTarget }) =>
              onChange({ ...dicentang, [keperluan]: currentTarget.checked ? versi : undefined })
            }
          />
          <BacaNaskah keperluan={keperluan} versi={versi} judul={judul} />
        </Stack>
      )}
    </Loaded>
  )
}
