import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useActor } from '../../base/lib/session.ts'
import { lazy } from '../../base/ui/lazy.tsx'
import { PasswordField } from '../../base/ui/password-field.tsx'
import { userQuery } from '../profil/user.queries.ts'

export const TanpaPassword = lazy(() => import('./tanpa-password.tsx').then((file) => file.TanpaPassword))

type OwnPasswordProps = Omit<ComponentProps<typeof PasswordField>, 'autoComplete'>

/** The user's own password, before an act that asks for it. Where the account has none, how it gets one stands in its place. */
export function OwnPassword(props: OwnPasswordProps) {
  const { user_id } = useActor()
  const { data } = useQuery(userQuery(user_id))
  if (data?.tanpa_password) return <TanpaPassword email={data.email} isAsked={Boolean(props.error)} />
  return <PasswordField label={t`Password`} autoComplete="current-password" {...props} />
}
