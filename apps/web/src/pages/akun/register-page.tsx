import { Stack, Text } from '@mantine/core'
import { z } from 'zod'
import { RegisterForm } from '../../features/auth/register-form.tsx'
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
      judul="Register"
      isi="Buat akun untuk memesan konsultasi dengan dokter atau psikolog."
      aside={
        <>
          <PictureHero />
          <p>Satu akun untuk memesan jadwal, melihat jawaban, dan menyimpan riwayat konsultasi kamu.</p>
        </>
      }
    >
      <Stack gap="lg">
        <RegisterForm dari={dari} />
        <Text size="sm" ta="center">
          Sudah punya akun?{' '}
          <TextLink to="/login" search={{ dari }} fw={600}>
            Login
          </TextLink>
        </Text>
      </Stack>
    </AccountCard>
  )
}
