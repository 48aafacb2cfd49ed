import { Trans } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import { user as messages } from '@sehati/contract/people/user.messages'
import { ButtonLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { say } from '../../base/lib/say.ts'

/** Says that an admin's own e-mail and password are changed by the profile, and leads there. */
export function OwnAccount() {
  return (
    <Stack gap="sm" align="flex-start">
      <Text size="sm">{say(messages.OWN_ACCOUNT.isi)}</Text>
      <ButtonLink to={inArea(1, '/profile')} variant="default" size="sm">
        <Trans>Buka profil</Trans>
      </ButtonLink>
    </Stack>
  )
}
