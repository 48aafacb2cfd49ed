import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { useGo } from '../../base/lib/links.tsx'
import { inOwnArea } from '../../base/lib/paths.ts'
import { useActor } from '../../base/lib/session.ts'
import { useUrlSearch } from '../../base/lib/url-search.ts'
import { Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { NoIndex } from '../../base/ui/no-index.tsx'
import { PictureHero } from '../../base/ui/pictures/picture-hero.tsx'
import { AccountCard } from '../../people/auth/account-card.tsx'
import { PasswordForm } from '../../people/profil/password-form.tsx'
import { userQuery } from '../../people/profil/user.queries.ts'
import { logOut } from '../../talk/percakapan/log-out.ts'

export const Search = z.object({ dari: z.optional(z.string()) })

/** /ganti-password: where a password that an admin chose is replaced. `dari` is where the person was going. */
export function Page() {
  const { user_id, level_id } = useActor()
  const user = useQuery(userQuery(user_id))
  const go = useGo()
  const [{ dari }] = useUrlSearch(Search)
  const goOn = () => void go(inOwnArea(level_id, dari), { replace: true })
  return (
    <AccountCard
      judul={t`Buat password kamu sendiri`}
      isi={t`Password yang kamu pakai dibuat oleh admin. Ganti dengan password yang hanya kamu ketahui.`}
      aside={<PictureHero />}
    >
      <NoIndex />
      <Loaded query={user} skeleton={<SkeletonLines rows={3} />}>
        {({ email }) => <PasswordForm email={email} onSaved={goOn} />}
      </Loaded>
      <Button variant="subtle" color="gray" fullWidth mt="md" onClick={logOut}>
        <Trans>Logout</Trans>
      </Button>
    </AccountCard>
  )
}
