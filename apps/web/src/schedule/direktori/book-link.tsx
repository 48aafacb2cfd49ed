import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { isPatient, registeredLevel } from '@sehati/contract/base/access'
import { ButtonLink } from '../../base/lib/links.tsx'
import { appointmentPath } from '../../base/lib/paths.ts'
import { useSession } from '../../base/lib/session.ts'

type BookLinkProps = { profesional_id: number; name: string; isOnOwnPage?: boolean }

/** *Pesan*, or *Buat janji* on the professional's own page: to their booking page, by way of /login for a visitor who is not signed in. */
export function BookLink({ profesional_id, name, isOnOwnPage = false }: BookLinkProps) {
  const actor = useSession()
  const canBook = actor === null || isPatient(actor.level_id)
  if (!canBook) {
    return (
      <Text size="xs" c="dimmed">
        <Trans>Pemesanan dilakukan dengan akun pasien.</Trans>
      </Text>
    )
  }
  return (
    <ButtonLink
      to={appointmentPath(actor?.level_id ?? registeredLevel, profesional_id)}
      preload={false}
      aria-label={isOnOwnPage ? t`Buat janji dengan ${name}` : t`Pesan konsultasi dengan ${name}`}
    >
      {isOnOwnPage ? <Trans>Buat janji</Trans> : <Trans>Pesan</Trans>}
    </ButtonLink>
  )
}
