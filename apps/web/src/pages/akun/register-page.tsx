import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import { z } from 'zod'
import { RegisterForm } from '../../features/auth/register-form.tsx'
import { firstWords } from '../../lib/first-words.ts'
import { TextLink } from '../../lib/links.tsx'
import { useUrlSearch } from '../../lib/url-search.ts'
import { PictureHero } from '../../ui/pictures/picture-hero.tsx'
import { AccountCard } from './account-card.tsx'

const Search = z.object({ dari: z.string().optional() })

/** /register: always makes a patient's account. */
export function RegisterPage() {
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
            <TextLink to="/login" search={{ dari }} fw={600}>
              Login
            </TextLink>
          </Trans>
        </Text>
      </Stack>
    </AccountCard>
  )
}
