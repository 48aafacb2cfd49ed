import { Trans } from '@lingui/react/macro'
import { Alert, Stack, Text } from '@mantine/core'
import type { Usulan } from '@sehati/contract/absence/usulan.schema'
import { IconCalendarHeart } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { useActor } from '../../base/lib/session.ts'
import { tanggalRentang } from '../../base/lib/tanggal.ts'

/** What the clinic proposes to a patient instead of a cancelled consultation, with the one way on that is still open. */
export function UsulanNote({ usulan }: { usulan: Usulan }) {
  const { nama_profesional: nama, tanggal, jam_mulai, jam_selesai, zona } = usulan
  const waktu = tanggalRentang(tanggal, jam_mulai, jam_selesai, zona)
  return (
    <Alert color="accent" icon={<IconCalendarHeart aria-hidden />}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm" fw={600}>
          <Trans>
            Klinik mengusulkan {nama}, {waktu}.
          </Trans>
        </Text>
        <WayOn usulan={usulan} />
      </Stack>
    </Alert>
  )
}

const says = (kata: ReactNode) => <Text size="sm">{kata}</Text>

function WayOn({ usulan }: { usulan: Usulan }) {
  const { level_id } = useActor()
  const { nama_profesional: nama, profesional_id, tanggal, jadwal_tenaga_id, jam_mulai, metode_konsultasi } = usulan
  if (usulan.status === 'dipesan') return says(<Trans>Anda sudah memesan waktu ini.</Trans>)
  if (usulan.status === 'tersedia')
    return (
      <>
        {says(<Trans>Waktu ini belum dipesan. Anda dapat memesannya selama masih tersedia.</Trans>)}
        <ButtonLink
          to={inArea(level_id, '/appointment', {
            profesional_id,
            tanggal,
            jadwal_tenaga_id,
            jam_mulai,
            metode: metode_konsultasi,
          })}
          size="sm"
        >
          <Trans>Pesan waktu ini</Trans>
        </ButtonLink>
      </>
    )
  return (
    <>
      {says(
        usulan.status === 'lewat' ? (
          <Trans>Waktu yang diusulkan sudah lewat.</Trans>
        ) : (
          <Trans>Waktu yang diusulkan sudah tidak tersedia.</Trans>
        ),
      )}
      <ButtonLink to={inArea(level_id, '/appointment', { profesional_id })} variant="default" size="sm">
        <Trans>Lihat jadwal {nama}</Trans>
      </ButtonLink>
    </>
  )
}
