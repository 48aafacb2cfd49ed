import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import * as z from 'zod/mini'
import { firstWords } from '../../base/lib/first-words.ts'
import { TextLink } from '../../base/lib/links.tsx'
import { inPublic } from '../../base/lib/paths.ts'
import { useUrlSearch } from '../../base/lib/url-search.ts'
import { later } from '../../base/ui/later.tsx'
import { AccountCard } from '../../people/auth/account-card.tsx'
import { RegisterForm } from './register-form.tsx'

/** Decoration, which the form does not wait for. */
const PictureHero = later(
  () => import('../../base/ui/pictures/picture-hero.tsx').then((file) => file.PictureHero),
  null,
)

export const Search = z.object({ dari: z.optional(z.string()) })

/** /register: always makes a patient's account. */
export function Page() {
  const [{ dari }] = useUrlSearch(Search)
  return (
    <AccountCard
      judul={t(firstWords.register.judul)}
      isi={t(firstWords.register.isi)}
      aside={
        <>
          <PictureHero />
          <p>
            <Trans>Satu akun untuk memesan konsultasi, membaca balasan, dan menyimpan riwayat konsultasi kamu.</Trans>
          </p>
        </>
      }
    >
      <Stack gap="lg">
        <RegisterForm dari={dari} />
        <Text size="sm" ta="center">
          <Trans>
            Sudah punya akun?{' '}
            <TextLink to={inPublic('/login', { dari })} fw={600}>
              Login
            </TextLink>
          </Trans>
        </Text>
      </Stack>
    </AccountCard>
  )
}
