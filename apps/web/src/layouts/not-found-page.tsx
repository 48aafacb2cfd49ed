import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Group } from '@mantine/core'
import { ButtonLink } from '../base/lib/links.tsx'
import { homeOf, landingPath } from '../base/lib/paths.ts'
import { useSession } from '../base/lib/session.ts'
import { PageHeader } from '../base/ui/page-header.tsx'
import { PictureNotFound } from '../base/ui/pictures/picture-not-found.tsx'
import { StateMessage } from '../base/ui/state-message.tsx'

/** The 404 page, in the layout of the area that the path belongs to. */
export function NotFoundPage() {
  const actor = useSession()
  return (
    <>
      <PageHeader judul={t`Halaman tidak ditemukan.`} />
      <StateMessage
        picture={<PictureNotFound />}
        isi={t`Halaman ini tidak ada atau sudah dipindahkan.`}
        action={
          <Group gap="sm" justify="center">
            {actor ? (
              <ButtonLink to={homeOf(actor.level_id)}>
                <Trans>Ke dashboard</Trans>
              </ButtonLink>
            ) : (
              <ButtonLink to={landingPath()} reloadDocument>
                <Trans>Ke beranda</Trans>
              </ButtonLink>
            )}
            <ButtonLink to="/jadwal" variant="light">
              <Trans>Lihat jadwal</Trans>
            </ButtonLink>
          </Group>
        }
      />
    </>
  )
}
