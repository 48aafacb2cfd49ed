import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { http } from '@sehati/contract/base/http.messages'
import type { TenagaProfesional } from '@sehati/contract/schedule/tenaga-profesional.schema'
import { updateTenagaProfesional } from '@sehati/contract/staffing/tenaga-kelola.endpoints'
import { IconArrowLeft, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useDetailId } from '../../base/lib/detail-id.ts'
import { ButtonLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { Initials } from '../../base/ui/initials.tsx'
import { later } from '../../base/ui/later.tsx'
import { Loaded } from '../../base/ui/loaded.tsx'
import { showSuccess } from '../../base/ui/notice.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { PictureNotFound } from '../../base/ui/pictures/picture-not-found.tsx'
import { StateMessage } from '../../base/ui/state-message.tsx'
import { ProfilPublik } from '../../schedule/tenaga/profil-publik.tsx'
import { spesialisasiQuery, tenagaQuery } from '../../schedule/tenaga/tenaga-admin.queries.ts'
import { TenagaFacts } from '../../schedule/tenaga/tenaga-facts.tsx'

const EditTenagaForm = later(() =>
  import('../../schedule/tenaga/edit-tenaga-form.tsx').then((file) => file.EditTenagaForm),
)

// Below what the page is opened for.
const CutiSection = later(() => import('../../absence/cuti/cuti-section.tsx').then((file) => file.CutiSection))
const SelesaikanCuti = later(() => import('../../absence/cuti/selesaikan-cuti.tsx').then((file) => file.SelesaikanCuti))

const toList = (
  <ButtonLink to={inArea(1, '/tenagaprofesi')} variant="subtle" leftSection={<IconArrowLeft size={18} aria-hidden />}>
    <Trans>Tenaga Profesi</Trans>
  </ButtonLink>
)

const Missing = () => (
  <StateMessage
    role="alert"
    picture={<PictureNotFound />}
    judul={http.NOT_FOUND.judul}
    isi={t`Tenaga profesional ini tidak ada. Buka kembali dari daftar.`}
    action={toList}
  />
)

/** /admin/tenagaprofesi/detail/$id: one professional, with what an admin may change. */
export function Page() {
  const id = useDetailId()
  return (
    <>
      <PageHeader judul={t`Detail Tenaga Profesi`} actions={toList} />
      {id === null ? <Missing /> : <Tenaga key={id} profesional_id={id} />}
    </>
  )
}

function Tenaga({ profesional_id }: { profesional_id: number }) {
  const tenaga = useQuery(tenagaQuery(profesional_id))
  if (tenaga.error?.code === 'NOT_FOUND') return <Missing />
  return (
    <Loaded query={tenaga} skeleton={<Skeleton height={420} />}>
      {(found) => (
        <Stack gap="lg">
          <Details tenaga={found} />
          <ProfilPublik tenaga={found} />
          <CutiSection
            zona={found.zona}
            untuk={{ profesional_id, nama: found.name }}
            selesaikan={(form) => <SelesaikanCuti {...form} />}
          />
        </Stack>
      )}
    </Loaded>
  )
}

function Details({ tenaga }: { tenaga: TenagaProfesional }) {
  const spesialisasi = useQuery(spesialisasiQuery())
  const [isEditing, editor] = useDisclosure(false)
  const edit = useRef<HTMLButtonElement>(null)
  const leave = () => {
    editor.close()
    requestAnimationFrame(() => edit.current?.focus())
  }
  return (
    <Card>
      <Stack gap="xl">
        <Group justify="space-between" gap="md">
          <Group gap="md" wrap="nowrap">
            <Initials name={tenaga.name} size={56} />
            <div>
              <Text fw={700} size="lg" lh={1.3}>
                {tenaga.name}
              </Text>
              <Text size="sm" c="dimmed">
                {tenaga.nama_spesialisasi}
              </Text>
            </div>
          </Group>
          {!isEditing && (
            <Button ref={edit} variant="light" leftSection={<IconPencil size={18} aria-hidden />} onClick={editor.open}>
              <Trans>Edit</Trans>
            </Button>
          )}
        </Group>
        {isEditing && (
          <Loaded query={spesialisasi} skeleton={<Skeleton height={200} />}>
            {(found) => (
              <EditTenagaForm
                tenaga={tenaga}
                spesialisasi={found}
                onCancel={leave}
                onSaved={() => {
                  showSuccess(updateTenagaProfesional)
                  leave()
                }}
              />
            )}
          </Loaded>
        )}
        <TenagaFacts tenaga={tenaga} />
      </Stack>
    </Card>
  )
}
