import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Skeleton, Stack } from '@mantine/core'
import { http as messages } from '@sehati/contract/base/http.messages'
import { nomorRekam } from '@sehati/contract/people/nomor-rekam.rules'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useDetailId } from '../../base/lib/detail-id.ts'
import { ButtonLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { say } from '../../base/lib/say.ts'
import { Loaded } from '../../base/ui/loaded.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { PictureNotFound } from '../../base/ui/pictures/picture-not-found.tsx'
import { StateMessage } from '../../base/ui/state-message.tsx'
import { Together } from '../../base/ui/together.tsx'
import { userQuery } from '../../people/profil/user.queries.ts'
import { PersetujuanOrang } from './persetujuan-orang.tsx'
import { WaliBagian } from './wali-bagian.tsx'

const toList = (
  <ButtonLink to={inArea(1, '/role')} variant="subtle" leftSection={<IconArrowLeft size={18} aria-hidden />}>
    <Trans>Users</Trans>
  </ButtonLink>
)

const Missing = () => (
  <>
    <PageHeader judul={say(messages.NOT_FOUND.judul)} />
    <StateMessage
      role="alert"
      picture={<PictureNotFound />}
      isi={t`Pengguna ini tidak ada. Buka kembali dari daftar.`}
      action={toList}
    />
  </>
)

/** /admin/role/detail/$id: what a patient and their guardian said, and what an admin records of it at the counter. */
export function Page() {
  const id = useDetailId()
  return id === null ? <Missing /> : <Orang key={id} user_id={id} />
}

function Orang({ user_id }: { user_id: number }) {
  const user = useQuery(userQuery(user_id))
  const nomor = nomorRekam(user_id)
  return (
    <Loaded query={user} skeleton={<Skeleton height={320} />}>
      {({ name }) => (
        <Stack gap="lg">
          <PageHeader judul={name} isi={t`Nomor rekam ${nomor}. Persetujuan, usia, dan wali.`} actions={toList} />
          <Together>
            <PersetujuanOrang user_id={user_id} />
            <WaliBagian user_id={user_id} />
          </Together>
        </Stack>
      )}
    </Loaded>
  )
}
