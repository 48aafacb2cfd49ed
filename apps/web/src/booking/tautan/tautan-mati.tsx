import { Trans } from '@lingui/react/macro'
import { Stack } from '@mantine/core'
import { tautan as messages } from '@sehati/contract/booking/tautan.messages'
import { ButtonLink } from '../../base/lib/links.tsx'
import { FormAlert } from '../../base/ui/form-errors.tsx'

export const ToLogin = () => (
  <ButtonLink to="/login" variant="light">
    <Trans>Login untuk melihat konsultasi</Trans>
  </ButtonLink>
)

/** A link that is good for nothing, or no longer: the way in is the login. */
export const TautanMati = () => (
  <Stack gap="lg">
    <FormAlert judul={messages.LINK_INVALID.judul} isi={messages.LINK_INVALID.isi} />
    <ToLogin />
  </Stack>
)
