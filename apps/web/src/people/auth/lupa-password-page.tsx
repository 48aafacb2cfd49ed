import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import * as z from 'zod/mini'
import { TextLink } from '../../base/lib/links.tsx'
import { inPublic } from '../../base/lib/paths.ts'
import { useUrlSearch } from '../../base/lib/url-search.ts'
import { NoIndex } from '../../base/ui/no-index.tsx'
import { PictureHero } from '../../base/ui/pictures/picture-hero.tsx'
import { AccountCard } from './account-card.tsx'
import { LupaPasswordForm } from './lupa-password-form.tsx'

export const Search = z.object({ dari: z.optional(z.string()) })

/** /lupa-password: requests a link by mail. `dari` is where the person was going. */
export function Page() {
  const [{ dari }] = useUrlSearch(Search)
  return (
    <AccountCard
      judul={t`Lupa password`}
      isi={t`Masukkan email yang terdaftar. Kami akan mengirim tautan untuk membuat password baru.`}
      aside={<PictureHero />}
    >
      <NoIndex />
      <Stack gap="lg">
        <LupaPasswordForm dari={dari} />
        <Text size="sm" ta="center">
          <TextLink to={inPublic('/login', { dari })} fw={600}>
            <Trans>Kembali ke login</Trans>
          </TextLink>
        </Text>
      </Stack>
    </AccountCard>
  )
}
