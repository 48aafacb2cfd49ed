import { t } from '@lingui/core/macro'
import { Stack, Text } from '@mantine/core'
import type { Keperluan, Persetujuan } from '@sehati/contract/people/persetujuan.schema'
import type { ReactNode } from 'react'
import { tanggalPanjang } from '../../base/lib/tanggal.ts'
import { BacaNaskah } from './baca-naskah.tsx'

type MendatangProps = {
  row: { keperluan: Keperluan } & Pick<Persetujuan, 'judul' | 'jawaban' | 'mendatang'>
  /** What agrees to that version; not shown to a person who has. */
  children: (versi: number) => ReactNode
}

/** A version that is not in force yet: from when it is, its words, and the way to agree to it already. */
export function Mendatang({ row: { keperluan, judul, jawaban, mendatang }, children }: MendatangProps) {
  if (mendatang === null) return null
  const { versi } = mendatang
  const tanggal = tanggalPanjang(mendatang.berlaku_sejak)
  const isAgreed = jawaban?.sikap === 'setuju' && jawaban.versi >= versi
  return (
    <Stack gap="xs">
      <Text size="sm">{t`Versi ${versi} berlaku mulai ${tanggal}.`}</Text>
      <BacaNaskah keperluan={keperluan} versi={versi} judul={judul} />
      {!isAgreed && children(versi)}
    </Stack>
  )
}
