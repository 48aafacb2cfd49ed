import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Box, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { isProfessional } from '@sehati/contract/base/access'
import type { TenagaProfesional } from '@sehati/contract/schedule/tenaga-profesional.schema'
import { IconPencil } from '@tabler/icons-react'
import { useRef } from 'react'
import { TextLink } from '../../base/lib/links.tsx'
import { Facts } from '../../base/ui/facts.tsx'
import { later } from '../../base/ui/later.tsx'
import styles from './profil-publik.module.css'
import { useUpdateTenaga } from './tenaga-admin.queries.ts'

const ProfilTenagaForm = later(() => import('./profil-tenaga-form.tsx').then((file) => file.ProfilTenagaForm))

/** What a professional says of themself: read by an admin, and changed for them. */
export function ProfilPublik({ tenaga }: { tenaga: TenagaProfesional }) {
  const { mutateAsync } = useUpdateTenaga()
  const [isEditing, editor] = useDisclosure(false)
  const edit = useRef<HTMLButtonElement>(null)
  const leave = () => {
    editor.close()
    requestAnimationFrame(() => edit.current?.focus())
  }
  return (
    <Card component="section" aria-labelledby="profil-publik">
      <Stack gap="lg">
        <Group justify="space-between" gap="md" align="flex-start">
          <div>
            <Title order={2} fz="lg" id="profil-publik">
              <Trans>Profil publik</Trans>
            </Title>
            <WherePublic tenaga={tenaga} />
          </div>
          {!isEditing && (
            <Button ref={edit} variant="light" leftSection={<IconPencil size={18} aria-hidden />} onClick={editor.open}>
              <Trans>Ubah profil publik</Trans>
            </Button>
          )}
        </Group>
        {isEditing ? (
          <Box maw="var(--sehati-form)">
            <ProfilTenagaForm
              tenaga={tenaga}
              save={(body) => mutateAsync({ query: { id: tenaga.profesional_id }, body })}
              onClose={leave}
            />
          </Box>
        ) : (
          <ProfilFacts tenaga={tenaga} />
        )}
      </Stack>
    </Card>
  )
}

/** The way to the public page; only active professionals have one. */
const WherePublic = ({ tenaga: { profesional_id, status_user, level_id } }: { tenaga: TenagaProfesional }) =>
  status_user === 'aktif' && isProfessional(level_id) ? (
    <TextLink to={`/tenaga/${profesional_id}`} size="sm" className={styles.link}>
      <Trans>Lihat halaman publik</Trans>
    </TextLink>
  ) : (
    <Text size="sm" c="dimmed">
      <Trans>Tidak tampil untuk umum selama tenaga profesional ini tidak aktif.</Trans>
    </Text>
  )

function ProfilFacts({ tenaga: { biografi, topik, bahasa, no_str, no_sip } }: { tenaga: TenagaProfesional }) {
  const none = t`Belum diisi`
  return (
    <Facts
      items={[
        [
          t`Biografi singkat`,
          biografi ? (
            <span key="biografi" className={styles.biography}>
              {biografi}
            </span>
          ) : (
            none
          ),
        ],
        [t`Topik yang ditangani`, topik.join(', ') || none],
        [t`Bahasa`, bahasa.join(', ') || none],
        [t`Nomor STR`, no_str ?? none],
        [t`Nomor SIP atau SIPP`, no_sip ?? none],
      ]}
    />
  )
}
