import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import { LupaPasswordForm } from '../../features/auth/lupa-password-form.tsx'
import { TextLink } from '../../lib/links.tsx'
import { NoIndex } from '../../ui/no-index.tsx'
import { PictureHero } from '../../ui/pictures/picture-hero.tsx'
import { AccountCard } from './account-card.tsx'

/** /lupa-password: requests a link by mail. */
export const LupaPasswordPage = () => (
  <AccountCard
    judul={t`Lupa password`}
    isi={t`Masukkan email yang terdaftar. Kami akan mengirim tautan untuk membuat password baru.`}
    aside={<PictureHero />}
  >
    <NoIndex />
    <Stack gap="lg">
      <LupaPasswordForm />
      <Text size="sm" ta="center">
        <TextLink to="/login" fw={600}>
          <Trans>Kembali ke login</Trans>
        </TextLink>
      </Text>
    </Stack>
  </AccountCard>
)
