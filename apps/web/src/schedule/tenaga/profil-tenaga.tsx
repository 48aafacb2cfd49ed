import { Trans } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { TextLink } from '../../base/lib/links.tsx'
import { Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { ProfilTenagaForm } from './profil-tenaga-form.tsx'
import { ownTenagaQuery, useUpdateProfilTenaga } from './tenaga-profesional.queries.ts'

/** The part of one's own profile that only a professional has. */
export function ProfilTenaga({ user_id }: { user_id: number }) {
  const tenaga = useQuery(ownTenagaQuery(user_id))
  const { mutateAsync } = useUpdateProfilTenaga()
  if (tenaga.error?.code === 'PROFESSIONAL_NOT_FOUND') {
    return (
      <Text size="sm" c="dimmed">
        <Trans>Bagian ini dapat diisi setelah admin menambahkan spesialisasi dan lokasi praktik kamu.</Trans>
      </Text>
    )
  }
  return (
    <Loaded query={tenaga} skeleton={<SkeletonLines rows={4} />}>
      {(found) => (
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            <Trans>Tampil untuk umum, agar pasien dapat memilih tenaga profesional yang sesuai.</Trans>{' '}
            <TextLink to={`/tenaga/${found.profesional_id}`} inherit underline="always">
              <Trans>Lihat halaman publik</Trans>
            </TextLink>
          </Text>
          <ProfilTenagaForm tenaga={found} save={(body) => mutateAsync({ body })} />
        </Stack>
      )}
    </Loaded>
  )
}
