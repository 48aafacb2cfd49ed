import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { failures } from '@sehati/contract/base/texts'
import { getTenagaProfesionalByUser } from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import { tenagaProfesional as messages } from '@sehati/contract/schedule/tenaga-profesional.messages'
import type { TenagaProfesional } from '@sehati/contract/schedule/tenaga-profesional.schema'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ask } from '../../base/lib/api.ts'
import { ButtonLink } from '../../base/lib/links.tsx'
import { session, useActor } from '../../base/lib/session.ts'
import { lazy } from '../../base/ui/lazy.tsx'
import { Loaded } from '../../base/ui/loaded.tsx'
import { PageRefusal } from './page-refusal.tsx'

/** Why texts are closed, where an admin set the password. */
const PasswordDiatur = lazy(() => import('../profil/password-diatur.tsx').then((file) => file.PasswordDiatur))

type ProfesionalGateProps = { skeleton?: ReactNode; children: (profesional: TenagaProfesional) => ReactNode }

/** Finds the caller as a professional before what needs it; says in words what is missing otherwise. */
export function ProfesionalGate(props: ProfesionalGateProps) {
  const { user_id } = useActor()
  const login = (
    <ButtonLink to="/login" variant="default">
      <Trans>Login</Trans>
    </ButtonLink>
  )
  const isi = t`Data login di perangkat ini tidak lengkap. Login kembali untuk memuat data Anda.`
  if (session.token() === null) return <PageRefusal judul={failures.tokenMissing} isi={isi} action={login} />
  if (!Number.isSafeInteger(user_id) || user_id < 1)
    return <PageRefusal judul={failures.userMissing} isi={isi} action={login} />
  return <Found user_id={user_id} {...props} />
}

function Found({ user_id, skeleton, children }: ProfesionalGateProps & { user_id: number }) {
  const profesional = useQuery(ask(getTenagaProfesionalByUser, { user_id }))
  if (profesional.error?.code === 'PROFESSIONAL_NOT_FOUND') {
    return (
      <PageRefusal
        judul={messages.PROFESSIONAL_NOT_FOUND.isi}
        isi={t`Akun ini belum dilengkapi sebagai tenaga profesional. Minta admin menambahkan spesialisasi dan lokasi praktik, lalu periksa kembali.`}
        action={
          <Button variant="default" loading={profesional.isFetching} onClick={() => profesional.refetch()}>
            <Trans>Periksa kembali</Trans>
          </Button>
        }
      />
    )
  }
  return (
    <Loaded query={profesional} skeleton={skeleton}>
      {(found) => (
        <>
          <PasswordDiatur />
          {children(found)}
        </>
      )}
    </Loaded>
  )
}
