import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { isAdmin, type KataTugas } from '@sehati/contract/base/access'
import { ButtonLink } from '../../base/lib/links.tsx'
import { homeOf, inArea } from '../../base/lib/paths.ts'
import { useActor } from '../../base/lib/session.ts'
import { PictureEmpty } from '../../base/ui/pictures/picture-empty.tsx'
import { StateMessage } from '../../base/ui/state-message.tsx'
import { tugasKata } from './tugas.ts'

/** The server has refused a page that is for the holders of a duty: trying again would not help. */
export const isTanpaTugas = (error: { code: string } | null): boolean => error?.code === 'FORBIDDEN'

/** Shown in place of such a page to an account without the duty: whom it is for, and who gives the duty. */
export function TanpaTugas({ tugas }: { tugas: KataTugas }) {
  const { level_id } = useActor()
  const nama = t(tugasKata[tugas].nama)
  return (
    <StateMessage
      role="status"
      picture={<PictureEmpty />}
      judul={t`Hanya untuk pemegang tugas ${nama}`}
      isi={t`Akun Anda tidak memegang tugas ini. Admin memberikannya di menu Tugas.`}
      action={
        isAdmin(level_id) ? (
          <ButtonLink to={inArea(level_id, '/tugas')} variant="light">
            <Trans>Buka Tugas</Trans>
          </ButtonLink>
        ) : (
          <ButtonLink to={homeOf(level_id)} variant="light">
            <Trans>Ke dashboard</Trans>
          </ButtonLink>
        )
      }
    />
  )
}
