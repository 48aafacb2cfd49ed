import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import * as z from 'zod/mini'
import { useGo } from '../../base/lib/links.tsx'
import { inOwnArea } from '../../base/lib/paths.ts'
import { useActor } from '../../base/lib/session.ts'
import { useUrlSearch } from '../../base/lib/url-search.ts'
import { later } from '../../base/ui/later.tsx'
import { NoIndex } from '../../base/ui/no-index.tsx'
import { PictureHero } from '../../base/ui/pictures/picture-hero.tsx'
import { AccountCard } from '../../people/auth/account-card.tsx'
import { logOut } from '../../talk/percakapan/log-out.ts'

const DuaLangkah = later(() => import('../../people/kedua/dua-langkah.tsx').then((file) => file.DuaLangkah))

export const Search = z.object({ dari: z.optional(z.string()) })

/** /dua-langkah: where a person turns on the second factor that the clinic asks for. `dari` is where the person was going. */
export function Page() {
  const { level_id } = useActor()
  const go = useGo()
  const [{ dari }] = useUrlSearch(Search)
  return (
    <AccountCard
      judul={t`Verifikasi dua langkah`}
      isi={t`Klinik meminta langkah kedua untuk setiap akun yang dapat membuka data kesehatan.`}
      aside={<PictureHero />}
    >
      <NoIndex />
      <DuaLangkah onActive={() => void go(inOwnArea(level_id, dari), { replace: true })} />
      <Button variant="subtle" color="gray" fullWidth mt="md" onClick={logOut}>
        <Trans>Logout</Trans>
      </Button>
    </AccountCard>
  )
}
