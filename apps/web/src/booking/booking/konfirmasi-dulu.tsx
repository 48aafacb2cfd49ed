import { Stack, Text } from '@mantine/core'
import { konsultasi } from '@sehati/contract/consultation/konsultasi.messages'
import type { Profil } from '@sehati/contract/people/user.schema'
import { say } from '../../base/lib/say.ts'
import { EmailBelumDikonfirmasi } from '../../people/profil/email-belum-dikonfirmasi.tsx'

/** Says already where a time is chosen that it is for people who have confirmed their address, and how that is done. */
export function KonfirmasiDulu({ user }: { user: Profil }) {
  if (!user.email_belum_dikonfirmasi) return null
  return (
    <Stack gap="sm" role="status">
      <Text>{say(konsultasi.CONFIRM_FIRST.isi)}</Text>
      <EmailBelumDikonfirmasi user={user} />
    </Stack>
  )
}
