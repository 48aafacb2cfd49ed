import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Group } from '@mantine/core'
import { konsultasi as messages } from '@sehati/contract/consultation/konsultasi.messages'
import { ButtonLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { useActor } from '../../base/lib/session.ts'
import { PictureEmpty } from '../../base/ui/pictures/picture-empty.tsx'
import { StateMessage } from '../../base/ui/state-message.tsx'

/** Instead of the form: the patient has an open request with this professional. */
export function MasihDiajukan({ nama, jadwal_id }: { nama: string; jadwal_id: number }) {
  const { level_id } = useActor()
  return (
    <StateMessage
      role="status"
      picture={<PictureEmpty />}
      judul={nama}
      isi={messages.ALREADY_REQUESTED.isi}
      action={
        <Group gap="sm" justify="center">
          <ButtonLink to={inArea(level_id, '/appointment-detail', { jadwal_id })}>
            <Trans>Lihat pengajuan</Trans>
          </ButtonLink>
          <ButtonLink to={inArea(level_id, '/konsultasi')} variant="light">
            <Trans>Pilih tenaga profesional lain</Trans>
          </ButtonLink>
        </Group>
      }
    />
  )
}

/** Instead of the form: no professional is chosen. */
export function NobodyChosen() {
  const { level_id } = useActor()
  return (
    <StateMessage
      role="status"
      picture={<PictureEmpty />}
      isi={t`Pilih dulu dokter atau psikolog yang ingin Anda temui.`}
      action={
        <ButtonLink to={inArea(level_id, '/konsultasi')}>
          <Trans>Pilih tenaga profesional</Trans>
        </ButtonLink>
      }
    />
  )
}
