import { t } from '@lingui/core/macro'
import { Stack, Title } from '@mantine/core'
import type { CatatanRekam } from '@sehati/contract/care/rekam.schema'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { waktuPanjang } from '../../base/lib/tanggal.ts'
import { List, SkeletonLines } from '../../base/ui/loaded.tsx'
import { SignedNote } from '../../base/ui/signed-note.tsx'
import { jenisRekamKata } from './kata.ts'
import { rekamQuery } from './rekam.queries.ts'
import { Rilis } from './rilis.tsx'

/** The signed notes of a psychologist who is gone, for who answers the request of their client. */
export function CatatanDiminta({ jadwal_id }: { jadwal_id: number }) {
  const rekam = useQuery(rekamQuery(jadwal_id))
  return (
    <List
      query={rekam}
      isEmpty={({ catatan }) => catatan.every(({ versi }) => versi.length === 0)}
      empty={{ isi: t`Belum ada catatan yang ditandatangani.` }}
      skeleton={<SkeletonLines rows={1} height={120} />}
    >
      {({ catatan }) => (
        <Stack gap="lg" py="sm">
          {catatan
            .filter(({ versi }) => versi.length > 0)
            .map((one) => (
              <Jenis key={one.jenis} {...one} />
            ))}
        </Stack>
      )}
    </List>
  )
}

function Jenis({ jenis, versi }: CatatanRekam) {
  const id = useId()
  const [newest] = versi
  return (
    <Stack component="section" aria-labelledby={id} gap="sm">
      <Title order={2} id={id} fz="md">
        {t(jenisRekamKata[jenis])}
      </Title>
      {versi.map((one) => (
        <SignedNote key={one.rekam_id} {...one} waktu={waktuPanjang(one.ditandatangani_pada)}>
          {jenis === 'terbatas' && one === newest && <Rilis {...one} />}
        </SignedNote>
      ))}
    </Stack>
  )
}
