import { Group } from '@mantine/core'
import { ButtonLink } from '../lib/links.tsx'
import { homeOf } from '../lib/paths.ts'
import { useSession } from '../lib/session.ts'
import { PageHeader } from '../ui/page-header.tsx'
import { PictureNotFound } from '../ui/pictures/picture-not-found.tsx'
import { StateMessage } from '../ui/state-message.tsx'

/** 404, within whichever frame the address belongs to. */
export function NotFoundPage() {
  const actor = useSession()
  return (
    <>
      <PageHeader judul="Halaman tidak ditemukan." />
      <StateMessage
        picture={<PictureNotFound />}
        isi="Alamat ini tidak ada atau sudah dipindahkan."
        action={
          <Group gap="sm" justify="center">
            {actor ? (
              <ButtonLink to={homeOf(actor.level_id)}>Ke dashboard</ButtonLink>
            ) : (
              <ButtonLink to="/" reloadDocument>
                Ke beranda
              </ButtonLink>
            )}
            <ButtonLink to="/jadwal" variant="light">
              Lihat jadwal
            </ButtonLink>
          </Group>
        }
      />
    </>
  )
}
