import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Stack, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { RekamDibagikan } from '@sehati/contract/care/rekam.schema'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { tanggalPanjang, waktuPanjang, waktuSesi } from '../../base/lib/tanggal.ts'
import { List, SkeletonLines } from '../../base/ui/loaded.tsx'
import { SignedNote } from '../../base/ui/signed-note.tsx'
import { dibagikanQuery, rekamQuery } from './rekam.queries.ts'

/** The consultations whose limited notes clients let the caller read. A note is fetched, and its reading recorded, when it is opened. */
export function DaftarDibagikan() {
  const dibagikan = useQuery(dibagikanQuery())
  return (
    <List query={dibagikan} empty={{ isi: t`Belum ada klien yang memberi Anda izin membaca catatan.` }}>
      {(found) => (
        <Stack gap="md">
          {found.map((one) => (
            <Dibagikan key={one.izin_id} {...one} />
          ))}
        </Stack>
      )}
    </List>
  )
}

function Dibagikan({ jadwal_id, klien, psikolog, tanggal, zona, sampai, ada_catatan }: RekamDibagikan) {
  const id = useId()
  const [isOpen, { toggle }] = useDisclosure(false)
  const waktu = waktuSesi({ tanggal, zona })
  const akhir = tanggalPanjang(sampai)
  return (
    <Card component="article" aria-labelledby={id}>
      <Stack gap="sm">
        <Title order={2} id={id} fz="md">
          {klien}
        </Title>
        <Text size="sm">{t`Konsultasi dengan ${psikolog}, ${waktu}`}</Text>
        <Text size="sm" c="dimmed">{t`Izin berlaku sampai ${akhir}.`}</Text>
        {ada_catatan ? (
          <Button variant="light" w="fit-content" aria-expanded={isOpen} onClick={toggle}>
            {isOpen ? t`Tutup catatan` : t`Baca catatan`}
          </Button>
        ) : (
          <Text size="sm">
            <Trans>Belum ada catatan yang ditandatangani.</Trans>
          </Text>
        )}
        {isOpen && <Catatan jadwal_id={jadwal_id} />}
      </Stack>
    </Card>
  )
}

function Catatan({ jadwal_id }: { jadwal_id: number }) {
  const rekam = useQuery(rekamQuery(jadwal_id))
  return (
    <List
      query={rekam}
      isEmpty={({ catatan }) => catatan.every(({ versi }) => versi.length === 0)}
      empty={{ isi: t`Belum ada catatan yang ditandatangani.` }}
      skeleton={<SkeletonLines rows={1} height={120} />}
    >
      {({ catatan }) =>
        catatan.flatMap(({ versi }) =>
          versi.map((one) => <SignedNote key={one.rekam_id} {...one} waktu={waktuPanjang(one.ditandatangani_pada)} />),
        )
      }
    </List>
  )
}
